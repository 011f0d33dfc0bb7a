// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func closure(_ node: ClosureExprSyntax) throws(Diagnostic) -> Expression {
        var closure = Expression.Closure(body: [])
        if let signature = node.signature { try read(signature, into: &closure) }
        closure.body = try statements(node.statements)
        return make(.closure(closure), node)
    }

    private func read(_ signature: ClosureSignatureSyntax, into closure: inout Expression.Closure) throws(Diagnostic) {
        closure.attributes = try attributeWords(signature.attributes).map { "@" + $0 } + effectWords(signature.effectSpecifiers)
        closure.parameters = try parameters(signature.parameterClause)
        closure.result = try signature.returnClause.map { (clause) throws(Diagnostic) in try type(clause.type) }
        for capture in signature.capture?.items ?? [] { closure.captures.append(try self.capture(capture)) }
    }

    /// `[self]` has no label, `[x = y]` the label `x`, `[weak self]` the label `weak self`.
    private func capture(_ node: ClosureCaptureSyntax) throws(Diagnostic) -> Expression.Argument {
        let name = name(node.name)
        let words = [node.specifier?.trimmedDescription, node.initializer == nil && node.specifier == nil ? nil : name].compactMap { $0 }
        let value: Expression
        if let initializer = node.initializer {
            value = try expression(initializer.value)
        } else {
            value = make(.identifier(name, genericArguments: []), node.name)
        }
        return Expression.Argument(label: words.isEmpty ? nil : words.joined(separator: " "), value)
    }

    private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) throws(Diagnostic) -> [Expression.Closure.Parameter]? {
        switch clause {
        case nil: return nil
        case .simpleInput(let list): return list.map { Expression.Closure.Parameter(name: name($0.name)) }
        case .parameterClause(let clause):
            var result: [Expression.Closure.Parameter] = []
            for parameter in clause.parameters {
                try refuse(parameter.secondName, "a closure parameter with a label")
                var type = try parameter.type.map { (node) throws(Diagnostic) in try self.type(node) }
                let words = try attributeWords(parameter.attributes)
                if let plain = type, !words.isEmpty { type = .attributed(words, plain) }
                if let element = type, parameter.ellipsis != nil { type = .variadic(element) }
                var read = Expression.Closure.Parameter(name: name(parameter.firstName), type: type)
                read.isImplicitlyUnwrapped = parameter.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
                result.append(read)
            }
            return result
        }
    }

    func keyPath(_ node: KeyPathExprSyntax) throws(Diagnostic) -> Expression {
        let root = try node.root.map { (root) throws(Diagnostic) in try type(root) }
        var components: [Expression.KeyPathComponent] = []
        for component in node.components { components.append(try keyPathComponent(component)) }
        if components.isEmpty { throw failure("expected a property in the key path", at: node) }
        return make(.keyPath(root: root, components: components), node)
    }

    private func keyPathComponent(_ node: KeyPathComponentSyntax) throws(Diagnostic) -> Expression.KeyPathComponent {
        switch node.component {
        case .property(let property):
            try refuse(property.genericArgumentClause, "a key path with generic arguments")
            let name = try simpleName(property.declName)
            return name == "self" ? .selfIdentity : .property(name)
        case .subscript(let subscript_): return .subscript(try arguments(subscript_.arguments))
        case .optional(let mark): return mark.questionOrExclamationMark.text == "!" ? .forceUnwrap : .optionalChain
        default: throw unsupported("a method in a key path", at: node)
        }
    }
}
