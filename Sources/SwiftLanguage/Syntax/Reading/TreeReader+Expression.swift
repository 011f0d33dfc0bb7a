// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func expression(_ node: ExprSyntax) throws(Diagnostic) -> Expression {
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): return try integer(node)
        case .floatLiteralExpr(let node): return try float(node)
        case .booleanLiteralExpr(let node): return make(.bool(node.literal.text == "true"), node)
        case .nilLiteralExpr(let node): return make(.nil, node)
        case .stringLiteralExpr(let node): return make(.string(try segments(node)), node)
        case .regexLiteralExpr(let node): return regex(node)
        case .declReferenceExpr(let node): return make(identifier(try simpleName(node)), node)
        case .superExpr(let node): return make(.identifier("super", genericArguments: []), node)
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .postfixOperatorExpr,
            .genericSpecializationExpr, .postfixIfConfigExpr:
            return try postfixChain(node)
        case .prefixOperatorExpr(let node): return try prefix(node)
        case .inOutExpr(let node): return make(.inout(try expression(node.expression)), node)
        case .sequenceExpr(let node): return try fold(node)
        case .tupleExpr(let node): return try tuple(node)
        case .arrayExpr(let node): return try array(node)
        case .dictionaryExpr(let node): return try dictionary(node)
        case .closureExpr(let node): return try closure(node)
        case .keyPathExpr(let node): return try keyPath(node)
        case .tryExpr(let node): return make(.effect(effectWord(node), try expression(node.expression)), node)
        case .awaitExpr(let node): return make(.effect("await", try expression(node.expression)), node)
        case .packExpansionExpr(let node): return make(.effect("repeat", try expression(node.repetitionPattern)), node)
        case .packElementExpr(let node): return make(.effect("each", try expression(node.pack)), node)
        case .consumeExpr(let node): return make(.effect("consume", try expression(node.expression)), node)
        case .copyExpr(let node): return make(.effect("copy", try expression(node.expression)), node)
        case .ifExpr(let node): return make(.if(try ifStatement(node)), node)
        case .switchExpr(let node): return make(.switch(try switchStatement(node)), node)
        case .typeExpr(let node): return try typeExpression(node)
        case .discardAssignmentExpr(let node): return make(.discard, node)
        case .macroExpansionExpr(let node): return try macro(node)
        case .patternExpr(let node): throw failure("a pattern can't appear here", at: node)
        case .binaryOperatorExpr, .assignmentExpr: throw failure("expected an operand next to '\(node.trimmedDescription)'", at: node)
        default: throw unknown(node)
        }
    }

    /// `/a+/` is `Regex("a+")`, whose pattern is known to be one. On several lines white space and comments are no part of it.
    private func regex(_ node: RegexLiteralExprSyntax) -> Expression {
        let text = node.regex.text
        let pattern = make(.string([.text(text.contains(where: \.isNewline) ? "(?x)" + text : text)]), node)
        return make(.call(.init(callee: make(.identifier("Regex", genericArguments: []), node), arguments: [.init(pattern)])), node)
    }

    func make(_ kind: Expression.Kind, _ node: some SyntaxProtocol) -> Expression { Expression(kind, span: span(node)) }

    func effectWord(_ node: TryExprSyntax) -> String { "try" + (node.questionOrExclamationMark?.text ?? "") }

    /// The name alone. The parser reads `VStack(spacing: )` as the compound name of a function.
    func simpleName(_ node: DeclReferenceExprSyntax) throws(Diagnostic) -> String {
        try refuse(node.moduleSelector, "a module selector")
        guard let names = node.argumentNames else { return name(node.baseName) }
        if let whole = compoundName(node, names) { return whole }
        let label = names.arguments.last
        let words = label.map { "expected value after '\($0.name.text):'" } ?? "expected arguments"
        throw Diagnostic(
            .syntax, words, at: label.map { span($0) } ?? span(names), hint: "write the value after the colon, or leave the label out")
    }

    /// `init(name:)`, `move(from:to:)`: a function by its labels, written without blanks; a view's name would miss its arguments.
    private func compoundName(_ node: DeclReferenceExprSyntax, _ names: DeclNameArgumentsSyntax) -> String? {
        let text = node.trimmedDescription
        guard text.first?.isLowercase == true, !text.contains(where: \.isWhitespace), !names.arguments.isEmpty else { return nil }
        return text
    }

    private func prefix(_ node: PrefixOperatorExprSyntax) throws(Diagnostic) -> Expression {
        let sign = node.operator.text
        if sign == "-", let literal = node.expression.as(IntegerLiteralExprSyntax.self), let value = negative(literal) {
            return make(value, node)
        }
        if !operators.isPrefix(sign) { _ = try undeclared(sign, .prefix, at: node.operator) }
        return make(.prefix(sign, try expression(node.expression)), node)
    }

    private func tuple(_ node: TupleExprSyntax) throws(Diagnostic) -> Expression {
        let elements = try arguments(node.elements)
        guard let first = elements.first, elements.count == 1 else { return make(.tuple(elements), node) }
        guard first.label == nil else { throw failure("a tuple of one element can't have a label", at: node) }
        return make(.parenthesized(first.value), node)
    }

    private func array(_ node: ArrayExprSyntax) throws(Diagnostic) -> Expression {
        var elements: [Expression] = []
        for element in node.elements { elements.append(try expression(element.expression)) }
        return make(.array(elements), node)
    }

    private func dictionary(_ node: DictionaryExprSyntax) throws(Diagnostic) -> Expression {
        var pairs: [(key: Expression, value: Expression)] = []
        if case .elements(let elements) = node.content {
            for element in elements { pairs.append((try expression(element.key), try expression(element.value))) }
        }
        return make(.dictionary(pairs), node)
    }

    func arguments(_ list: LabeledExprListSyntax) throws(Diagnostic) -> [Expression.Argument] {
        var result: [Expression.Argument] = []
        result.reserveCapacity(list.count)
        for element in list {
            let label = element.label.map { name($0) }
            result.append(Expression.Argument(label: label, try expression(element.expression)))
        }
        return result
    }

    private func typeExpression(_ node: TypeExprSyntax) throws(Diagnostic) -> Expression {
        switch try type(node.type) {
        case .named(let name, let arguments): make(.identifier(name, genericArguments: arguments), node)
        case let type: make(.type(type), node)
        }
    }

    private func macro(_ node: MacroExpansionExprSyntax) throws(Diagnostic) -> Expression {
        make(.macro(node.macroName.text, arguments: try arguments(of: node)), node)
    }

    /// Those in parentheses, then the closures behind them.
    func arguments(of node: some FreestandingMacroExpansionSyntax) throws(Diagnostic) -> [Expression.Argument] {
        var result = try arguments(node.arguments)
        if let closure = node.trailingClosure { result.append(Expression.Argument(try self.closure(closure))) }
        return result + (try labelledClosures(of: node))
    }

    /// `timeline: { … }`, behind a first closure.
    func labelledClosures(of node: some FreestandingMacroExpansionSyntax) throws(Diagnostic) -> [Expression.Argument] {
        try node.additionalTrailingClosures.map { (element) throws(Diagnostic) in
            Expression.Argument(label: name(element.label), try closure(element.closure))
        }
    }
}
