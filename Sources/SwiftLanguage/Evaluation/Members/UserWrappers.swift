// SPDX-License-Identifier: GPL-3.0-or-later

/// Property wrappers that the user declares (SE-0258). The field of the property holds the wrapper itself.
extension Machine {
    /// The user's type behind an attribute; nil where the attribute is not one of the user's wrappers.
    func userWrapper(_ attribute: Declaration.Attribute?) -> UserType? {
        guard !program.propertyWrappers.isEmpty, let attribute else { return nil }
        return program.propertyWrappers[Program.plainName(attribute.name)].flatMap { program.types[$0] }
    }

    /// A part of a component that has state or reads the environment of its own lives where the component does.
    func placed(_ field: Value, of property: StoredProperty, _ installation: Installation?) -> Value {
        guard let installation, case .structure(var part) = field, part.type.isDynamicProperty else { return field }
        part.installation = installation.part(property.name)
        return .structure(part)
    }
}

extension Activation {
    /// The wrapper around a first value; nil where it cannot be made of what there is.
    func wrapped(
        _ initial: Value?, by wrapper: UserType, _ property: StoredProperty, in owner: UserType
    ) throws(Diagnostic) -> Value? {
        let activation = Activation(
            context: context, lexical: LexicalContext(typeName: owner.qualifiedName, genericNames: owner.inner.genericNames, isStatic: true)
        )
        let reference = try self.reference(to: wrapper, for: property, in: owner)
        let made = try activation.wrapped(try activation.wrappedInside(initial, property), by: wrapper, property.wrapper, as: reference)
        // What the outermost of several wraps is the one inside of it.
        guard case .structure(let structure)? = made, let name = wrapper.valueParameter, structure.typeArguments == nil,
            property.innerWrappers.isEmpty
        else { return made }
        let type = try declaredType(of: property, in: owner)
        return type.isAny ? made : .structure(try structure.binding([name: type], in: activation))
    }

    /// The wrapper's type with what its generic parameters are, as far as the type of the property tells: `@Inject var api: any API`.
    func reference(to wrapper: UserType, for property: StoredProperty, in owner: UserType) throws(Diagnostic) -> TypeReference {
        let reference = TypeReference(wrapper)
        guard let known = try parameters(of: wrapper, for: property, in: owner) else { return reference }
        return reference.specialized(as: .nominal(wrapper.qualifiedName, wrapper.genericNames.map { known[$0] ?? .unknown }))
    }

    private func parameters(
        of wrapper: UserType, for property: StoredProperty, in owner: UserType
    ) throws(Diagnostic) -> [String: StaticType]? {
        // What the outermost of several wraps is the one inside of it.
        guard !wrapper.genericNames.isEmpty, property.innerWrappers.isEmpty,
            let wrapped = machine.index.types[wrapper.qualifiedName]?.members["wrappedValue"]?.first(where: \.isProperty)
        else { return nil }
        return machine.index.type(of: wrapped).parameters(in: try declaredType(of: property, in: owner).staticType)
    }

    /// A wrapper that code made, `_items = Query(sort: \.date)`: the type of the property tells its generic parameters where nothing else has.
    func typed(_ made: Value, by property: StoredProperty, in owner: UserType) throws(Diagnostic) -> Value {
        guard case .structure(let structure) = made, structure.typeArguments?.types.values.allSatisfy(\.isAny) ?? true,
            let wrapper = machine.userWrapper(property.wrapper), structure.type.qualifiedName == wrapper.qualifiedName,
            let known = try parameters(of: wrapper, for: property, in: owner), !known.isEmpty
        else { return made }
        return .structure(try structure.binding(known.mapValues { resolved($0) }, in: self))
    }

    /// A first value in the wrappers inside of the outermost.
    private func wrappedInside(_ initial: Value?, _ property: StoredProperty) throws(Diagnostic) -> Value? {
        var value = initial
        for attribute in property.innerWrappers.reversed() {
            guard let inner = machine.userWrapper(attribute), value.map({ !isInstance($0, of: inner) }) ?? true else { continue }
            value = try wrapped(value, by: inner, attribute)
        }
        return value
    }

    /// Changes what the wrappers inside of the outermost keep.
    private func modifyInside(
        _ storage: inout Value, _ count: Int, isReplaced: Bool, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        // What is given another value is not read before.
        if isReplaced, count == 0 {
            var new = Value.nil
            try body(&new)
            return try setMember("wrappedValue", of: &storage, to: new, at: span)
        }
        try modifyMember("wrappedValue", of: &storage, at: span) { (value: inout Value) throws(Diagnostic) in
            if count == 0 { try body(&value) } else { try self.modifyInside(&value, count - 1, isReplaced: isReplaced, at: span, body) }
        }
    }

    /// The wrapper of a property whose first value is not made before it is asked for (`wrappedValue: @autoclosure () -> Value`); nil where
    /// no initializer of the wrapper's takes one so.
    func wrappedLater(_ property: StoredProperty, by wrapper: UserType, in owner: UserType) throws(Diagnostic) -> Value? {
        guard let initializer = property.initializer, wrapper.takesLateValue else { return nil }
        let lexical = LexicalContext(typeName: owner.qualifiedName, genericNames: owner.inner.genericNames, isStatic: true)
        let activation = Activation(context: context, lexical: lexical)
        let found = machine.index.wrappedType(of: property, in: owner)
        return try activation.wrappedLater(machine.typed(initializer, property.type, in: lexical, of: found), by: wrapper, property.wrapper)
    }

    /// The same of a local variable, whose first value sees what is declared here.
    func wrappedLater(
        _ value: Expression, by wrapper: UserType, _ attribute: Declaration.Attribute?
    ) throws(Diagnostic) -> Value? {
        guard wrapper.takesLateValue else { return nil }
        let first = Expression.Argument(label: "wrappedValue", value)
        let actuals = [Actual(first)] + (attribute?.arguments ?? []).map { Actual($0) }
        return try construct(TypeReference(wrapper), actuals, nil, name: wrapper.name)
    }

    /// - Parameter reference: the wrapper's type with its generic arguments, where they are known.
    func wrapped(
        _ initial: Value?, by wrapper: UserType, _ attribute: Declaration.Attribute?, as reference: TypeReference? = nil
    ) throws(Diagnostic) -> Value? {
        var actuals = (attribute?.arguments ?? []).map { Actual($0) }
        if let initial { actuals.insert(Actual(label: "wrappedValue", value: initial, span: attribute?.span), at: 0) }
        if initial == nil, !canMake(wrapper, of: actuals) { return nil }
        return try construct(reference ?? TypeReference(wrapper), actuals, nil, name: wrapper.name)
    }

    /// What a parameter of a generic wrapper is, whose arguments stand in an attribute: `@Clamped(0...1) var share = 0.5` has a range of
    /// Doubles. nil where nothing is to be told.
    func type(
        ofWrapperArgument index: Int, _ declared: ResolvedType, of candidate: Candidate, _ invocation: Invocation
    ) throws(Diagnostic) -> ResolvedType? {
        guard invocation.expression == nil, let wrapper = invocation.constructed, let made = wrapper.userType,
            made.attributes.contains(where: { $0.name == "propertyWrapper" }), case .nominal(_, let arguments) = wrapper.known,
            case .user(let function) = candidate
        else { return nil }
        if case .function = declared { return nil }
        let activation = Activation(context: context, lexical: function.lexical)
        activation.typeArguments = machine.bindings(of: made, arguments).mapValues { resolved($0) }
        return try activation.resolve(function.declaration.parameters[index].type, at: function.span)
    }

    /// Whether an initializer takes just these arguments.
    func canMake(_ type: UserType, of actuals: [Actual]) -> Bool {
        let invocation = Invocation(candidates: [], actuals: actuals, name: type.name, expression: nil, span: nil)
        return initializers(of: type).contains { candidate in
            guard let shape = try? shape(of: candidate) else { return false }
            return ArgumentMatching.slots(for: invocation, shape) != nil
        }
    }

    /// Whether the wrapper of a property makes its first value itself.
    func needsNoValue(_ property: StoredProperty) -> Bool {
        guard let wrapper = machine.userWrapper(property.wrapper), property.initializer == nil else { return false }
        // Wrappers that wrap properties of each other ask without end: the calls are counted, and making one is the error.
        guard (try? enterCall(at: nil)) != nil else { return false }
        defer { budget.callDepth &-= 1 }
        return canMake(wrapper, of: (property.wrapper?.arguments ?? []).map { Actual($0) })
    }

    /// Whether an initializer takes a first value: then the property's own type is what callers give.
    func takesValue(_ wrapper: UserType) -> Bool {
        wrapper.members.initializers.contains { $0.declaration.parameters.contains { $0.label == "wrappedValue" } }
            || !wrapper.hasOwnInitializer && wrapper.storedIndex["wrappedValue"] != nil
    }

    func isInstance(_ value: Value, of type: UserType) -> Bool {
        switch value {
        case .structure(let structure): structure.type.qualifiedName == type.qualifiedName
        case .object(let object): object.typeName == type.qualifiedName
        default: false
        }
    }

    /// Changes what a wrapper keeps; the first assignment of an initializer makes the wrapper.
    ///
    /// - Parameter field: what the property's owner keeps for it: the wrapper.
    func modifyUserWrapped(
        _ wrapper: UserType, _ property: StoredProperty, of owner: PropertyOwner, _ field: inout Value, at span: SourceSpan?,
        _ body: Change
    ) throws(Diagnostic) {
        let type = owner.type
        let isReplaced = replacesMember
        replacesMember = false
        if isInitializer, !isInstance(field, of: wrapper) {
            var value = Value.nil
            try body(&value)
            value = try coerced(value, to: try declaredType(of: property, in: type), at: span)
            field = try wrapped(value, by: wrapper, property, in: type) ?? .nil
            return
        }
        // The wrapper is there: what it observes runs, in an initializer of the type around it too.
        let outer = isInitializer
        isInitializer = false
        defer { isInitializer = outer }
        var storage = machine.placed(field, of: property, owner.installation)
        try modifyInside(&storage, property.innerWrappers.count, isReplaced: isReplaced, at: span) {
            (value: inout Value) throws(Diagnostic) in
            try body(&value)
            if property.type != nil { value = try self.coerced(value, to: try self.declaredType(of: property, in: type), at: span) }
        }
        field = storage
    }
}

extension Installation {
    /// Where a part of the component keeps its state.
    func part(_ name: String) -> Installation {
        Installation(owner: owner.appending(part: name), site: site)
    }
}

extension UserType {
    /// The generic parameter that the wrapped value is of, where it is one.
    fileprivate var valueParameter: String? {
        let type = storedProperties.first { $0.name == "wrappedValue" }?.type ?? members.computed["wrappedValue"]?.type
        guard case .named(let name, _)? = type, genericNames.contains(name) else { return nil }
        return name
    }

    /// Does an initializer take the first value as an autoclosure?
    fileprivate var takesLateValue: Bool {
        members.initializers.contains { initializer in
            initializer.declaration.parameters.contains { $0.label == "wrappedValue" && $0.type.isAutoclosure }
        }
    }

    var isDynamicProperty: Bool { conformances.contains("DynamicProperty") }
}
