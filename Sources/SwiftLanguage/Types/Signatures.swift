// SPDX-License-Identifier: GPL-3.0-or-later

/// The signatures of members, with their types looked up where they are declared.
extension StaticIndex {
    func signature(of member: Member) -> Signature {
        let key = ObjectIdentifier(member)
        if let known = signatures[key] { return known.signature }
        let made = makeSignature(of: member).finished()
        signatures[key] = (member, made)
        return made
    }

    private func makeSignature(of member: Member) -> Signature {
        switch member.kind {
        case .function(let function), .initializer(let function, _):
            let isOfClass = member.owner.flatMap { types[$0] }?.kind == .class
            // What a method of a class gives to a function of the caller's as `Self` is of the class that is asked.
            var signature = self.signature(
                function.genericParameters, function.requirements, function.parameters,
                in: isOfClass ? member.context.adding(["Self"]) : member.context)
            signature.result = result(of: function, member)
            signature.constraints += implied(by: [signature.result], signature.generics)
            return signature
        case .subscript(let declared):
            var signature = self.signature(
                declared.genericParameters, declared.requirements, declared.parameters, in: member.context)
            signature.result = resolve(declared.result, in: member.context)
            signature.constraints += implied(by: [signature.result], signature.generics)
            return signature
        case .enumCase(let item):
            let owner = member.owner.flatMap { types[$0] }?.selfType ?? .unknown
            var signature = self.signature([], [], item.payload ?? [], in: member.context)
            signature.result = owner
            return signature
        case .native(let function): return signature(of: function, in: member)
        case .memberwise: return memberwise(member)
        case .property, .nativeProperty: return Signature()
        }
    }

    func resolve(_ type: TypeSyntax, in context: DeclarationContext) -> StaticType {
        TypeResolver(index: self, context: context).resolve(type)
    }

    private func result(of function: FunctionDeclaration, _ member: Member) -> StaticType {
        if case .initializer(_, let isFailable) = member.kind {
            let made = member.owner.flatMap { infos(named: $0).first }?.selfType ?? .unknown
            return isFailable ? .optional(made) : made
        }
        return function.result.map { resolve($0, in: member.context) } ?? .void
    }

    func signature(
        _ generics: [GenericParameter], _ requirements: [GenericRequirement], _ parameters: [ParameterSyntax],
        in outer: DeclarationContext
    ) -> Signature {
        let context = outer.adding(generics.map(\.name))
        var signature = Signature()
        signature.generics = generics.map(\.name)
        signature.constraints = TypeResolver(index: self, context: context).constraints(generics, requirements)
        for (index, parameter) in parameters.enumerated() {
            var type = resolve(parameter.type, in: context)
            // `some P` is a generic parameter without a name.
            if case .opaque(let names) = type {
                let name = "some#\(index)"
                signature.generics.append(name)
                type = .parameter(name)
                signature.constraints +=
                    parameter.type.opaqueConstraint.map { TypeResolver(index: self, context: context).constraints(on: type, by: $0) }
                    ?? names.map { GenericConstraint(subject: type, relation: .conforms($0)) }
            }
            let builder = parameter.attributes.map(\.name).first { program.builder(named: $0) != nil }
            if let builder, case .function(var function) = type {
                function.builder = builder
                type = .function(function)
            }
            var isAutoclosure = false
            if case .function(let function) = type, function.isAutoclosure {
                isAutoclosure = true
                type = function.result
            }
            signature.parameters.append(
                .init(
                    label: parameter.label, name: parameter.name, type: type, hasDefault: parameter.defaultValue != nil,
                    isVariadic: parameter.isVariadic || parameter.type.isPack, isInout: parameter.type.isInout,
                    isAutoclosure: isAutoclosure, builder: builder))
        }
        // `where Element == Interval<B>` asks of B what the type asks of it.
        let equal = signature.constraints.compactMap { if case .same(let type) = $0.relation { type } else { nil } }
        signature.constraints += implied(by: signature.parameters.map(\.type) + equal, signature.generics)
        return signature
    }

    /// What types ask of generic parameters that they are written with: with a `Set<T>` among its parameters, a function asks that T is
    /// Hashable.
    private func implied(by written: [StaticType], _ generics: [String]) -> [GenericConstraint] {
        guard !generics.isEmpty else { return [] }
        var result: [GenericConstraint] = []
        for type in written {
            _ = type.contains { part in
                guard case .nominal(let name, let arguments) = part, !arguments.isEmpty, let info = types[name] else { return false }
                let map = info.bindings(arguments)
                for constraint in info.constraints {
                    guard case .conforms = constraint.relation, case .parameter(let name) = constraint.subject.substituting(map),
                        generics.contains(name)
                    else { continue }
                    result.append(GenericConstraint(subject: .parameter(name), relation: constraint.relation))
                }
                return false
            }
        }
        return result
    }

    // MARK: The host's

    private func signature(of function: NativeFunction, in member: Member) -> Signature {
        var signature = Signature()
        signature.parameters = function.parameters.map { parameter in
            var type = parameter.keyRole?.type ?? hostType(parameter.type)
            if case .function(var closure) = type {
                // Only of views and modifiers it is declared what their closures may do.
                closure.effects = function.isViewBuilding ? (parameter.isAsync ? [.async] : []) : nil
                if parameter.type.givesRows { closure.parameters = [.rowElement] }
                type = .function(closure)
            }
            if parameter.isBuilder, case .function(var function) = type {
                function.builder = "ViewBuilder"
                type = .function(function)
            }
            return .init(
                label: parameter.label, name: parameter.name, type: type, hasDefault: parameter.defaultText != nil,
                isVariadic: parameter.isVariadic, builder: parameter.isBuilder ? "ViewBuilder" : nil,
                isTitle: parameter.type.baseName == Self.title)
        }
        if function.parameters.contains(where: { $0.keyRole != nil }) { signature.generics = [ParameterInfo.KeyRole.generic] }
        if let type = function.resultType {
            signature.result = hostType(type)
        } else if member.name == "init" {
            signature.result = member.owner.flatMap { type(named: $0)?.kind == .protocol ? nil : .nominal($0) } ?? .unknown
        } else {
            signature.result = function.isViewBuilding ? .opaque(["View"]) : .unknown
        }
        return signature
    }

    private static let title = "LocalizedStringKey"

    /// A type in a declaration of the host's: `Any` there means that nothing is checked.
    func hostType(_ type: TypeSyntax) -> StaticType {
        resolve(type, in: DeclarationContext()).mapped {
            switch $0 {
            case .existential([]): .unknown
            // The host's own type is meant, not what the program calls so.
            case .nominal(let name, _) where isShadowed(name): .unknown
            // A title is a key of a translation where it is a literal, else a string.
            case .nominal(Self.title, _): .nominal("String", [])
            case .nominal("Range", let bounds): .nominal(StaticType.anyRange, bounds)
            default: nil
            }
        }
    }

    /// Does the program declare a type of its own with the name of one of the host's?
    private func isShadowed(_ name: String) -> Bool {
        guard let own = types[name], own.declaration != nil, !own.isOfLibrary else { return false }
        return host?.nativeType(named: name) != nil
    }

    // MARK: Structs

    /// The initializer that a struct has by its stored properties, and a class with convenience initializers alone as `init()`; nil where
    /// the type declares one of its own.
    func memberwiseInitializer(of info: TypeInfo) -> Member? {
        guard info.isComplete, let declaration = info.declaration, hasImplicitInitializer(info) else { return nil }
        return Member("init", .memberwise, declaration: declaration, owner: info.name, context: info.context)
    }

    private func hasImplicitInitializer(_ info: TypeInfo) -> Bool {
        switch info.kind {
        // What is native has no stored properties that anybody could give.
        case .struct: info.initializers.allSatisfy(\.isInExtension) && !(info.isOfLibrary && StandardLibrary.type(named: info.name) != nil)
        // One below another class has those of that instead.
        case .class:
            !info.initializers.isEmpty && info.initializers.allSatisfy(\.isConvenience)
                && !conformances(of: info.name).keys.contains { parent in infos(named: parent).contains { $0.kind == .class } }
        default: false
        }
    }

    private func memberwise(_ member: Member) -> Signature {
        guard let info = member.owner.flatMap({ types[$0] }) else { return Signature() }
        var signature = Signature()
        signature.result = info.selfType
        guard info.kind == .struct else { return signature }
        for property in info.stored {
            guard let parameter = memberwiseParameter(property) else { continue }
            signature.parameters.append(parameter)
        }
        return signature
    }

    private func memberwiseParameter(_ property: Member) -> Signature.Parameter? {
        guard case .property(let binding) = property.kind, let declaration = property.declaration,
            case .variable(let variable) = declaration.kind
        else { return nil }
        if variable.isLet && binding.initializer != nil || declaration.modifiers.contains("lazy") { return nil }
        let wrapper = program.wrapper(of: declaration)
        var type = self.type(of: property)
        if let wrapper {
            switch wrapper.known?.parameter {
            case KnownWrapper.Parameter.none?: return nil
            case .binding?: type = .nominal("Binding", [type])
            case .value?: break
            case .unchecked?, nil: type = .unknown
            }
        }
        var isOptional = false
        if case .optional? = binding.type { isOptional = true }
        // One that has a value, and that others may not see, is left out: it would hide the initializer.
        if let known = wrapper?.known, known.parameter != .binding, declaration.isFilePrivate, binding.initializer != nil || isOptional {
            return nil
        }
        let builder = declaration.attributes.map(\.name).first { program.builder(named: $0) != nil }
        if builder != nil {
            if case .function(var function) = type {
                function.builder = builder
                type = .function(function)
            } else {
                type = .function(.init(parameters: [], result: type, builder: builder))
            }
        }
        return .init(
            label: property.name, name: property.name, type: type,
            hasDefault: binding.initializer != nil || isOptional && !variable.isLet
                || wrapper.map { $0.known?.parameter != .binding } ?? false,
            builder: builder)
    }
}

extension ParameterInfo.KeyRole {
    fileprivate static let generic = "Key"

    fileprivate var type: StaticType {
        switch self {
        case .key: .metatype(.parameter(Self.generic))
        case .value: .member(.parameter(Self.generic), "Value")
        }
    }
}

extension TypeSyntax {
    /// `P` of `some P`.
    fileprivate var opaqueConstraint: TypeSyntax? {
        switch self {
        case .some(let constraint): constraint
        case .attributed(_, let inner): inner.opaqueConstraint
        default: nil
        }
    }

    /// `(Element) -> …`: a row of an element.
    fileprivate var givesRows: Bool {
        if case .function(let parameters, _) = self { parameters == [.named("Element")] } else { false }
    }
}
