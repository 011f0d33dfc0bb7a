// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators that the library has, but not for the values beside which they stand: `"a" - "b"`, `flag + flag`, `2.5 & 3`, `set + set`.
/// They are told of whole files: what is typed may be followed by an extension that declares one.
extension Typer {
    /// Has the library no such operator for two values that are of one type, or of one kind?
    func isLacked(_ left: StaticType, _ sign: String, _ right: StaticType) -> Bool {
        guard Self.calculating.contains(sign), case (let a, let b) = (solver.defaulted(left), solver.defaulted(right)), a.isKnown, b.isKnown
        else { return false }
        let areAlike = a == b || a.nominalName != nil && a.nominalName == b.nominalName
        let areNumbers = Self.ofIntegers.contains(sign) && a.isNumber && b.isNumber
        return (areAlike || areNumbers) && (lacks(sign, a) || lacks(sign, b)) && !mayBeDeclared(sign, for: [a, b])
    }

    /// What the compiler says of such operands: of two dates, where a date is wanted, that one should be a time.
    func checkLacked(_ left: StaticType, _ sign: String, _ right: StaticType, in whole: Expression, _ expected: StaticType?) -> Bool {
        let (a, b) = (solver.defaulted(left), solver.defaulted(right))
        guard isWhole(whole.span), isLacked(left, sign, right), case .binary(let first, _, let second) = whole.kind else { return false }
        if a.isInteger || b.isInteger {
            let (given, operand) = a.isInteger ? (b, second) : (a, first)
            report(Diagnostic(.typeMismatch, Use.argument.message(given, a.isInteger ? a : b), at: operand.place))
        } else if a.nominalName == "Date", expected.map({ solver.resolved($0).unwrapped }) == a {
            let words = "cannot convert value of type 'Date' to expected argument type 'TimeInterval' (aka 'Double')"
            report(Diagnostic(.typeMismatch, words, at: second.place))
        } else {
            report(.noOperator(sign, a, b, at: whole.place))
        }
        return true
    }

    func shift(_ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let wanted = expected.flatMap { solver.head($0).isInteger ? $0 : nil }
        let (a, b) = (unwrappedImplicitly(infer(left, wanted), left), unwrappedImplicitly(infer(right), right))
        for operand in [a, b] { settle(operand.type) }
        if userOperator(sign, [a.type, b.type], expected) == nil { checkShift(a.type, sign, b.type, in: expression) }
        return Typed(a.type) { expression.withOperands(a.finish(), sign, b.finish()) }
    }

    /// `2.5 << 1`, `"a" << 1`: only integers are shifted, and by integers.
    func checkShift(_ left: StaticType, _ sign: String, _ right: StaticType, in whole: Expression) {
        let (a, b) = (solver.defaulted(left), solver.defaulted(right))
        guard isWhole(whole.span), !(a.isInteger && b.isInteger), !mayBeDeclared(sign, for: [a, b]),
            [a, b].allSatisfy({ $0.isScalarValue || isOfProgram($0) && isOwnWithout($0, sign) })
        else { return }
        report(.noOperator(sign, a, b, at: whole.place))
    }

    /// `-list`, `~2.5`, `-point`: only numbers have a sign, and integers bits.
    func lacksSign(_ sign: String, _ type: StaticType, at span: SourceSpan?) -> Bool {
        guard type.isKnown, !mayBeDeclared(sign, for: [type]) else { return false }
        if type.isScalarValue, !type.isNumber { return true }
        guard isWhole(span) else { return false }
        switch type {
        case .tuple(let elements): return elements.count > 1
        case .nominal("Array", _), .nominal("Set", _), .nominal("Dictionary", _): return true
        case .nominal(let name, _): return type.isFloatingPoint ? sign == "~" : isOfOwnType(type, name) && isOwnWithout(type, sign)
        default: return false
        }
    }

    /// A value of a struct, an enum or a class of the program's of which every operator is declared in sight.
    func isOfOwnType(_ type: StaticType, _ name: String) -> Bool {
        guard let info = index.types[name], info.isComplete, !info.isOfLibrary, !info.isRedeclared else { return false }
        return type.isKnown && isCertain(type) && declaresOperators(name)
    }

    private func lacks(_ sign: String, _ type: StaticType) -> Bool {
        switch type {
        case .tuple(let elements): elements.count > 1
        case .nominal("String", _), .nominal("Array", _): sign != "+"
        case .nominal("Bool", _), .nominal("Character", _), .nominal("Set", _), .nominal("Dictionary", _), .nominal("Date", _): true
        default: type.isFloatingPoint && Self.ofIntegers.contains(sign)
        }
    }

    /// May the program, or a module that is not in sight, have the operator for one of the types?
    private func mayBeDeclared(_ sign: String, for types: [StaticType]) -> Bool {
        index.program.importsForeignModules || !userOperators(sign).isEmpty
            || types.contains { lookup.statics(sign, of: $0).found.contains { $0.member.isOwn } }
    }

    static let ofIntegers: Set = ["&", "|", "^", "&+", "&-", "&*"]
    static let calculating: Set = ["+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*"]

    // MARK: The compiler's words

    /// As the compiler says that no operator takes two values of a type of the program's: where it knows the operands only after it has looked
    /// for operators it names the protocol that has one.
    func lackingOperator(_ sign: String, _ type: StaticType, in whole: Expression) -> Diagnostic {
        guard case .binary(let left, _, let right) = whole.kind, isMadeLater(left, sign) || isMadeLater(right, sign) else {
            return .noOperator(sign, type, type, at: whole.place)
        }
        return lackingConformance(sign, type, at: whole.place)
    }

    func lackingConformance(_ sign: String, _ type: StaticType, at span: SourceSpan?) -> Diagnostic {
        let owner = ComparisonSign(rawValue: sign)?.ownerProtocol ?? (Self.ofFractions.contains(sign) ? "FloatingPoint" : "BinaryInteger")
        let words = "referencing operator function '\(sign)' on '\(owner)' requires that '\(type)' conform to '\(owner)'"
        guard !sign.hasPrefix("&"), type.nominalName.flatMap({ index.types[$0] })?.kind != .class else {
            return .noOperator(sign, type, type, at: span)
        }
        return Diagnostic(.typeMismatch, words, at: span)
    }

    /// Does the type of an operand follow from its arguments, from a choice of initializers or subscripts, or from the closure around it?
    func isMadeLater(_ operand: Expression, _ sign: String) -> Bool {
        switch operand.kind {
        case .parenthesized(let inner): return isMadeLater(inner, sign)
        case .subscript: return true
        case .identifier(let name, _): return name.first == "$"
        case .call(let call):
            guard call.arguments.isEmpty, call.trailingClosures.isEmpty else { return true }
            guard let name = call.callee.bareName, Expression.isTypeName(name), scope.local(name) == nil else { return false }
            if ComparisonSign.isOne(sign) { return true }
            let found = lookup.statics("init", of: .nominal(name)).found
            return found.count > 1 || found.contains { !index.signature(of: $0.member).parameters.isEmpty }
        default: return false
        }
    }

    private static let ofFractions: Set = ["+", "-", "*", "/", "+=", "-=", "*=", "/="]
}
