// SPDX-License-Identifier: GPL-3.0-or-later

/// Reading what changes the struct that it is read from: `mutating get`, of a property, or of the wrapper of one and what that projects.
extension Activation {
    /// What a getter that changes its struct gives; the variable that holds the struct keeps the change. Nil for any other property.
    func readChanging(_ name: String, _ structure: StructValue, _ base: Expression) throws(Diagnostic) -> Value? {
        guard program.hasMutatingGetters, base.isPlace else { return nil }
        let index = structure.type.storedIndex[name.first == "$" ? String(name.dropFirst()) : name]
        guard let getter = changingGetter(name, structure.type, index), let place = try place(base) else { return nil }
        var outcome = Outcome(.void)
        try modify(place, at: base.span) { (value: inout Value) throws(Diagnostic) in
            guard let index, case .structure(var holder) = value else {
                outcome = try self.run(getter, receiver: value, arguments: [])
                value = outcome.changedReceiver
                return
            }
            outcome = try self.run(getter, receiver: holder.fields[index], arguments: [])
            holder.fields[index] = outcome.changedReceiver
            value = .structure(holder)
        }
        return try outcome.result
    }

    private func changingGetter(_ name: String, _ type: UserType, _ index: Int?) -> UserFunction? {
        let owner = index == nil ? type : machine.userWrapper(type.storedProperties[index ?? 0].wrapper)
        guard let owner, owner.kind == .struct,
            case let part = name.first == "$" ? "projectedValue" : "wrappedValue",
            let getter = machine.memberEntry(index == nil ? name : part, of: owner.qualifiedName).computed?.getter
        else { return nil }
        return getter.isMutating ? getter : nil
    }

    /// What the wrapper of a property gives by a getter that changes it; the instance keeps the change. Nil where its getter changes nothing.
    func changing(_ name: String, ofWrapperAt place: Int, in object: ObjectValue) throws(Diagnostic) -> Value? {
        guard program.hasMutatingGetters, let storage = machine.state.heap[object.id]?.fields[place],
            case .structure(let wrapper) = storage,
            let getter = machine.memberEntry(name, of: wrapper.type.qualifiedName).computed?.getter, getter.isMutating
        else { return nil }
        let outcome = try run(getter, receiver: storage, arguments: [])
        machine.state.heap[object.id]?.fields[place] = outcome.changedReceiver
        return try outcome.result
    }
}

extension MemberTable {
    var hasMutatingGetters: Bool { allComputed.contains { $0.getter.isMutating } || subscripts.contains { $0.getter.isMutating } }
}
