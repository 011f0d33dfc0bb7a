// SPDX-License-Identifier: GPL-3.0-or-later

extension Value {
    /// `(Int, String)` as one type.
    fileprivate var tupleOfTypes: Value? {
        guard case .tuple(let parts) = self else { return nil }
        var types: [(label: String?, type: ResolvedType)] = []
        for part in parts {
            guard case .type(let reference) = part.value else { return nil }
            types.append((part.label, reference.resolved))
        }
        let type = ResolvedType.tuple(types)
        return .type(TypeReference(name: type.staticType.runtimeName, resolved: type))
    }
}

/// Reading members.
extension Activation {
    func member(
        _ base: Expression, _ name: String, _ nameSpan: SourceSpan?, _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        if let nested = qualifiedType(expression) { return .type(nested) }
        if base.moduleName != nil, let type = try namedType(name, [], at: nameSpan) { return .type(type) }
        if base.bareName == "super", let receiver { return try superMember(name, of: receiver.value, at: nameSpan) }
        var value = try evaluate(base, implicitExpectation(base, expected))
        if chainIsNil { return .nil }
        if case .structure(let structure) = value {
            if let read = try readChanging(name, structure, base) { return read }
            if structure.type.hasLazyProperties { value = try fillingLazy(name, structure, base) }
        }
        do {
            return try member(name, of: value, at: nameSpan ?? expression.span)
        } catch {
            // What a value of the host says about itself has no place: the words that stand for it are at fault.
            throw error.located(at: base.span)
        }
    }

    /// `super.name`: the property of the nearest class above that computes it, else the stored one.
    func superMember(_ name: String, of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value {
        if case .object(let object) = value, let inherited = try readInherited(name, of: object, at: span) { return inherited }
        var current = enclosingType
        while case .type = value, let type = current.flatMap({ program.superclass(of: $0) }),
            !machine.hasStatic(name, of: type.qualifiedName)
        {
            current = type
        }
        if case .type = value, let parent = current.flatMap({ program.superclass(of: $0) }) {
            return try staticMember(name, of: TypeReference(parent), at: span)
        }
        return try member(name, of: value, at: span)
    }

    /// `.title2.bold()`: what the whole is expected to be is looked up where the chain begins.
    func implicitExpectation(_ base: Expression, _ expected: ResolvedType) -> ResolvedType {
        expected.isAny || !base.isImplicitlyRooted ? .any : expected
    }

    /// `Edge.Set`, `Outer.Inner` where the base is a bare name that no variable has.
    func qualifiedType(_ expression: Expression) -> TypeReference? {
        guard let name = expression.dottedName, Expression.isTypeName(name) else { return nil }
        if let type = program.types[name] { return TypeReference(type) }
        // `SwiftUI.Tab`: the module's, whatever the user calls so.
        if case .member(let base, let own, _) = expression.kind, base.moduleName != nil, let native = machine.nativeType(named: own) {
            return TypeReference(native)
        }
        guard let native = machine.nativeType(named: name) else { return nil }
        return TypeReference(native)
    }

    func member(_ name: String, of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value {
        if case .type(let reference) = value { return try staticMember(name, of: reference, at: span) }
        if let found = try part(name, of: value, at: span) { return found }
        if name == "self" || value.isUnknown { return value.tupleOfTypes ?? value }
        if case .native(let native) = value, let values = native as? KeyedValues,
            let found = try machine.value(of: name, in: values, context)
        {
            if values.nativeTypeName == KeyedValues.environment {
                context.reads?.note(
                    place: { context in
                        (try? context.machine.environmentValue(name, site: context.site, in: context)) ?? .void
                    }, found)
            }
            return found
        }
        let entry = machine.memberEntry(name, of: value.typeKey)
        if let computed = entry.computed {
            let meant = entry.isForSome ? machine.property(name, asHeldBy: value) ?? computed : computed
            do { return try read(meant, of: value) } catch { throw error.seen(from: span) }
        }
        if let property = entry.native {
            try budget.spend(property.price, at: span)
            return try property.get(try nativeReceiver(value), context)
        }
        if !entry.candidates.isEmpty { return .function(bound(entry.candidates, to: value)) }
        if name == "localizedDescription", machine.valueConforms(value, to: "Error") {
            return .string(try localizedDescription(of: value, at: span))
        }
        if let found = try dynamicMember(name, of: value, at: span) { return found }
        if let found = try derivedMember(name, of: value, at: span) { return found }
        throw unknownMember(name, of: value, at: span)
    }

    /// What the value itself holds of that name.
    private func part(_ name: String, of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch value {
        case .structure(let structure):
            if let index = structure.type.storedIndex[name] { return try readStored(structure, index, at: span) }
            return try wrapperStorage(of: structure, name, at: span)
        case .object(let object): return try objectField(object, name, at: span)
        case .tuple(let elements): return tupleElement(elements, name)
        case .binding(let binding): return bindingMember(binding, name)
        case .enumeration(let enumeration):
            if name == "rawValue", enumeration.type.hasRawValues { return try rawValue(of: enumeration, at: span) }
            if let part = try codingKeyPart(name, of: enumeration) { return part }
        default: break
        }
        return nil
    }

    /// What Swift derives for a type that does not declare it: of Identifiable, Hashable and the texts that describe it.
    private func derivedMember(_ name: String, of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch name {
        case "id":
            guard case .object = value, machine.valueConforms(value, to: "Identifiable") else { return nil }
            return .native(IdentityValue(of: value))
        // It is checked all the same: nothing may crash.
        case "unsafelyUnwrapped":
            guard let held = value.unwrapped else { throw Diagnostic(.nilUnwrapped, "found nil where a value is expected", at: span) }
            return held
        case "hashValue":
            try budget.spend(Price.hash, at: span)
            try budget.weigh(value, at: span)
            return .int(try hashed(value).hashValue)
        case "debugDescription": return isHostView(value) ? nil : .string(try debugDescription(of: value, at: span))
        case "description": return isHostView(value) ? nil : .string(try description(of: value, at: span))
        default: return nil
        }
    }

    /// Of a value that names its parts, or of a type marked `@dynamicMemberLookup`: its `subscript(dynamicMember:)`, given the name or a
    /// key path.
    private func dynamicMember(_ name: String, of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        if case .native(let native) = value, let owner = native as? any NamedParts { return try owner.part(named: name, at: span) }
        guard isDynamic(value) else { return nil }
        var unknown: Diagnostic?
        for actual in dynamicKeys(name, at: span) {
            do { return try subscriptValue(of: value, [actual], at: span) } catch {
                if error.id == .unknownMember { unknown = unknown ?? error } else if error.id != .typeMismatch { throw error }
            }
        }
        if let unknown { throw unknown }
        return nil
    }

    /// Whether the value's type has such a member.
    func modifyDynamicMember(
        _ name: String, of value: inout Value, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> Bool {
        guard isDynamic(value) else { return false }
        for actual in dynamicKeys(name, at: span) {
            guard let current = try? subscriptValue(of: value, [actual], at: span) else { continue }
            var new = current
            try body(&new)
            try setSubscript(of: &value, [actual], to: new, at: span)
            return true
        }
        return false
    }

    private func isDynamic(_ value: Value) -> Bool {
        program.types[value.typeKey]?.attributes.contains { $0.name == "dynamicMemberLookup" } ?? false
    }

    private func dynamicKeys(_ name: String, at span: SourceSpan?) -> [Actual] {
        // A property of what is wrapped comes before a name that may be anything.
        [.keyPath(KeyPathValue([.property(name)])), Value.string(name.withoutFile)].map {
            Actual(label: "dynamicMember", value: $0, span: span)
        }
    }

    private func isHostView(_ value: Value) -> Bool {
        guard case .native = value else { return false }
        return machine.valueConforms(value, to: "View")
    }

    func read(_ computed: ComputedProperty, of value: Value) throws(Diagnostic) -> Value {
        try run(computed.getter, receiver: value, arguments: []).result
    }

    /// A method as a value: `onScroll: handleScroll`.
    private func bound(_ candidates: [Candidate], to value: Value) -> FunctionValue {
        var natives: [NativeFunction] = []
        for candidate in candidates {
            switch candidate {
            case .memberwise, .enumCase: break
            case .user(let function):
                let box = Scope("self", value, isLet: !function.isMutating, parent: nil)
                return FunctionValue(
                    .function(function, Captures(scope: nil, receiver: box, lexical: function.lexical, site: context.site)))
            case .native(let function): natives.append(function)
            }
        }
        return FunctionValue(.native(natives, receiver: value))
    }

    /// A user's view as receiver of a modifier becomes the host's.
    func nativeReceiver(_ value: Value) throws(Diagnostic) -> Value {
        if program.hasOwnSequences, machine.isOwnSequence(value.typeKey) { return .native(LazyValue(base: value)) }
        guard case .structure(let structure) = value, machine.valueConforms(value, to: "View") else { return value }
        return try host.component(structure, in: context)
    }

    private func tupleElement(_ elements: [TupleElement], _ name: String) -> Value? {
        if let index = Int(name) { return elements.indices.contains(index) ? elements[index].value : nil }
        return elements.first { $0.label == name }?.value
    }

    func hasMember(_ name: String, of value: Value) -> Bool {
        switch value {
        case .structure(let structure):
            if structure.type.storedIndex[name] != nil { return true }
        case .object(let object):
            if program.types[object.typeName]?.storedIndex[name] != nil || wrapperPlace(name, of: object) != nil { return true }
        case .type(let reference): return machine.hasStatic(name, of: reference.name) || name == "allCases" && isListed(reference)
        case .tuple(let elements): return tupleElement(elements, name) != nil
        case .enumeration(let enumeration):
            if name == "rawValue", enumeration.type.hasRawValues { return true }
        // What else it seems to have are bindings to parts of its value.
        case .binding: if name == "wrappedValue" || name == "projectedValue" { return true }
        default: break
        }
        return !machine.memberEntry(name, of: value.typeKey).isEmpty
    }

    func rawValue(of value: EnumValue, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard let info = value.type.enumCase(named: value.name), value.type.hasRawValues else {
            throw unknownMember("rawValue", of: .enumeration(value), at: span)
        }
        return try rawValue(of: info, in: value.type)
    }

    /// The raw value written, else the case's name for String, or one more than the one before for a number.
    func rawValue(of info: EnumCaseInfo, in type: UserType) throws(Diagnostic) -> Value {
        let wanted =
            try type.rawType.map { (name) throws(Diagnostic) in try resolve(.named(name, genericArguments: []), at: info.span) } ?? .any
        if let written = info.rawValue { return try evaluate(written, wanted) }
        if case .string = wanted { return .string(info.name) }
        let earlier = type.enumCases[..<info.index].last { $0.rawValue != nil }
        let base = try earlier?.rawValue.map { (written) throws(Diagnostic) in try evaluate(written, .any) } ?? .int(0)
        let number = try Arithmetic.integer("+", base, .int(info.index - (earlier?.index ?? 0)), at: info.span) ?? base
        return try coerced(number, to: wanted, at: info.span)
    }

    func unknownMember(_ name: String, of value: Value, at span: SourceSpan?) -> Diagnostic {
        let typeName = machine.typeName(of: value)
        if case .nil = value {
            return Diagnostic(
                .nilUnwrapped, "nil has no member '\(name.withoutFile)'", at: span, hint: "write '?.', or provide a value with '??'")
        }
        let names = machine.memberNames(of: value.typeKey)
        let suggestion = Suggestion.closest(to: name, in: names)
        if machine.valueConforms(value, to: "View") {
            if host.isUnsupported(name) { return Diagnostic(.unsupported, "the modifier '\(name)' is not supported", at: span) }
            let meant = host.modifier(calledElsewhere: name).map { ModifierExample($0).text(withArgumentAfter: span) }
            return Diagnostic(
                .unknownModifier, "there is no modifier '\(name)'", at: span, suggestion: meant == nil ? suggestion : nil,
                hint: meant.map { "SwiftUI writes it as \($0)" } ?? (suggestion == nil ? "'help -s \(name)' searches for one" : nil))
        }
        let hint = if case .native(let native) = value { native.hint(forUnknown: name) } else { String?.none }
        return Diagnostic(
            .unknownMember, "value of type '\(typeName)' has no member '\(name.withoutFile)'", at: span,
            suggestion: hint == nil ? suggestion : nil, hint: hint
        )
        .declared(typeName, at: program.types[value.typeKey]?.span).certain(isDeclaredInSight(value))
    }

    /// Is its type a tuple, or a user-defined one that inherits nothing from unknown types?
    private func isDeclaredInSight(_ value: Value) -> Bool {
        if case .tuple = value { return true }
        guard let type = program.types[value.typeKey], !type.isOfLibrary, !type.hasForeignMacro(in: program)
        else { return false }
        return type.conformances.allSatisfy {
            program.types[$0] != nil || machine.nativeType(named: $0) != nil || Self.isUnchecked($0)
        }
    }
}

extension UserType {
    var rawType: String? { conformances.first { StaticType.rawTypes.contains($0) } }

    var hasRawValues: Bool { rawType != nil }
}

extension Expression {
    /// `Swift` in `Swift.min`, `SwiftUI` in `SwiftUI.Color`.
    var moduleName: String? {
        guard let name = bareName, Expression.isTypeName(name), KnownModule.names.contains(name) else { return nil }
        return name
    }

    /// `A.B` of bare names.
    var dottedName: String? {
        guard case .member(let base, let name, _) = kind else { return nil }
        switch base.kind {
        case .identifier(let first, let generics): return generics.isEmpty && Expression.isTypeName(first) ? first + "." + name : nil
        case .member: return base.dottedName.map { $0 + "." + name }
        default: return nil
        }
    }
}
