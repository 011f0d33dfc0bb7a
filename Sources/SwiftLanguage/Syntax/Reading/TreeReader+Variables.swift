// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func variable(_ node: VariableDeclSyntax) throws(Diagnostic) -> VariableDeclaration {
        let word = node.bindingSpecifier.text
        guard word == "let" || word == "var" else { throw unsupported("'\(word)' as a variable", at: node.bindingSpecifier) }
        var bindings: [VariableDeclaration.Binding] = []
        let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
        for binding in node.bindings {
            note(binding, isLazy: isLazy)
            bindings.append(try self.binding(binding, isVar: word == "var"))
        }
        return VariableDeclaration(isLet: word == "let", bindings: Self.sharingTypes(bindings))
    }

    /// `var x, y: Double`: a type is that of the names before it too that have neither a type nor a value.
    private static func sharingTypes(_ bindings: [VariableDeclaration.Binding]) -> [VariableDeclaration.Binding] {
        var result = bindings
        for index in result.indices.dropLast().reversed() where result[index].type == nil && result[index].initializer == nil {
            result[index].type = result[index + 1].initializer == nil ? result[index + 1].type : nil
        }
        return result
    }

    private func binding(_ node: PatternBindingSyntax, isVar: Bool) throws(Diagnostic) -> VariableDeclaration.Binding {
        let initializer = try node.initializer.map { (clause) throws(Diagnostic) in try expression(clause.value) }
        let accessors = try node.accessorBlock.map { (block) throws(Diagnostic) in try self.accessors(block) }
        if accessors != nil, node.pattern.is(TuplePatternSyntax.self) {
            throw Diagnostic(.syntax, "getter/setter can only be defined for a single variable", at: span(node.pattern))
        }
        var binding = VariableDeclaration.Binding(
            pattern: try pattern(node.pattern, isVar: isVar), type: try optionalType(node.typeAnnotation?.type), initializer: initializer,
            accessors: accessors)
        binding.isImplicitlyUnwrapped = node.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        return binding
    }

    func accessors(_ block: AccessorBlockSyntax) throws(Diagnostic) -> AccessorSet {
        var set = AccessorSet()
        switch block.accessors {
        case .getter(let list): set.getter = try statements(list)
        case .accessors(let list):
            for accessor in list { try read(accessor, into: &set) }
        }
        return set
    }

    private func read(_ node: AccessorDeclSyntax, into set: inout AccessorSet) throws(Diagnostic) {
        // Those of the language itself, as `@available`, say nothing of what it does; a builder or an actor does.
        try refuse(node.attributes.first { $0.trimmedDescription.dropFirst().first?.isUppercase ?? true }, "an attribute on an accessor")
        if node.body == nil { set.isRequirement = true }
        let body = try node.body.map { (block) throws(Diagnostic) in try statements(block.statements) } ?? []
        let parameter = node.parameters.map { name($0.name) }
        switch node.accessorSpecifier.text {
        case "get":
            set.getter = body
            set.getterEffects = [node.effectSpecifiers?.asyncSpecifier?.text, node.effectSpecifiers?.throwsClause?.trimmedDescription]
                .compactMap { $0 }
            set.getterModifier = node.modifier?.trimmedDescription
        case "set":
            set.setter = body
            set.setterParameter = parameter ?? set.setterParameter
            set.setterModifier = node.modifier?.trimmedDescription
        case "willSet":
            set.willSet = body
            set.willSetParameter = parameter ?? set.willSetParameter
        case "didSet":
            set.didSet = body
            set.didSetParameter = parameter ?? set.didSetParameter
        case "_read": set.getter = body
        case "_modify":
            set.setter = body
            set.setterParameter = Self.modifiedValue
        case let word: throw unsupported("the accessor '\(word)'", at: node.accessorSpecifier)
        }
    }
}
