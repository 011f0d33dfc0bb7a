// SPDX-License-Identifier: GPL-3.0-or-later

/// Observers of properties in wrappers of the user's: they stand around the wrapper, and are told what goes into it and what it gave before.
/// They are part of a setter, so they also run where an initializer changes the property once more, and where an observer does.
extension Activation {
    /// Changes a wrapped property of a value.
    func modifyObserved(
        _ wrapper: UserType, _ property: StoredProperty, _ index: Int, of structure: inout StructValue, at span: SourceSpan?,
        _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let owner = PropertyOwner(structure)
        guard let accessors = property.accessors, isInstance(structure.fields[index], of: wrapper) else {
            return try modifyUserWrapped(wrapper, property, of: owner, &structure.fields[index], at: span, body)
        }
        let old = try wrappedValue(of: property, structure.fields[index], owner, at: span)
        let new = try changed(old, property, owner.type, at: span, body)
        if let willSet = accessors.willSet { try observe(willSet, property, accessors.willSetParameter, new, in: &structure) }
        replacesMember = true
        try modifyUserWrapped(wrapper, property, of: owner, &structure.fields[index], at: span) { $0 = new }
        if let didSet = accessors.didSet { try observe(didSet, property, accessors.didSetParameter, old, in: &structure) }
    }

    /// Changes a wrapped property of an instance of a class.
    func modifyObserved(_ wrapper: UserType, _ place: ObjectField, at span: SourceSpan?, _ body: Change) throws(Diagnostic) {
        let (object, index, property, owner) = (place.object, place.index, place.property, PropertyOwner(type: place.type))
        guard var field = machine.state.heap[object.id]?.fields[index] else { return }
        let observers = property.observers
        guard !observers.isEmpty, isInstance(field, of: wrapper) else {
            try modifyUserWrapped(wrapper, property, of: owner, &field, at: span, body)
            machine.state.heap[object.id]?.fields[index] = field
            return
        }
        let old = try wrappedValue(of: property, field, owner, at: span)
        let new = try changed(old, property, owner.type, at: span, body)
        for observer in observers.reversed() { try willSet(observer, new, of: place) }
        field = machine.state.heap[object.id]?.fields[index] ?? field
        replacesMember = true
        try modifyUserWrapped(wrapper, property, of: owner, &field, at: span) { $0 = new }
        machine.state.heap[object.id]?.fields[index] = field
        for observer in observers { try didSet(observer, old, of: place) }
    }

    private func wrappedValue(
        of property: StoredProperty, _ field: Value, _ owner: PropertyOwner, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        guard let wrapper = property.wrapper else { return field }
        return try machine.readWrapped(property, wrapper, field, of: owner, in: context, at: span)
    }

    private func changed(
        _ old: Value, _ property: StoredProperty, _ type: UserType, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> Value {
        replacesMember = false
        var value = old
        try body(&value)
        return property.type == nil ? value : try coerced(value, to: try declaredType(of: property, in: type), at: span)
    }

    /// Tells an observer of an instance's property what it is going to be.
    func willSet(
        _ observer: (set: AccessorSet, isOverriding: Bool), _ new: Value, of field: ObjectField
    ) throws(Diagnostic) {
        guard let body = observer.set.willSet else { return }
        try run(body, observer.set.willSetParameter, new, observing: field, isOverriding: observer.isOverriding)
    }

    /// Tells an observer of an instance's property what it was.
    func didSet(
        _ observer: (set: AccessorSet, isOverriding: Bool), _ old: Value, of field: ObjectField
    ) throws(Diagnostic) {
        guard let body = observer.set.didSet else { return }
        try run(body, observer.set.didSetParameter, old, observing: field, isOverriding: observer.isOverriding)
    }

    private func run(
        _ body: [Statement], _ parameter: String, _ value: Value, observing field: ObjectField, isOverriding: Bool
    ) throws(Diagnostic) {
        let (name, lexical) = (field.property.name, field.type.inner)
        let activation = Activation(context: context, lexical: lexical, receiver: Scope("self", .object(field.object), parent: nil))
        if !isOverriding { activation.observedProperty = name }
        try activation.runAccessor(machine.typed(body, observing: name, parameter, in: lexical), parameter, value)
    }
}
