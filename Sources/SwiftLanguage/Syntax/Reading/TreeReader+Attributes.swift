// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func attributes(_ list: AttributeListSyntax) throws(Diagnostic) -> [Declaration.Attribute] {
        var result: [Declaration.Attribute] = []
        for element in list {
            guard case .attribute(let node) = element else { throw unsupported("'#if' around attributes", at: element) }
            let arguments = try arguments(of: node)
            result.append(Declaration.Attribute(name: attributeName(node), arguments: arguments, span: span(node)))
        }
        return result
    }

    private func attributeName(_ node: AttributeSyntax) -> String {
        node.attributeName.as(IdentifierTypeSyntax.self).map { name($0.name) + ($0.genericArgumentClause?.trimmedDescription ?? "") }
            ?? withoutModule(node.attributeName.trimmedDescription)
    }

    /// `State` of `SwiftUI.State`.
    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), KnownModule.names.contains(String(name[..<dot])) else { return name }
        return String(name[name.index(after: dot)...])
    }

    private func arguments(of node: AttributeSyntax) throws(Diagnostic) -> [Expression.Argument]? {
        switch node.arguments {
        case nil: return node.leftParen == nil ? nil : []
        case .argumentList(let list): return try arguments(list)
        case .availability(let list):
            var result: [Expression.Argument] = []
            for element in list { result.append(try availability(element)) }
            return result
        case .some(let other): return [written(other)]
        }
    }

    private func availability(_ node: AvailabilityArgumentSyntax) throws(Diagnostic) -> Expression.Argument {
        guard case .availabilityLabeledArgument(let argument) = node.argument else { return written(node.argument) }
        guard case .string(let literal) = argument.value else {
            let value = written(argument.value).value
            return Expression.Argument(label: argument.label.text, value)
        }
        let text = literal.segments.map { StringEscapes(pounds: 0).resolve($0.content.text) }.joined()
        return Expression.Argument(label: argument.label.text, make(.string(text.isEmpty ? [] : [.text(text)]), literal))
    }

    /// What is not an expression stays as it was written.
    private func written(_ node: some SyntaxProtocol) -> Expression.Argument {
        Expression.Argument(make(.identifier(node.trimmedDescription, genericArguments: []), node))
    }

    /// Names of attributes of a type or a closure, without `@`.
    func attributeWords(_ list: AttributeListSyntax) throws(Diagnostic) -> [String] {
        var words: [String] = []
        for element in list {
            guard case .attribute(let node) = element else { throw unsupported("'#if' around attributes", at: element) }
            words.append(String(node.trimmedDescription.dropFirst()))
        }
        return words
    }

    // MARK: Freestanding macros

    /// `#Preview("Title") { }`, or `#warning("later")`; nil for a macro that is an expression.
    func freestandingMacro(_ node: MacroExpansionExprSyntax) throws(Diagnostic) -> Declaration? {
        if node.isWarning { return Declaration(.elsewhere(node.trimmedDescription), span: span(node)) }
        guard node.trailingClosure != nil || node.macroName.text == "Preview" else { return nil }
        let body = try node.trailingClosure.map { (closure) throws(Diagnostic) in try self.closure(closure) }
        let arguments = try arguments(node.arguments) + labelledClosures(of: node)
        return Declaration(.macro(name: node.macroName.text, arguments: arguments, body: body), span: span(node))
    }

    func macroDeclaration(_ node: MacroExpansionDeclSyntax) throws(Diagnostic) -> Declaration {
        let body = try node.trailingClosure.map { (closure) throws(Diagnostic) in try self.closure(closure) }
        let arguments = try arguments(node.arguments) + labelledClosures(of: node)
        let kind = Declaration.Kind.macro(name: node.macroName.text, arguments: arguments, body: body)
        return try make(kind, node, node.attributes, node.modifiers)
    }
}

extension MacroExpansionExprSyntax {
    /// `#warning("later")`: what the compiler is to say, and nothing to the code that runs.
    var isWarning: Bool { macroName.text == "warning" }

    /// May it stand among the declarations of an `#if`? `#error("…")` is what the compiler is to say of a clause.
    var isLikeDeclaration: Bool { trailingClosure != nil || ["Preview", "warning", "error"].contains(macroName.text) }
}
