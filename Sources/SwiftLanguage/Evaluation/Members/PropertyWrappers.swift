// SPDX-License-Identifier: GPL-3.0-or-later

/// Stored properties and their wrappers: where the value of `@State`, `@Environment`… comes from.
extension Activation {
    func readStored(_ structure: StructValue, _ index: Int, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard index < structure.fields.count else { throw Diagnostic(.internal, "a field is missing", at: span) }
        let property = structure.type.storedProperties[index]
        guard let wrapper = property.wrapper else {
            if property.isLazy, case .void = structure.fields[index] {
                var receiver = Value.structure(structure)
                return try lazyValue(property, structure.type, of: &receiver)
            }
            if property.isWeak { return structure.fields[index].strengthened }
            return machine.placed(structure.fields[index], of: property, structure.installation)
        }
        return try machine.readWrapped(property, wrapper, structure.fields[index], of: PropertyOwner(structure), in: context, at: span)
    }

    /// `$x` and `_x` as members of `self`.
    func wrapperStorage(of structure: StructValue, _ name: String, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard let first = name.first, first == "$" || first == "_" else { return nil }
        let plain = String(name.dropFirst())
        guard let index = structure.type.storedIndex[plain], structure.type.storedProperties[index].wrapper != nil else { return nil }
        if first == "_", machine.userWrapper(structure.type.storedProperties[index].wrapper) != nil {
            return machine.placed(structure.fields[index], of: structure.type.storedProperties[index], structure.installation)
        }
        return try projection(of: structure, index, at: span)
    }

    /// `$x`: a binding to what the wrapper keeps.
    private func projection(of structure: StructValue, _ index: Int, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let property = structure.type.storedProperties[index]
        let field = structure.fields[index]
        if machine.userWrapper(property.wrapper) != nil {
            return try member("projectedValue", of: machine.placed(field, of: property, structure.installation), at: span)
        }
        let known = property.wrapper?.known
        switch known?.storage {
        case .binding: return field
        case .object, .environment, .environmentObject, .delegate:
            return .binding(BindingValue(.constant(try readStored(structure, index, at: span))))
        case .state where known?.holdsObject == true:
            return .binding(BindingValue(.constant(try readStored(structure, index, at: span))))
        default:
            guard let installation = structure.installation else { return .binding(BindingValue(.constant(field))) }
            let type = try declaredType(of: property, in: structure.type)
            let key = machine.stateKey(of: property, owner: installation.owner)
            return .binding(BindingValue(.state(key, initial: field), type: type))
        }
    }

    /// The type of a property as written, else as its first value has it; `any` where running that would be the only way to know.
    func declaredType(of property: StoredProperty, in type: UserType) throws(Diagnostic) -> ResolvedType {
        guard let syntax = property.type else { return inferredType(of: property, in: type) }
        let type = type.withoutArguments
        let owner = ObjectIdentifier(type)
        if let known = machine.caches.declaredTypes[owner]?[property] { return known }
        var resolved = try Activation(context: context, lexical: type.inner).resolve(syntax, at: property.span)
        if let builder = property.builder, case .function(var signature) = resolved {
            signature.builder = builder
            resolved = .function(signature)
        }
        machine.caches.declaredTypes[owner, default: DeclaredTypes(type)][property] = resolved
        return resolved
    }

    private func inferredType(of property: StoredProperty, in type: UserType) -> ResolvedType {
        guard let initializer = property.initializer else { return .any }
        if property.wrapper != nil, let found = machine.index.wrappedType(of: property, in: type) { return resolved(found) }
        guard machine.userWrapper(property.wrapper) == nil else { return .any }
        if let known = machine.caches.propertyTypes[initializer.id.number] { return known }
        let member = machine.index.types[type.qualifiedName]?.members[property.name]?.first { $0.isProperty }
        let found = member.map { resolved(machine.index.type(of: $0)) } ?? .any
        machine.caches.propertyTypes[initializer.id.number] = found
        return found
    }

    /// `$name` outside a component: a variable of the scene, or a local that holds a binding.
    func projected(_ name: String, _ expression: Expression) throws(Diagnostic) -> Value? {
        let plain = String(name.dropFirst())
        if let box = Scope.find(plain, in: scope) {
            if case .binding = box.value { return box.value }
            if case .object = box.value { return .binding(BindingValue(.constant(box.value))) }
            let target = box
            // A parameter that is called as a property with a wrapper projects nothing: `init(text: String)`, and `$text` in it.
            guard !receiverProjects(plain) else { return try projectedOfReceiver(name, expression) }
            return .binding(BindingValue(.custom(get: { _ in target.value }, set: { value, _ in target.value = value })))
        }
        if let found = try projectedOfReceiver(name, expression) { return found }
        guard let global = program.variables[plain] else { return nil }
        let value = try machine.readGlobal(global, in: context)
        if machine.userWrapper(global.wrapper) != nil, let storage = machine.state[.scene, plain] {
            return try member("projectedValue", of: storage, at: expression.span)
        }
        let type = try global.type.map { (type) throws(Diagnostic) in try resolve(type, at: global.span) }
        return projection(of: value, by: global.wrapper?.known, StateKey(owner: .scene, name: plain), type: type)
    }

    /// What `$name` is of a variable that is kept under a key of the state.
    /// - Parameter type: as it is written; nil: that of the value.
    func projection(of value: Value, by wrapper: KnownWrapper?, _ key: StateKey, type: ResolvedType?) -> Value {
        if let wrapper, wrapper.storage == .binding { return value }
        if let wrapper, wrapper.holdsObject { return .binding(BindingValue(.constant(value))) }
        return .binding(BindingValue(.state(key, initial: value), type: type ?? machine.resolvedType(of: value, or: .any)))
    }
}

/// Whose property is read: the type, and what a value of it knows of itself.
struct PropertyOwner {
    let type: UserType
    var typeArguments: TypeArguments?
    /// Where it is a component of a view that is laid out.
    var installation: Installation?
}

extension PropertyOwner {
    init(_ structure: StructValue) {
        self.init(type: structure.type, typeArguments: structure.typeArguments, installation: structure.installation)
    }
}

extension Machine {
    /// The value of a property with a wrapper.
    /// - Parameter field: what the owner keeps for it.
    func readWrapped(
        _ property: StoredProperty, _ wrapper: Declaration.Attribute, _ field: Value, of owner: PropertyOwner,
        in context: EvaluationContext, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        let (type, installation) = (owner.type, owner.installation)
        switch wrapper.known?.storage {
        case .binding:
            guard case .binding(let binding) = field else { return field }
            return try read(binding, in: context)
        case .environment:
            let inside = Activation(context: context, lexical: type.inner)
            inside.typeArguments = owner.typeArguments?.types ?? [:]
            return try readEnvironment(property, wrapper, installation, inside, at: span)
        case .environmentObject:
            if case .object = field { return field }
            let inside = Activation(context: context, lexical: type.inner)
            inside.typeArguments = owner.typeArguments?.types ?? [:]
            return try environmentObject(className(property.type, inside), wrapper, installation, in: context, at: span)
        case .delegate: return try delegate(of: property, wrapper, type, in: context, at: span)
        case .identity: return .string("\(installation?.owner.description ?? "").\(property.name)")
        case .plain, .object: return field
        case .state, .shared: return try readState(property, field, of: owner, in: context)
        case .host, nil:
            if userWrapper(wrapper) != nil {
                let activation = Activation(context: context, lexical: .file)
                var value = placed(field, of: property, installation)
                for _ in 0...property.innerWrappers.count { value = try activation.member("wrappedValue", of: value, at: span) }
                return value
            }
            var inner = context
            inner.site = installation?.site ?? context.site
            return try wrapped(field, by: wrapper, type, in: inner)
        }
    }

    private func environmentObject(
        _ name: String, _ wrapper: Declaration.Attribute, _ installation: Installation?, in context: EvaluationContext, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        if let value = host.environmentObject(name, at: installation?.site ?? context.site) { return value }
        if let made = try madeObject(name, wrapper, in: context) { return made }
        throw Diagnostic(.unknownKey, "no object of type '\(name)' was provided with .environmentObject", at: span)
    }

    /// The state of an installed view; of a view that is not installed, the value that its initializer gave.
    private func readState(
        _ property: StoredProperty, _ field: Value, of owner: PropertyOwner, in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        guard let installation = owner.installation else {
            guard property.isMadeWhenInstalled, case .void = field else { return field }
            return try Activation(context: context, lexical: owner.type.inner).stateObject(property, in: owner.type, nil)
        }
        let key = stateKey(of: property, owner: installation.owner)
        let value = state[key]
        context.reads?.note(state: key, value)
        return value ?? field
    }

    /// What the host's wrapper makes of a value; of an unknown one, in code that marks them, the value itself.
    func wrapped(_ value: Value, by wrapper: Declaration.Attribute, _ type: UserType?, in context: EvaluationContext) throws(Diagnostic)
        -> Value
    {
        if leavesOut(wrapper) {
            if let span = wrapper.span {
                let message = "the property wrapper '@\(wrapper.name)' is not supported"
                host.didLeaveOut(Unknown(id: .unsupported, name: "@" + wrapper.name, message: message, span: span), in: context)
            }
            return value
        }
        return try host.wrapped(wrapper.name, arguments: try wrapperArguments(wrapper, type, in: context), initial: value, in: context)
    }

    /// Is it an unknown wrapper, in code where that is not an error?
    func leavesOut(_ wrapper: Declaration.Attribute?) -> Bool {
        guard let wrapper, wrapper.span?.source.marksUnknowns ?? false, wrapper.name.first?.isUppercase == true else { return false }
        return userWrapper(wrapper) == nil && wrapper.known == nil && !host.isPropertyWrapper(wrapper.name)
    }

    func wrapperArguments(
        _ wrapper: Declaration.Attribute, _ type: UserType?, in context: EvaluationContext
    ) throws(Diagnostic) -> [(label: String?, value: Value)] {
        let activation = Activation(context: context, lexical: type?.inner ?? .file)
        var result: [(label: String?, value: Value)] = []
        for argument in wrapper.arguments ?? [] {
            var expected = ResolvedType.any
            if argument.value.isImplicitlyRooted, let label = argument.label {
                // `relativeTo: .body`: a text style, the only argument of that kind that wrappers take.
                for name in ["Font.TextStyle", "TextStyle"] where label == "relativeTo" {
                    if let native = nativeType(named: name) { expected = .native(native) }
                }
            }
            let value = typed(argument.value, nil, in: type?.inner ?? .file)
            result.append((argument.label, try activation.evaluate(value, expected)))
        }
        return result
    }

    /// The class that a type stands for, by its full name: `Self.Model` in `Card` is `Card.Model`.
    /// - Parameter inside: knows what the generic parameters in sight are.
    private func className(_ written: TypeSyntax?, _ inside: Activation) -> String {
        guard let written else { return "" }
        if case .user(let found)? = try? inside.resolve(written, at: nil) { return found.qualifiedName }
        return written.baseName
    }

    /// The instance that stands for one that nothing gives, in code that marks what is unknown: one for all views, made without arguments.
    private func madeObject(
        _ typeName: String, _ wrapper: Declaration.Attribute, in context: EvaluationContext
    ) throws(Diagnostic) -> Value? {
        guard let span = wrapper.span, span.source.marksUnknowns, let type = program.types[typeName], type.kind == .class else {
            return nil
        }
        let key = StateKey(owner: .statics(of: typeName), name: "@EnvironmentObject")
        if let known = state[key] { return known }
        let activation = Activation(context: context, lexical: .file)
        guard let made = try? activation.construct(TypeReference(type), [], nil, name: type.name), case .object = made else { return nil }
        state[key] = made
        let message = "no '\(typeName)' was given to the environment: one is made up"
        host.didLeaveOut(Unknown(id: .unknownKey, name: "@\(wrapper.name) \(typeName)", message: message, span: span), in: context)
        return made
    }

    private func readEnvironment(
        _ property: StoredProperty, _ wrapper: Declaration.Attribute, _ installation: Installation?, _ inside: Activation,
        at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        let context = inside.context
        let site = installation?.site ?? context.site
        guard let argument = wrapper.arguments?.first else {
            throw Diagnostic(.missingArgument, "@Environment needs a key", at: wrapper.span)
        }
        let value = try inside.evaluate(argument.value)
        switch value {
        case .keyPath(let path):
            // `\.self` is all of them.
            if path.components.isEmpty { return .native(environmentValues(at: site)) }
            guard case .property(let key)? = path.components.first else { break }
            guard let found = try environmentValue(key, site: site, in: context) else { break }
            let rest = KeyPathValue(Array(path.components.dropFirst()))
            return rest.components.isEmpty ? found : try Activation(context: context, lexical: .file).value(at: rest, of: found, span: span)
        case .type(let reference):
            if let object = host.environmentObject(reference.name, at: site) { return object }
            if case .optional? = property.type { return .nil }
            if let made = try madeObject(reference.name, wrapper, in: context) { return made }
            throw Diagnostic(.unknownKey, "no object of type '\(reference.name)' was provided with .environment", at: span)
        default: break
        }
        let key = (try? Activation(context: context, lexical: .file).description(of: value, at: nil)) ?? ""
        throw Diagnostic(
            .unknownKey, "there is no environment key '\(key)'", at: argument.value.span ?? wrapper.span,
            suggestion: Suggestion.closest(to: key, in: program.environmentKeys)
        )
    }

    func isEnvironmentKey(_ name: String) -> Bool {
        host.isEnvironmentKey(name)
            || program.nativeExtensions["EnvironmentValues"].map {
                $0.computed[name] != nil || $0.stored.contains { $0.name == name }
            } ?? false
    }

    /// The value of a built-in or a user's key at a place; nil when there is no such key.
    func environmentValue(_ key: String, site: (any Sendable)?, in context: EvaluationContext) throws(Diagnostic) -> Value? {
        try value(of: key, in: environmentValues(at: site), context)
    }

    /// `EnvironmentValues` at a place.
    package func environmentValues(at site: (any Sendable)?) -> KeyedValues {
        let host = host
        return KeyedValues(typeName: KeyedValues.environment) { (key) throws(Diagnostic) in
            guard host.isEnvironmentKey(key) else { return host.customEnvironmentValue(key, at: site) }
            return try host.environmentValue(key, at: site) ?? .nil
        }
    }

    /// What was given for a key, else the default that an extension of the user's declares, `@Entry` or computed; nil when there is no such key.
    func value(of key: String, in values: KeyedValues, _ context: EvaluationContext) throws(Diagnostic) -> Value? {
        if let value = try values.given(key) { return value }
        guard let table = program.nativeExtensions[values.nativeTypeName] else { return nil }
        let activation = Activation(context: context, lexical: LexicalContext(typeName: values.nativeTypeName))
        if let entry = table.stored.first(where: { $0.name == key }) {
            guard let initializer = entry.initializer else { return .nil }
            let type = try entry.type.map { (type) throws(Diagnostic) in try activation.resolve(type, at: entry.span) } ?? .any
            return try activation.firstValue(initializer, entry.type, type)
        }
        guard let computed = table.computed[key] else { return nil }
        // Its getter says `self[Key.self]`: the key's default then.
        return try activation.read(computed, of: .native(values))
    }

    /// Where the value of a wrapper is kept: under its component, or under its key where the app shares it.
    func stateKey(of property: StoredProperty, owner: StateOwner) -> StateKey {
        guard let wrapper = property.wrapper, wrapper.known?.storage == .shared,
            case .string(let segments)? = wrapper.arguments?.first(where: { $0.label == nil })?.value.kind, segments.count == 1,
            case .text(let key) = segments[0]
        else { return StateKey(owner: owner, name: property.name) }
        return StateKey(owner: .storage, name: key)
    }

    /// Gives a component its state when it appears: initial values count once (L2.8).
    func install(
        _ value: StructValue, _ installation: Installation, in context: EvaluationContext
    ) throws(Diagnostic) -> StructValue {
        var live = value
        live.installation = installation
        for (index, property) in value.type.storedProperties.enumerated() where index < value.fields.count {
            if case .structure(let part) = value.fields[index], part.type.isDynamicProperty {
                _ = try install(part, installation.part(property.name), in: context)
            }
            guard property.isOwnState else { continue }
            let key = stateKey(of: property, owner: installation.owner)
            guard state[key] == nil else { continue }
            state[key] =
                if property.isMadeWhenInstalled, case .void = value.fields[index] {
                    try Activation(context: context, lexical: value.type.inner).stateObject(
                        property, in: value.type, value.typeArguments)
                } else { value.fields[index] }
        }
        return live
    }
}
