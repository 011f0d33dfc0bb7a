// SPDX-License-Identifier: GPL-3.0-or-later

/// `withObservationTracking`: which properties of `@Observable` instances code reads, and who is told when the first of them changes.
extension Machine {
    func noteObservedRead(of property: StoredProperty, _ object: ObjectValue) {
        guard let innermost = observedReads.indices.last else { return }
        observedReads[innermost].insert(PublishedProperty(object: object.id, name: property.name))
    }

    /// Ends the innermost tracking; what it read counts for the one around it, too.
    func endObservedReads(telling receive: FunctionValue) {
        guard let read = observedReads.popLast() else { return }
        if let outer = observedReads.indices.last { observedReads[outer].formUnion(read) }
        state.observeOnce(read, receive)
    }
}

extension StateStore {
    /// Calls a function once, before the first change of any of the properties.
    mutating func observeOnce(_ properties: Set<PublishedProperty>, _ receive: FunctionValue) {
        publishedReceiverCount &+= 1
        let id = publishedReceiverCount
        let once = FunctionValue { (_, context) throws(Diagnostic) in
            for property in properties { context.machine.state.ignore(id, property) }
            return try context.machine.call(receive, in: context)
        }
        for property in properties { publishedReceivers[property, default: []].append(PublishedReceiver(id: id, receive: once)) }
    }
}

extension StoredProperty {
    /// Do its observers hear of a new value? `@Published` tells of every one, `@Observable` of none that equals the old one; what cannot
    /// be compared counts as new.
    func tells(_ value: Value, after old: Value, in machine: Machine) -> Bool {
        guard isObserved else { return wrapper?.known?.storage == .plain }
        switch value {
        case .structure, .enumeration: return value != old || !machine.conforms(value, to: "Equatable")
        default: return value != old
        }
    }
}
