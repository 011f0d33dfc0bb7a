// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    /// Everything behind the name.
    func rest(_ function: FunctionDeclaration) -> PrintDocument {
        let effects = PrintDocument.text(function.effects.map { " " + $0 }.joined())
        let result = function.result.map { " -> " + type($0, isImplicitlyUnwrapped: function.isResultImplicitlyUnwrapped) } ?? .empty
        let body = function.body.map { " " + block($0) } ?? .empty
        return .sequence([
            genericParameters(function.genericParameters), parameters(function.parameters), effects, result,
            requirements(function.requirements), body,
        ])
    }

    func parameters(_ parameters: [ParameterSyntax]) -> PrintDocument { list("(", parameters.map { parameter($0) }, ")") }

    private func parameter(_ parameter: ParameterSyntax) -> PrintDocument {
        let names: String =
            switch parameter.label {
            case nil where parameter.name == "_" || parameter.subscriptNames == .one: SwiftNames.declared(parameter.name)
            case nil: "_ \(SwiftNames.declared(parameter.name))"
            case parameter.name where parameter.subscriptNames == nil: parameter.name
            case let label?: "\(label) \(SwiftNames.declared(parameter.name))"
            }
        return .sequence([
            attributes(parameter.attributes), "\(names): ", type(parameter.type, isImplicitlyUnwrapped: parameter.isImplicitlyUnwrapped),
            parameter.isVariadic ? "..." : "",
            parameter.defaultValue.map { " = " + document($0) } ?? .empty,
        ])
    }

    func genericParameters(_ parameters: [GenericParameter]) -> PrintDocument {
        if parameters.isEmpty { return .empty }
        let list: [PrintDocument] = parameters.map { parameter in
            .text(parameter.name) + (parameter.constraint.map { ": " + document($0) } ?? .empty)
        }
        return "<" + list.joined(", ") + ">"
    }

    func inherited(_ types: [TypeSyntax]) -> PrintDocument {
        types.isEmpty ? .empty : ": " + types.map { document($0) }.joined(", ")
    }

    func requirements(_ requirements: [GenericRequirement]) -> PrintDocument {
        if requirements.isEmpty { return .empty }
        let list: [PrintDocument] = requirements.map { requirement in
            let relation: PrintDocument = requirement.relation == .conforms ? ": " : " == "
            return document(requirement.subject) + relation + document(requirement.object)
        }
        return " where " + list.joined(", ")
    }

    // MARK: Variables

    func document(_ variable: VariableDeclaration) -> PrintDocument {
        (variable.isLet ? "let " : "var ") + variable.bindings.map { binding($0) }.joined(", ")
    }

    private func binding(_ binding: VariableDeclaration.Binding) -> PrintDocument {
        let type = binding.type.map { ": " + self.type($0, isImplicitlyUnwrapped: binding.isImplicitlyUnwrapped) } ?? .empty
        let value = binding.initializer.map { " = " + document($0) } ?? .empty
        let accessors = binding.accessors.map { self.accessors($0) } ?? .empty
        return .sequence([document(binding.pattern.withoutVar, bindsInside: false), type, value, accessors])
    }

    /// The optional that is written `T!`, or another type.
    func type(_ type: TypeSyntax, isImplicitlyUnwrapped: Bool) -> PrintDocument {
        guard isImplicitlyUnwrapped, case .optional(let wrapped) = type else { return document(type) }
        return wrapped.isFunction ? "(" + document(wrapped) + ")!" : document(wrapped) + "!"
    }

    func accessors(_ set: AccessorSet) -> PrintDocument {
        if set.isRequirement { return " { \(requirement(set)) }" }
        let isPlainGetter =
            set.setter == nil && set.willSet == nil && set.didSet == nil && set.getterModifier == nil && set.getterEffects.isEmpty
        if isPlainGetter, let getter = set.getter { return " " + block(getter) }
        var parts: [PrintDocument] = []
        if let getter = set.getter {
            parts.append(words([set.getterModifier].compactMap { $0 } + ["get"] + set.getterEffects) + block(getter))
        }
        if let setter = set.setter {
            let name = set.setterParameter == "newValue" ? "" : "(\(set.setterParameter))"
            parts.append(words([set.setterModifier].compactMap { $0 }) + "set\(name) " + block(setter))
        }
        if let body = set.willSet { parts.append(observer("willSet", set.willSetParameter, "newValue", body)) }
        if let body = set.didSet { parts.append(observer("didSet", set.didSetParameter, "oldValue", body)) }
        let line = PrintDocument.line(flat: " ", .hard)
        return .sequence([.text(" {"), .indented(.sequence([line, parts.joined(line)])), line, .text("}")])
    }

    private func observer(_ word: String, _ parameter: String, _ standard: String, _ body: [Statement]) -> PrintDocument {
        "\(word)\(parameter == standard ? "" : "(\(parameter))") " + block(body)
    }

    private func requirement(_ set: AccessorSet) -> String {
        let getter: [String?] = set.getter == nil ? [] : [set.getterModifier, "get"] + set.getterEffects
        let setter: [String?] = set.setter == nil ? [] : [set.setterModifier, "set"]
        return (getter + setter).compactMap { $0 }.joined(separator: " ")
    }
}

extension Pattern {
    /// The `var` of a declaration stands in front of the whole pattern.
    fileprivate var withoutVar: Pattern {
        switch self {
        case .binding(let name, _, let type): .binding(name: name, isVar: false, type: type)
        case .tuple(let elements): .tuple(elements.map { ($0.label, $0.pattern.withoutVar) })
        default: self
        }
    }
}
