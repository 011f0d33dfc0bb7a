// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func function(_ node: FunctionDeclSyntax, _ inProtocol: Bool) throws(Diagnostic) -> FunctionDeclaration {
        note(node)
        let written = ManagedAccessor(node)?.body
        try requireBody(node.body, inProtocol || written != nil, "function '\(node.name.text)'", node)
        var function = FunctionDeclaration(
            name: name(node.name), genericParameters: try genericParameters(node.genericParameterClause),
            parameters: try parameters(node.signature.parameterClause), result: try optionalType(node.signature.returnClause?.type),
            requirements: try requirements(node.genericWhereClause), body: try body(node.body) ?? written,
            effects: effectWords(node.signature.effectSpecifiers))
        function.isResultImplicitlyUnwrapped = node.signature.returnClause?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        return function
    }

    func initializer(_ node: InitializerDeclSyntax, _ inProtocol: Bool) throws(Diagnostic) -> FunctionDeclaration {
        note(node)
        try requireBody(node.body, inProtocol, "initializer", node)
        if let result = node.signature.returnClause {
            throw Diagnostic(.syntax, "initializers cannot have a result type", at: span(result.type))
        }
        var function = FunctionDeclaration(
            name: "init", genericParameters: try genericParameters(node.genericParameterClause),
            parameters: try parameters(node.signature.parameterClause), requirements: try requirements(node.genericWhereClause),
            body: try body(node.body), effects: effectWords(node.signature.effectSpecifiers))
        function.isResultImplicitlyUnwrapped = node.optionalMark?.tokenKind == .exclamationMark
        return function
    }

    /// The parser leaves a missing body to the compiler.
    private func requireBody(
        _ body: CodeBlockSyntax?, _ inProtocol: Bool, _ what: String, _ node: some SyntaxProtocol
    ) throws(Diagnostic) {
        guard body == nil, !inProtocol else { return }
        throw Diagnostic(.syntax, "expected '{' in body of \(what)", at: span(from: end(node), to: end(node)))
    }

    private func body(_ block: CodeBlockSyntax?) throws(Diagnostic) -> [Statement]? {
        guard let block else { return nil }
        return try statements(block.statements)
    }

    /// `async`, `throws`, `throws(Failure)`, `rethrows`, as they are written.
    func effectWords(_ node: (some EffectSpecifiersSyntax)?) -> [String] {
        [node?.asyncSpecifier?.text, node?.throwsClause?.trimmedDescription].compactMap { $0 }
    }

    func parameters(_ clause: FunctionParameterClauseSyntax) throws(Diagnostic) -> [ParameterSyntax] {
        var result: [ParameterSyntax] = []
        for parameter in clause.parameters { result.append(try self.parameter(parameter)) }
        return result
    }

    private func parameter(_ node: FunctionParameterSyntax) throws(Diagnostic) -> ParameterSyntax {
        let label = name(node.firstName)
        let defaultValue = try node.defaultValue.map { (clause) throws(Diagnostic) in try expression(clause.value) }
        try refuse(node.modifiers.first, "a modifier on a parameter")
        var parameter = ParameterSyntax(
            label: label == "_" ? nil : label, name: node.secondName.map { name($0) } ?? label, type: try type(node.type),
            defaultValue: defaultValue, isVariadic: node.ellipsis != nil, attributes: try attributes(node.attributes))
        parameter.isImplicitlyUnwrapped = node.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        return parameter
    }

    func subscriptDeclaration(_ node: SubscriptDeclSyntax) throws(Diagnostic) -> SubscriptDeclaration {
        note(node)
        guard let block = node.accessorBlock else {
            throw Diagnostic(.syntax, "expected '{' in body of subscript", at: span(from: end(node), to: end(node)))
        }
        var declared = SubscriptDeclaration(
            genericParameters: try genericParameters(node.genericParameterClause), parameters: try parameters(node.parameterClause),
            result: try type(node.returnClause.type), requirements: try requirements(node.genericWhereClause),
            accessors: try accessors(block))
        for (place, parameter) in node.parameterClause.parameters.enumerated() {
            declared.parameters[place].subscriptNames = parameter.secondName == nil ? .one : .two
            if parameter.secondName == nil { declared.parameters[place].label = nil }
        }
        declared.isResultImplicitlyUnwrapped = node.returnClause.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        return declared
    }
}
