// SPDX-License-Identifier: GPL-3.0-or-later

/// Changing static properties.
extension Activation {
    func modifyStatic(_ name: String, of reference: TypeReference, at span: SourceSpan?, _ change: Change) throws(Diagnostic) {
        let entry = machine.staticEntry(name, of: staticKey(of: reference))
        var value = try staticMember(name, of: reference, at: span)
        if case .object = value, entry.stored?.isLet == true { return try change(&value) }
        if entry.computed?.setter == nil { try checkVariable(entry, name, at: span) }
        try change(&value)
        try writeStatic(name, of: reference, value, at: span)
    }

    /// Gives a static property another value; of a computed one only the setter runs.
    func writeStatic(_ name: String, of reference: TypeReference, _ value: Value, at span: SourceSpan?) throws(Diagnostic) {
        let entry = machine.staticEntry(name, of: staticKey(of: reference))
        if let setter = entry.computed?.setter {
            let type = try shape(of: setter).parameters.first?.type ?? .any
            _ = try run(setter, receiver: .type(reference), arguments: [try coerced(value, to: type, at: span)]).result
            return
        }
        try checkVariable(entry, name, at: span)
        let old = try staticMember(name, of: reference, at: span)
        let kind = staticPropertyType(name, of: reference) ?? machine.resolvedType(of: old, or: .any)
        let new = try coerced(value, to: kind, at: span)
        let key = StateKey(owner: .statics(of: entry.owner), name: entry.stored?.name ?? name)
        context.reads?.noteWrite(to: key)
        if machine.userWrapper(entry.stored?.wrapper) != nil, var storage = try storedStatic(entry, of: reference, at: span) {
            try setMember("wrappedValue", of: &storage, to: new, at: span)
            machine.state[key] = storage
            return
        }
        // What an observer writes into its own variable is not observed.
        let isObserver = observedProperty == name && lexical.isStatic && lexical.typeName == entry.owner
        guard let accessors = entry.stored?.accessors, !isObserver else {
            machine.state[key] = new
            return
        }
        let lexical = LexicalContext(typeName: entry.owner, isStatic: true)
        if let body = accessors.willSet { try observe(body, name, accessors.willSetParameter, new, lexical, reference) }
        machine.state[key] = new
        if let body = accessors.didSet { try observe(body, name, accessors.didSetParameter, old, lexical, reference) }
    }

    private func checkVariable(_ entry: StaticEntry, _ name: String, at span: SourceSpan?) throws(Diagnostic) {
        guard let stored = entry.stored, !stored.isLet else { throw Diagnostic(.immutable, "'\(name)' cannot be changed", at: span) }
    }

    private func observe(
        _ body: [Statement], _ property: String, _ parameter: String, _ value: Value, _ lexical: LexicalContext, _ reference: TypeReference
    ) throws(Diagnostic) {
        let activation = Activation(context: context, lexical: lexical, receiver: Scope("self", .type(reference), parent: nil))
        activation.observedProperty = property
        try activation.runAccessor(machine.typed(body, observing: property, isStatic: true, parameter, in: lexical), parameter, value)
    }
}
