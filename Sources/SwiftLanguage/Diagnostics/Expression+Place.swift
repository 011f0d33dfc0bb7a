// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the compiler points to when it speaks of an expression: the sign of an operator, the name of the member that is read or called, the
/// bracket of a subscript; what has no such part, as a whole.
extension Expression {
    var place: SourceSpan? { part ?? span }

    private var part: SourceSpan? {
        switch kind {
        case .binary(let left, let sign, _), .assignment(let left, let sign, _): word(sign, behind: left)
        case .ternary(let condition, _, _): word("?", behind: condition)
        case .as(let operand, _, _): word("as", behind: operand)
        case .is(let operand, _): word("is", behind: operand)
        case .subscript(let base, _): word("[", behind: base)
        case .member(_, _, let nameSpan): nameSpan
        case .implicitMember: span.map { SourceSpan(source: $0.source, start: $0.start + 1, end: $0.end) }
        case .call(let call): call.callee.place
        case .prefix(let sign, _): span?.place(of: sign)
        case .postfix, .forceUnwrap, .optionalChaining: span?.lastSign
        case .optionalChain(let inner), .parenthesized(let inner), .typed(let inner, _): inner.place
        default: nil
        }
    }

    /// Where it points to when a member of the expression is what is wrong: an element as a whole.
    var receiverPlace: SourceSpan? { if case .subscript = kind { span } else { place } }

    private func word(_ word: String, behind operand: Expression) -> SourceSpan? {
        guard let end = operand.span?.end else { return nil }
        return span?.place(of: word, from: end)
    }
}

extension Expression {
    /// The `(` of a call or the `[` of a subscript; what is called, where there is none.
    var opening: SourceSpan? {
        switch kind {
        case .call(let call) where call.hasParentheses: word("(", behind: call.callee) ?? place
        default: place
        }
    }

    /// The `)` of a call; what is called, where there is none.
    var closing: SourceSpan? {
        guard case .call(let call) = kind, call.hasParentheses else { return place }
        guard let last = call.arguments.last?.value else { return opening.flatMap { span?.place(of: ")", from: $0.end) } }
        return word(")", behind: last) ?? place
    }
}

extension Declaration {
    /// The name of what is declared, or the word that stands for one: `init`, `subscript`, `extension`.
    var namePlace: SourceSpan? { name.flatMap { place(of: $0) } ?? span }

    private var name: String? {
        switch kind {
        case .type(let type): type.name
        case .extension: "extension"
        case .function(let function): function.name
        case .initializer: "init"
        case .subscript: "subscript"
        case .variable(let variable): variable.bindings.first?.pattern.boundNames.first
        case .typeAlias(let name, _, _), .associatedType(let name, _, _, _): name
        case .enumCases(let cases): cases.first?.name
        case .deinitializer: "deinit"
        default: nil
        }
    }

    /// Where it names a protocol or a class that it inherits from; the second time, where it names it twice.
    func lastPlace(ofInherited name: String) -> SourceSpan? {
        guard let first = span?.place(of: name, from: namePlace?.end) else { return namePlace }
        let inherited: [TypeSyntax] =
            switch kind {
            case .type(let type): type.inherited
            case .extension(let added): added.inherited
            default: []
            }
        guard inherited.count(where: { $0.baseName == name }) > 1 else { return first }
        return span?.place(of: name, from: first.end) ?? first
    }

    /// The first place of a word behind the attributes.
    func place(of word: String) -> SourceSpan? { span?.place(of: word, from: attributes.last?.span?.end) }
}

extension [Statement] {
    /// The `}` behind them; of a body that is empty, the last one of what it is the body of.
    func closingBrace(in whole: SourceSpan?) -> SourceSpan? {
        guard let last = last?.span else { return whole?.lastSign }
        return whole?.place(of: "}", from: last.end) ?? whole?.lastSign
    }
}

extension SourceSpan {
    /// The last parameter of a function that has a name.
    func parameter(named name: String) -> SourceSpan? {
        guard let first = place(of: name) else { return nil }
        return place(of: name, from: first.end) ?? first
    }
}

extension Declaration {
    /// Where a type would go on with another member: the line behind its last one.
    var lineBehindMembers: SourceSpan? {
        guard case .type(let type) = kind, let last = type.members.last?.span else { return span?.lastSign }
        let start = last.source.lineStart(behind: last.end)
        return SourceSpan(source: last.source, start: start, end: start + 1)
    }
}

extension Statement {
    /// A last expression that may have been meant as the result.
    var unreturned: SourceSpan? {
        guard case .expression(let value) = kind else { return nil }
        switch value.kind {
        case .binary, .ternary, .string, .integer, .float, .bool, .array, .dictionary, .identifier, .member: return span
        default: return nil
        }
    }
}
