// SPDX-License-Identifier: GPL-3.0-or-later

/// The parameters of candidates, with their types looked up where they were declared.
extension Activation {
    func shape(of candidate: Candidate) throws(Diagnostic) -> CallShape {
        switch candidate {
        case .user(let function): return try shape(of: function)
        case .native(let function): return try shape(of: function)
        case .memberwise(let type): return try memberwiseShape(of: type)
        case .enumCase(let type, let info):
            let activation = Activation(context: context, lexical: type.inner)
            return CallShape(parameters: try activation.shapes(of: info.payload, at: type.span), result: .user(type))
        }
    }

    func shape(of function: UserFunction) throws(Diagnostic) -> CallShape {
        try function.types.shape(version: program.version) { () throws(Diagnostic) in
            let declared = function.declaration
            let generics = declared.genericParameters.map(\.name)
            let lexical = LexicalContext(
                typeName: function.lexical.typeName, genericNames: generics + function.lexical.genericNames,
                isScene: function.lexical.isScene,
                selfName: function.lexical.selfName, localScope: function.lexical.localScope
            )
            let activation = Activation(context: context, lexical: lexical)
            var parameters = try activation.shapes(of: declared.parameters, at: function.span)
            for (index, parameter) in declared.parameters.enumerated() {
                if let type = activation.constraint(of: parameter.type, in: declared) { parameters[index].type = type }
                parameters[index].isConstrained = declared.genericParameters.contains {
                    $0.name == parameters[index].genericName && $0.constraint != nil
                }
            }
            let result = try declared.result.map { (type) throws(Diagnostic) in try activation.resolve(type, at: function.span) } ?? .any
            return CallShape(parameters: parameters, result: result)
        }
    }

    /// The user-defined protocol that a parameter `T` or `some P` of a generic function conforms to.
    private func constraint(of type: TypeSyntax, in function: FunctionDeclaration) -> ResolvedType? {
        guard case .named(let name, _) = type, let generic = function.genericParameters.first(where: { $0.name == name }),
            let constraint = generic.constraint, case .user(let found)? = try? resolve(constraint, at: nil), found.kind == .protocol
        else { return nil }
        return .user(found)
    }

    private func shapes(of parameters: [ParameterSyntax], at span: SourceSpan?) throws(Diagnostic) -> [ParameterShape] {
        var result: [ParameterShape] = []
        for parameter in parameters {
            var type = try resolve(parameter.type, at: parameter.defaultValue?.span ?? span)
            let builder = program.builder(of: parameter.attributes)
            if let builder, case .function(var signature) = type {
                signature.builder = builder
                type = .function(signature)
            }
            let wrapper = parameter.attributes.first { machine.userWrapper($0) != nil }
            // It may be given the wrapper itself, made of a projection.
            if machine.userWrapper(wrapper)?.takesProjection ?? false { type = .any }
            result.append(
                ParameterShape(
                    label: parameter.label, name: parameter.name, type: type, hasDefault: parameter.defaultValue != nil,
                    isVariadic: parameter.isVariadic || parameter.type.isPack, isPack: parameter.type.isPack, builder: builder,
                    isInout: parameter.type.isInout,
                    isConsumed: parameter.type.isConsumed,
                    defaultValue: parameter.defaultValue.map { builder == nil ? machine.typed($0, parameter.type, in: lexical) : $0 },
                    genericName: genericName(parameter.type),
                    wrapper: wrapper
                )
            )
        }
        return result
    }

    private func genericName(_ type: TypeSyntax) -> String? {
        guard case .named(let name, let arguments) = type, arguments.isEmpty, lexical.genericNames.contains(name) else { return nil }
        return name
    }

    func shape(of function: NativeFunction) throws(Diagnostic) -> CallShape {
        try function.types.shape(version: program.version) { () throws(Diagnostic) in
            let activation = Activation(context: context, lexical: .platform)
            var parameters: [ParameterShape] = []
            for parameter in function.parameters {
                var type = (try? activation.resolve(parameter.type, at: nil)) ?? .any
                if parameter.isBuilder { type = Self.builder(type) }
                parameters.append(
                    ParameterShape(
                        label: parameter.label, name: parameter.name, type: type, hasDefault: parameter.defaultText != nil,
                        isVariadic: parameter.isVariadic, builder: parameter.isBuilder ? .views : nil,
                        keyOwner: KeyedValues.owner(ofKeysFor: parameter.type)
                    )
                )
            }
            return CallShape(parameters: parameters, result: .any)
        }
    }

    private static func builder(_ type: ResolvedType) -> ResolvedType {
        switch type {
        case .function(var signature):
            signature.builder = .views
            return .function(signature)
        case .optional(let wrapped): return .optional(builder(wrapped))
        default: return .function(FunctionSignature(parameters: [], result: .any, builder: .views))
        }
    }

    private func memberwiseShape(of type: UserType) throws(Diagnostic) -> CallShape {
        var parameters: [ParameterShape] = []
        if type.kind != .struct { return CallShape(parameters: [], result: .user(type)) }
        for property in type.storedProperties {
            guard property.isMemberwiseParameter else { continue }
            var declared = try declaredType(of: property, in: type)
            let known = property.wrapper?.known
            if known?.parameter == .binding { declared = .binding(declared) }
            if known?.storage == .object, case .binding(let inner) = declared { declared = inner }
            if let wrapper = machine.userWrapper(property.wrapper), !takesValue(wrapper) { declared = .user(wrapper) }
            if let builder = property.builder {
                if case .function = declared {
                } else {
                    declared = .function(FunctionSignature(parameters: [], result: .any, builder: builder))
                }
            }
            var isOptional = false
            if case .optional = declared { isOptional = true }
            parameters.append(
                ParameterShape(
                    label: property.name, name: property.name, type: declared,
                    hasDefault: property.initializer != nil || isOptional && !property.isLet || needsNoValue(property)
                        || property.isShared || machine.leavesOut(property.wrapper),
                    builder: property.builder, defaultValue: nil
                )
            )
        }
        return CallShape(parameters: parameters, result: .user(type))
    }
}

extension StoredProperty {
    /// `@AppStorage("tabs") var tabs: TabViewCustomization`: its wrapper is made of a key, so that no value has to be given.
    var isShared: Bool { wrapper?.known?.storage == .shared && wrapper?.arguments != nil }

    /// The memberwise initializer has it as a parameter.
    var isMemberwiseParameter: Bool {
        !(isLet && initializer != nil) && wrapper?.known?.parameter != KnownWrapper.Parameter.none
    }
}
