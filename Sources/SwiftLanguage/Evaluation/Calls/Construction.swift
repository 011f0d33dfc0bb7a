// SPDX-License-Identifier: GPL-3.0-or-later

/// Making values of types: initializers of the user and of the host.
extension Activation {
    func construct(
        _ reference: TypeReference, _ actuals: [Actual], _ expression: Expression?, name: String, planKey: String? = nil,
        ignoresLabels: Bool = false
    ) throws(Diagnostic) -> Value {
        var invocation = Invocation(candidates: [], actuals: actuals, name: name, expression: expression, span: expression?.span)
        invocation.ignoresLabels = ignoresLabels
        invocation.constructed = reference
        switch reference.resolved {
        case .user(let type):
            if let value = try rawInitialized(type, actuals, ignoresLabels) { return value }
            if let value = try codingKey(type, madeOf: actuals) { return value }
            if let value = try literalInitialized(type, actuals) { return try bound(value, invocation) }
            invocation.candidates = initializers(of: type)
            if let value = try decodeSynthesized(reference, as: type, invocation) { return value }
            if let value = try constructedAndCalled(invocation, type) { return value }
            guard !invocation.candidates.isEmpty else {
                throw Diagnostic(.typeMismatch, "'\(type.name)' cannot be created like this", at: expression?.span).certain(
                    !type.hasForeignMacro(in: program))
            }
            return try call(invocation).result
        case .native(let type):
            let added = (program.nativeExtensions[type.name]?.initializers ?? []).map { Candidate.user($0) }
            invocation.candidates = type.initializers.map { .native($0) } + added
            guard !invocation.candidates.isEmpty else {
                throw Diagnostic(.typeMismatch, "a '\(type.name)' cannot be created like this", at: expression?.span)
            }
            return try call(invocation, planKey: added.isEmpty ? planKey : nil).result
        case .optional:
            if let value = try constructedOptional(reference, invocation) { return value }
            return try constructBuiltin(reference, invocation, planKey: planKey)
        default: return try constructBuiltin(reference, invocation, planKey: planKey)
        }
    }

    /// A value of a type of the standard library.
    private func constructBuiltin(
        _ reference: TypeReference, _ unresolved: Invocation, planKey: String?
    ) throws(Diagnostic) -> Value {
        var invocation = unresolved
        let (actuals, span) = (invocation.actuals, invocation.span)
        let key = staticKey(of: reference)
        guard let builtin = machine.nativeType(named: key) else {
            if actuals.count == 1 { return try coerced(try evaluate(actuals[0], reference.resolved), to: reference.resolved, at: span) }
            throw Diagnostic(.unsupported, "'\(reference.name)' cannot be created like this", at: span)
        }
        let added = machine.addedInitializers(of: key)
        // What the host adds to a protocol of the type's, as Foundation does to StringProtocol.
        let hosted = Library.names.conformances(of: key).flatMap { machine.nativeType(named: $0)?.initializers ?? [] }
        invocation.candidates = (builtin.initializers + hosted).map { .native($0) } + added
        let value = try call(invocation, planKey: planKey).result
        if case .nil = value { return value }
        return try fit(value, to: reference.resolved, at: span) ?? value
    }

    /// `FlowLayout(spacing: 12) { … }`: where no initializer takes the closures, they are those of `callAsFunction`.
    private func constructedAndCalled(_ invocation: Invocation, _ type: UserType) throws(Diagnostic) -> Value? {
        guard invocation.actuals.contains(where: \.isTrailing), !initializerTakesClosure(type),
            !machine.memberEntry("callAsFunction", of: type.qualifiedName).candidates.isEmpty
        else { return nil }
        var plain = invocation
        plain.actuals = invocation.actuals.filter { !$0.isTrailing }
        let value = try call(plain).result
        return try callValue(value, invocation.actuals.filter(\.isTrailing), invocation.expression, name: type.name)
    }

    private func initializerTakesClosure(_ type: UserType) -> Bool {
        type.storedProperties.contains { $0.isMemberwiseParameter && ($0.builder != nil || $0.type?.isFunction == true) }
            || type.members.initializers.contains { $0.declaration.parameters.contains { $0.type.isFunction || !$0.attributes.isEmpty } }
    }

    func initializers(of type: UserType) -> [Candidate] {
        var result = ownInitializers(of: type)
        switch type.kind {
        case .struct: if !type.hasOwnInitializer { result.append(.memberwise(type)) }
        case .class, .actor:
            result += initializersFromAbove(type)
            // 'init()' is there where no class on the way declares a designated one.
            if result.allSatisfy(\.isConvenience) { result.append(.memberwise(type)) }
        default: break
        }
        return result + inheritedInitializers(of: type)
    }

    /// Those of the class above are inherited where a class declares no designated one of its own; the convenience ones also where it
    /// overrides all that are designated there.
    private func initializersFromAbove(_ type: UserType) -> [Candidate] {
        var result: [Candidate] = []
        var (current, onlyConvenience) = (type, false)
        while let parent = program.superclass(of: current) {
            if !current.designated.isEmpty {
                guard Set(current.initializerLabels).isSuperset(of: program.designatedInitializers(of: parent)) else { break }
                onlyConvenience = true
            }
            result += ownInitializers(of: parent).filter { !onlyConvenience || $0.isConvenience }
            current = parent
        }
        return result
    }

    /// Those that extensions of its protocols add.
    private func inheritedInitializers(of type: UserType) -> [Candidate] {
        let names = type.conformances + (type.kind == .enum && type.hasRawValues ? ["RawRepresentable"] : [])
        return names.flatMap { name in
            let table = program.types[name].map { $0.kind == .protocol ? $0.members : MemberTable() } ?? program.nativeExtensions[name]
            return (table?.initializers ?? []).filter { $0.declaration.body != nil }.map { Candidate.user($0) }
        }
    }

    private func ownInitializers(of type: UserType) -> [Candidate] { type.members.initializers.map { Candidate.user($0) } }

    /// `Kind(rawValue: 2)`: nil where no case has it.
    private func rawInitialized(_ type: UserType, _ actuals: [Actual], _ ignoresLabels: Bool) throws(Diagnostic) -> Value? {
        guard type.kind == .enum, type.hasRawValues, actuals.count == 1,
            actuals[0].label == "rawValue" || ignoresLabels && !takesUnlabelled(type)
        else { return nil }
        let wanted = try evaluate(actuals[0], .any)
        for info in type.enumCases where try equals(try rawValue(of: info, in: type), wanted, at: actuals[0].span) {
            return .enumeration(EnumValue(type: type, name: info.name))
        }
        return .nil
    }

    /// `Options([.a, .b])` means the literal as a value of the type.
    private func literalInitialized(_ type: UserType, _ actuals: [Actual]) throws(Diagnostic) -> Value? {
        guard actuals.count == 1, actuals[0].label == nil, let argument = actuals[0].expression?.untyped else { return nil }
        switch argument.kind {
        case .array where type.conformances.contains("OptionSet"): return try evaluate(argument, .user(type))
        // `Money(5)` of a type that numbers are written for is the literal 5 (SE-0213), whatever other initializer takes an Int.
        case .integer where takesLiteral("integerLiteral", type), .float where takesLiteral("floatLiteral", type),
            .string where takesLiteral("stringLiteral", type), .bool where takesLiteral("booleanLiteral", type):
            return try evaluate(argument, .user(type))
        default: return nil
        }
    }

    /// Does an initializer of the type's own take one argument without a label? `Kind.init` means that one then.
    private func takesUnlabelled(_ type: UserType) -> Bool {
        type.members.initializers.contains { $0.declaration.parameters.map(\.label) == [nil] }
    }

    /// The fields before an initializer runs: defaults where there are some.
    /// - Parameter arguments: what the generic parameters of the type are, as far as the static phase knows; defaults may name them.
    func defaultFields(of type: UserType, _ arguments: [String: ResolvedType]) throws(Diagnostic) -> [Value] {
        // A wrapper that wraps a property of its own makes itself without end.
        try enterCall(at: nil)
        defer { budget.callDepth &-= 1 }
        var fields: [Value] = []
        for property in type.storedProperties {
            let value = try defaultValue(of: property, in: type, arguments)
            if let value { fields.append(value) } else { fields.append(try unset(property, in: type)) }
        }
        return fields
    }

    private func unset(_ property: StoredProperty, in type: UserType) throws(Diagnostic) -> Value {
        guard case .tuple? = property.type else { return .nil }
        return try declaredType(of: property, in: type).unset
    }

    func defaultValue(
        of property: StoredProperty, in type: UserType, _ arguments: [String: ResolvedType] = [:]
    ) throws(Diagnostic) -> Value? {
        if property.isLazy || property.isMadeWhenInstalled { return .void }
        guard let wrapper = machine.userWrapper(property.wrapper) else { return try plainDefault(of: property, in: type, arguments) }
        if let late = try wrappedLater(property, by: wrapper, in: type) { return late }
        let isGiven = property.initializer == nil ? try startsAsNil(property, of: wrapper, in: type) : true
        let initial = isGiven ? try plainDefault(of: property, in: type, arguments) : nil
        return try wrapped(initial, by: wrapper, property, in: type)
    }

    /// `@Logged var name: String?` is nil at first, where the wrapper takes a first value and cannot be made of nothing.
    private func startsAsNil(_ property: StoredProperty, of wrapper: UserType, in type: UserType) throws(Diagnostic) -> Bool {
        guard !property.isLet, property.wrapper?.arguments == nil, takesValue(wrapper), !canMake(wrapper, of: []),
            case .optional = try declaredType(of: property, in: type)
        else { return false }
        return true
    }

    /// What an `@StateObject` is at first: made once, when its view is there, not by each evaluation of the view's initializer.
    func stateObject(_ property: StoredProperty, in type: UserType, _ arguments: TypeArguments?) throws(Diagnostic) -> Value {
        try plainDefault(of: property, in: type, arguments?.types ?? [:]) ?? .nil
    }

    private func plainDefault(
        of property: StoredProperty, in type: UserType, _ arguments: [String: ResolvedType]
    ) throws(Diagnostic) -> Value? {
        let declared = try declaredType(of: property, in: type)
        guard let initializer = property.initializer else {
            if property.isShared, let made = try madeOfNothing(declared) { return made }
            if let standard = property.wrapper?.known?.standardValue(declared) { return standard }
            if case .optional = declared { return .nil }
            // `@Query var items: [Item]` of another framework: as of a store that holds nothing yet.
            if case .array = declared, let wrapper = property.wrapper, machine.leavesOut(wrapper) { return .array([]) }
            if let wrapper = property.wrapper, machine.leavesOut(wrapper) { return .unknown(property.name) }
            return nil
        }
        let activation = Activation(
            context: context, lexical: LexicalContext(typeName: type.qualifiedName, genericNames: type.inner.genericNames, isStatic: true))
        activation.typeArguments = arguments
        let found = property.wrapper == nil ? nil : machine.index.wrappedType(of: property, in: type)
        return try activation.firstValue(initializer, property.type, declared, of: found)
    }

    /// `TabViewCustomization()`: a value of the host's type, if it can be made without arguments.
    private func madeOfNothing(_ type: ResolvedType) throws(Diagnostic) -> Value? {
        guard case .native(let native) = type, native.initializers.contains(where: { $0.parameters.allSatisfy { $0.defaultText != nil } })
        else { return nil }
        return try construct(TypeReference(native), [], nil, name: native.name)
    }

    func makeMemberwise(
        _ type: UserType, _ values: [Value?], _ arguments: [String: ResolvedType], at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        try enterCall(at: span)
        defer { budget.callDepth &-= 1 }
        var fields: [Value] = []
        var next = 0
        for property in type.storedProperties {
            var given: Value?
            if property.isMemberwiseParameter, type.kind == .struct {
                given = next < values.count ? values[next] : nil
                next += 1
            }
            if let given {
                fields.append(try builderField(try wrappedField(given, property, type), property))
            } else {
                fields.append(try defaultValue(of: property, in: type, arguments) ?? .nil)
            }
        }
        if type.kind == .class || type.kind == .actor {
            try budget.spend(Price.instance, at: span)
            return .object(allocate(type, fields))
        }
        return .structure(StructValue(type: type, fields: fields))
    }

    func allocate(_ type: UserType, _ fields: [Value]) -> ObjectValue {
        machine.state.allocate(
            typeName: type.qualifiedName, fields: fields, deinitializations: program.hasDeinitializers ? machine.deinitializations : nil)
    }

    /// What the memberwise initializer is given goes into the user's wrapper.
    private func wrappedField(_ value: Value, _ property: StoredProperty, _ type: UserType) throws(Diagnostic) -> Value {
        guard let wrapper = machine.userWrapper(property.wrapper), !isInstance(value, of: wrapper) else {
            return property.isWeak ? value.weakened : value
        }
        return try wrapped(value, by: wrapper, property, in: type) ?? value
    }

    /// `@ViewBuilder let content: Content` takes a closure and keeps what it gives.
    private func builderField(_ value: Value, _ property: StoredProperty) throws(Diagnostic) -> Value {
        guard let builder = property.builder, case .function(let function) = value, property.type?.isFunction != true else { return value }
        guard case .views = builder else { return try machine.call(function.asBuilder(builder), [], in: context) }
        return try machine.buildViews(function, [], in: context)
    }
}

extension Program {
    /// The labels of those that a class declares, or has from the next above that does.
    fileprivate func designatedInitializers(of type: UserType) -> Set<[String?]> {
        var current: UserType? = type
        while let type = current {
            if !type.designated.isEmpty { return Set(type.designated) }
            current = superclass(of: type)
        }
        return []
    }
}

extension UserType {
    fileprivate var initializerLabels: [[String?]] { members.initializers.map { $0.declaration.parameters.map(\.label) } }

    /// The labels of the designated initializers that a class declares.
    fileprivate var designated: [[String?]] {
        members.initializers.filter { !$0.isConvenience }.map { $0.declaration.parameters.map(\.label) }
    }

    /// An initializer in the declaration itself takes the memberwise one away; in an extension it does not.
    var hasOwnInitializer: Bool { members.initializers.contains { !$0.isFromExtension } }
}
