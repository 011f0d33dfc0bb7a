// SPDX-License-Identifier: GPL-3.0-or-later

/// Wrappers that see the instance around them: `static subscript(_enclosingInstance:wrapped:storage:)` in place of `wrappedValue`.
extension UserType {
    /// The subscript through which properties of classes are read and written; nil where the wrapper has none.
    var enclosingAccess: SubscriptMember? {
        members.staticSubscripts.first {
            $0.getter.declaration.parameters.map(\.label) == ["_enclosingInstance", "wrapped", "storage"]
        }
    }
}

extension Activation {
    /// What the subscript is given: the instance, the path of the property and that of what is kept for it.
    func enclosed(_ property: StoredProperty, of object: ObjectValue) -> [Value] {
        let root = program.types[object.typeName].map { TypeReference($0) }
        return [
            .object(object), .keyPath(KeyPathValue([.property(property.name)], root: root)),
            .keyPath(KeyPathValue([.property("_" + property.name)], root: root)),
        ]
    }

    func modifyEnclosed(
        _ property: StoredProperty, of object: ObjectValue, _ wrapper: UserType, _ access: SubscriptMember, at span: SourceSpan?,
        _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        guard let setter = access.setter else { throw Diagnostic(.immutable, "'\(property.name)' can only be read", at: span) }
        let type = Value.type(TypeReference(wrapper))
        let places = enclosed(property, of: object)
        var value = try run(access.getter, receiver: type, arguments: places).result
        try body(&value)
        _ = try run(setter, receiver: type, arguments: places + [try kept(value, property, of: object, at: span)])
    }

    /// Gives such a property another value, which nothing reads; false where it is not one.
    func writeEnclosed(_ name: String, of object: ObjectValue, to new: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        guard let type = program.types[object.typeName], let index = type.storedIndex[name] else { return false }
        let property = type.storedProperties[index]
        guard let wrapper = machine.userWrapper(property.wrapper), let access = wrapper.enclosingAccess,
            let field = machine.state.heap[object.id]?.fields[index], isInstance(field, of: wrapper)
        else { return false }
        guard let setter = access.setter else { throw Diagnostic(.immutable, "'\(name)' can only be read", at: span) }
        let places = enclosed(property, of: object)
        let value = try kept(new, property, of: object, at: span)
        _ = try run(setter, receiver: .type(TypeReference(wrapper)), arguments: places + [value])
        return true
    }

    private func kept(_ value: Value, _ property: StoredProperty, of object: ObjectValue, at span: SourceSpan?) throws(Diagnostic) -> Value
    {
        guard let owner = program.types[object.typeName] else { return value }
        return try coerced(value, to: try declaredType(of: property, in: owner), at: span)
    }

    /// Where an instance keeps the wrapper of a property, `_name`; nil where the name is not one.
    func wrapperPlace(_ name: String, of object: ObjectValue) -> Int? {
        guard name.first == "_", let type = program.types[object.typeName], let index = type.storedIndex[String(name.dropFirst())],
            machine.userWrapper(type.storedProperties[index].wrapper) != nil
        else { return nil }
        return index
    }
}
