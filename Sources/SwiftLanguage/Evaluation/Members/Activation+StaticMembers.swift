// SPDX-License-Identifier: GPL-3.0-or-later

/// Members of types: `Palette.all`, `.leading`, `Color.red`, cases, nested types, metatypes.
extension Activation {
    func staticMember(_ name: String, of reference: TypeReference, at span: SourceSpan?) throws(Diagnostic) -> Value {
        try budget.spend(Price.constant, at: span)
        if name == "self" { return .type(reference) }
        if case .optional = reference.resolved {
            // An optional has no case of its own: what it holds is the value.
            if name == "none" { return .nil }
            if name == "some" { return .function(FunctionValue { (arguments, _) in arguments.first.optional }) }
        }
        let typeName = hasOptionalStatic(name, reference.resolved) ? "Optional" : staticKey(of: reference)
        let entry = machine.staticEntry(name, of: typeName)
        if let info = entry.enumCase, let type = program.types[typeName] { return enumCase(info, of: type) }
        if let stored = entry.stored {
            let value = try readStatic(stored, of: entry.owner, reference, at: span)
            return machine.userWrapper(stored.wrapper) == nil ? value : try member("wrappedValue", of: value, at: span)
        }
        if name.first == "$", let projected = try projectedStatic(String(name.dropFirst()), of: reference, at: span) { return projected }
        if let computed = entry.computed {
            do { return try run(computed.getter, receiver: .type(reference), arguments: []).result } catch { throw error.seen(from: span) }
        }
        if let make = entry.native?.value { return try make(context) }
        if let nested = entry.nested, let type = program.types[nested] { return .type(TypeReference(type)) }
        if name == "init" { return .function(FunctionValue(.construct(reference))) }
        if name == "allCases", let cases = try allCases(of: reference) { return .array(cases) }
        if !entry.candidates.isEmpty { return .function(boundStatic(entry.candidates, reference)) }
        if Expression.isTypeName(name), let alias = try aliasedType(name, of: typeName, reference, at: span) { return .type(alias) }
        // A method of instances as a function of the instance: `words.map(String.uppercased)`.
        if !machine.memberEntry(name, of: typeName).candidates.isEmpty {
            return .function(
                FunctionValue { (arguments, context) throws(Diagnostic) in
                    let receiver = arguments.first ?? .void
                    return try Activation(context: context, lexical: .file).member(name, of: receiver, at: span)
                })
        }
        if span?.source.marksUnknowns ?? false, let value = host.generatedMember(name, of: typeName) { return value }
        throw unknownStatic(name, of: typeName, at: span)
    }

    /// `Settings.ID` where that is another name of a type.
    private func aliasedType(
        _ name: String, of typeName: String, _ owner: TypeReference, at span: SourceSpan?
    ) throws(Diagnostic) -> TypeReference? {
        // What the alias of a generic type, or a type's associated type, is depends on the arguments of the type.
        if let known = reference(to: associatedType(name, of: type(of: owner))) { return known }
        for source in machine.instanceSources(of: typeName) {
            guard let alias = source.table?.aliases[name] else { continue }
            let inside = Activation(context: context, lexical: LexicalContext(typeName: typeName, isStatic: true))
            return reference(to: try inside.resolve(alias, at: span))
        }
        // `Item.ID` of an Identifiable type that does not name it.
        guard name == "ID", let type = program.types[typeName],
            machine.declaredConformances(of: type.qualifiedName).contains("Identifiable")
        else { return nil }
        return reference(to: try resolve(.member(.named(typeName), name, genericArguments: []), at: span))
    }

    /// Is it a static member that an extension of Optional declares? That is nearer than one of what the optional holds.
    func hasOptionalStatic(_ name: String, _ type: ResolvedType) -> Bool {
        guard case .optional = type, program.nativeExtensions["Optional"] != nil, name != "init" else { return false }
        return machine.hasStatic(name, of: "Optional")
    }

    func staticKey(of reference: TypeReference) -> String {
        switch reference.resolved {
        case .user(let type): type.qualifiedName
        case .native(let type): type.name
        case .int: "Int"
        case .integer(let type): type.rawValue
        case .double: "Double"
        case .float: "Float"
        case .string: "String"
        case .substring: "Substring"
        case .bool: "Bool"
        case .character: "Character"
        case .array: "Array"
        case .slice: "ArraySlice"
        case .dictionary: "Dictionary"
        case .set: "Set"
        case .range(_, let isClosed): isClosed ? "ClosedRange" : "Range"
        case .binding: "Binding"
        case .optional(let wrapped): staticKey(of: TypeReference(name: wrapped.description, resolved: wrapped))
        default: reference.name
        }
    }

    private func enumCase(_ info: EnumCaseInfo, of type: UserType) -> Value {
        guard info.payload.isEmpty else { return .function(FunctionValue(.enumCase(type, info.name))) }
        return .enumeration(EnumValue(type: type, name: info.name))
    }

    private func boundStatic(_ candidates: [Candidate], _ reference: TypeReference) -> FunctionValue {
        var natives: [NativeFunction] = []
        for candidate in candidates {
            switch candidate {
            case .memberwise, .enumCase: break
            case .user(let function):
                let box = Scope("self", .type(reference), parent: nil)
                return FunctionValue(
                    .function(function, Captures(scope: nil, receiver: box, lexical: function.lexical, site: context.site)))
            case .native(let function): natives.append(function)
            }
        }
        return FunctionValue(.native(natives, receiver: nil))
    }

    func allCases(of reference: TypeReference) throws(Diagnostic) -> [Value]? {
        if let type = reference.userType, type.kind == .enum, machine.typeConforms(type.qualifiedName, to: "CaseIterable") {
            return type.enumCases.filter(\.payload.isEmpty).map { .enumeration(EnumValue(type: type, name: $0.name)) }
        }
        guard let native = reference.nativeType, !native.allCases.isEmpty else { return nil }
        return native.allCases
    }

    /// `Settings.$name`: what the wrapper of a static property projects.
    private func projectedStatic(_ name: String, of reference: TypeReference, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        let entry = machine.staticEntry(name, of: staticKey(of: reference))
        guard let stored = entry.stored else { return nil }
        if machine.userWrapper(stored.wrapper) != nil {
            return try member("projectedValue", of: try readStatic(stored, of: entry.owner, reference, at: span), at: span)
        }
        guard let known = stored.wrapper?.known else { return nil }
        let value = try readStatic(stored, of: entry.owner, reference, at: span)
        return projection(of: value, by: known, StateKey(owner: .statics(of: entry.owner), name: stored.name), type: nil)
    }

    /// What is stored for a static property; of a wrapped one the wrapper.
    func storedStatic(_ entry: StaticEntry, of reference: TypeReference, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        try entry.stored.map { (stored) throws(Diagnostic) in try readStatic(stored, of: entry.owner, reference, at: span) }
    }

    /// A static stored property is made when it is first read. It lives in the state, but for a constant that is made of nothing that changes.
    private func readStatic(
        _ stored: StoredProperty, of owner: String, _ reference: TypeReference, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        let key = StateKey(owner: .statics(of: owner), name: stored.name)
        if let value = machine.state[key] {
            context.reads?.note(state: key, value)
            return value
        }
        let cacheKey = "\(owner).\(stored.name)"
        if let value = machine.caches.statics[cacheKey] { return value }
        guard machine.evaluatingGlobals.insert(cacheKey).inserted else {
            throw Diagnostic(.limitExceeded, "'\(cacheKey)' needs its own value", at: span)
        }
        defer { machine.evaluatingGlobals.remove(cacheKey) }
        var inner = context
        let (reads, before) = (ReadLog(), machine.state.made)
        inner.reads = reads
        let activation = Activation(
            context: inner, lexical: LexicalContext(typeName: owner, isStatic: true), receiver: Scope("self", .type(reference), parent: nil)
        )
        guard let value = try activation.firstStatic(stored, of: owner) else {
            throw Diagnostic(.missingRequirement, "'\(cacheKey)' has no value", at: span)
        }
        if stored.isLet, reads.count == 0, machine.state.made == before {
            machine.caches.statics[cacheKey] = value
        } else {
            machine.state[key] = value
            context.reads?.note(state: key, value)
        }
        return value
    }

    private func firstStatic(_ stored: StoredProperty, of owner: String) throws(Diagnostic) -> Value? {
        if let type = program.types[owner], machine.userWrapper(stored.wrapper) != nil { return try defaultValue(of: stored, in: type) }
        let known = stored.wrapper?.known
        if known?.storage == .identity { return .string("\(owner).\(stored.name)") }
        let type = try stored.type.map { (type) throws(Diagnostic) in try resolve(type, at: stored.span) } ?? .any
        if let initializer = stored.initializer { return try firstValue(initializer, stored.type, type) }
        if let standard = known?.standardValue(type) { return standard }
        // A variable that may hold nothing holds nothing at first.
        if case .optional = type, !stored.isLet { return .nil }
        return nil
    }

    func unknownStatic(_ name: String, of typeName: String, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            .unknownMember, "type '\(typeName)' has no member '\(name.withoutFile)'", at: span,
            suggestion: Suggestion.closest(to: name, amongValues: machine.staticNames(of: typeName))
        ).declared(typeName, at: program.types[typeName]?.span)
    }

    /// `.leading`: a member of the type that is expected here.
    func implicitMember(_ name: String, _ expected: ResolvedType, _ expression: Expression) throws(Diagnostic) -> Value {
        var type = expected
        if case .result = type { type = callResultType.isAny ? elementType : callResultType }
        if case .element = type { type = elementType }
        while case .optional(let wrapped) = type {
            if name == "none", !hasOtherNone(wrapped) { return .nil }
            if hasOptionalStatic(name, type) {
                let whole = TypeReference(name: type.description, resolved: type)
                return try staticMember(name, of: whole, at: expression.span)
            }
            type = wrapped
        }
        if case .binding(let wrapped) = type, name != "constant" { type = wrapped }
        if case .function(let signature) = type { type = signature.result }
        // `self = .none` in an extension of Optional.
        if type.isAny, name == "none", lexical.typeName == "Optional" { return .nil }
        guard let reference = reference(to: type) ?? likelyType(with: name, expression) else {
            throw Diagnostic(
                .typeMismatch, "cannot infer contextual base in reference to member '\(name)'", at: expression.span,
                hint: "write the type before the dot"
            )
        }
        return try staticMember(name, of: reference, at: expression.span)
    }

    /// Where nothing tells the type of `.home` in loaded code: the only enum of the user's that has such a case, else a colour.
    func likelyType(with name: String, _ expression: Expression) -> TypeReference? {
        // `.pi * 2 * radius`: what a sum begins with has its type from what follows; only numbers have that one.
        if name == "pi" { return TypeReference(name: "Double", resolved: .double) }
        guard let source = expression.span?.source, source.isOfAnApp else { return nil }
        let own = program.types.values.filter {
            $0.kind == .enum && $0.enumCase(named: name) != nil && $0.span?.source.isOfAnApp ?? false
        }
        if own.count == 1 { return TypeReference(own[0]) }
        guard own.isEmpty, source.marksUnknowns, let color = machine.nativeType(named: "Color"), machine.hasStatic(name, of: color.name)
        else { return nil }
        return TypeReference(name: color.name, resolved: .native(color))
    }

    /// Has a type of the host's a `none` that is meant? Of the user's types it is the optional's.
    private func hasOtherNone(_ type: ResolvedType) -> Bool {
        if case .user = type { return false }
        return reference(to: type).map { machine.hasStatic("none", of: staticKey(of: $0)) } ?? false
    }

    func reference(to type: ResolvedType) -> TypeReference? {
        switch type {
        case .user(let type): TypeReference(type)
        case .native(let type): TypeReference(type)
        case .any, .void, .function, .tuple, .element, .result: nil
        case .optional(let wrapped): reference(to: wrapped)
        case .metatype: nil
        default: TypeReference(name: type.description, resolved: type, shownName: type.runtimeName)
        }
    }
}
