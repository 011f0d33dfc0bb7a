// SPDX-License-Identifier: GPL-3.0-or-later

extension ChildMapper {
    func declaration(_ declaration: Declaration) -> Declaration {
        let attributes = declaration.attributes.map { attribute in
            var copy = attribute
            copy.arguments = attribute.arguments.map { arguments($0) }
            return copy
        }
        return Declaration(kind(declaration.kind), attributes: attributes, modifiers: declaration.modifiers, span: declaration.span)
    }

    private func kind(_ kind: Declaration.Kind) -> Declaration.Kind {
        switch kind {
        case .type(var type):
            type.members = type.members.map { declaration($0) }
            return .type(type)
        case .extension(var value):
            value.members = value.members.map { declaration($0) }
            return .extension(value)
        case .function(let function): return .function(self.function(function))
        case .initializer(let function, let isFailable): return .initializer(self.function(function), isFailable: isFailable)
        case .subscript(var value):
            value.parameters = parameters(value.parameters)
            value.accessors = accessors(value.accessors)
            return .subscript(value)
        case .variable(let variable): return .variable(self.variable(variable))
        case .enumCases(let cases): return .enumCases(cases.map { enumCase($0) })
        case .macro(let name, let arguments, let body):
            return .macro(name: name, arguments: self.arguments(arguments), body: body.map(expression))
        case .conditionalCompilation(let clauses):
            return .conditionalCompilation(clauses.map { ($0.condition.map(expression), $0.members.map { declaration($0) }) })
        case .deinitializer(let body): return .deinitializer(statements(body))
        case .typeAlias, .associatedType, .import, .elsewhere, .operator, .precedenceGroup: return kind
        }
    }

    private func function(_ function: FunctionDeclaration) -> FunctionDeclaration {
        var copy = function
        copy.parameters = parameters(function.parameters)
        copy.body = function.body.map { statements($0) }
        return copy
    }

    private func parameters(_ parameters: [ParameterSyntax]) -> [ParameterSyntax] {
        parameters.map { parameter in
            var copy = parameter
            copy.defaultValue = parameter.defaultValue.map(expression)
            return copy
        }
    }

    private func variable(_ variable: VariableDeclaration) -> VariableDeclaration {
        var copy = variable
        copy.bindings = variable.bindings.map { binding in
            var copy = binding
            copy.pattern = pattern(binding.pattern)
            copy.initializer = binding.initializer.map(expression)
            copy.accessors = binding.accessors.map { accessors($0) }
            return copy
        }
        return copy
    }

    private func accessors(_ set: AccessorSet) -> AccessorSet {
        var copy = set
        copy.getter = set.getter.map { statements($0) }
        copy.setter = set.setter.map { statements($0) }
        copy.willSet = set.willSet.map { statements($0) }
        copy.didSet = set.didSet.map { statements($0) }
        return copy
    }

    private func enumCase(_ item: EnumCase) -> EnumCase {
        EnumCase(name: item.name, payload: item.payload.map { parameters($0) }, rawValue: item.rawValue.map(expression))
    }
}
