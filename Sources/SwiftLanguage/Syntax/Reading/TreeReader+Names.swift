// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// What declarations are called for `#function`: `move(to:)`, `init(name:)`, `title`, `subscript(_:)`, and a type for the first values of its
/// properties.
extension TreeReader {
    func note(_ node: FunctionDeclSyntax) {
        let isOperator = if case .binaryOperator = node.name.tokenKind { true } else { false }
        let labels = isOperator ? node.signature.parameterClause.parameters.map { _ in "_" } : labels(node.signature.parameterClause)
        note(node.name.text + Self.written(labels), node)
    }

    func note(_ node: InitializerDeclSyntax) { note("init" + Self.written(labels(node.signature.parameterClause)), node) }

    /// A parameter of a subscript has a label only where it has a name beside it.
    func note(_ node: SubscriptDeclSyntax) {
        let labels = node.parameterClause.parameters.map { $0.secondName == nil ? "_" : $0.firstName.text }
        note("subscript" + Self.written(labels), node)
    }

    /// What computes or observes a property, and a value that is made when it is first read, are code of the property's.
    func note(_ node: PatternBindingSyntax, isLazy: Bool) {
        let name = node.pattern.trimmedDescription
        if let block = node.accessorBlock { note(name, block) }
        if isLazy, let value = node.initializer { note(name, value) }
    }

    func note(_ name: String, _ node: some SyntaxProtocol) { source.declarationNames.note(name, in: start(node)..<end(node)) }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> [String] { clause.parameters.map(\.firstName.text) }

    private static func written(_ labels: [String]) -> String { "(" + labels.map { $0 + ":" }.joined() + ")" }
}
