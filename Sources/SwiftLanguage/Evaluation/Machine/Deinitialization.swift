// SPDX-License-Identifier: GPL-3.0-or-later

/// Instances that nothing refers to any more, in a program with a `deinit`. All copies of a store share it.
// Unchecked: instances end where the interpreter lets them go, on its thread.
final class DeinitializationQueue: @unchecked Sendable, Equatable {
    private var ids: [Int] = []
    var isEmpty: Bool { ids.isEmpty }

    func append(_ id: Int) { ids.append(id) }

    func takeAll() -> [Int] {
        defer { ids = [] }
        return ids
    }

    static func == (a: DeinitializationQueue, b: DeinitializationQueue) -> Bool { true }
}

extension Activation {
    /// Ends what was let go: an instance's own `deinit` runs first, then what only its properties held ends, one after the other.
    func runDeinitializers() throws(Diagnostic) {
        // The last one is the next.
        var waiting: [Int] = []
        while true {
            if !machine.deinitializations.isEmpty { waiting += machine.deinitializations.takeAll().reversed() }
            guard let id = waiting.popLast() else { return }
            // An input that failed, or was undone, gave its numbers back: the instance that has it now may live.
            guard let instance = machine.state.heap[id], instance.reference.token == nil else {
                // What a stream, a task or an iterator held ends with it.
                machine.state.shared.sweep(id)
                continue
            }
            if let type = program.types[instance.typeName], program.hasDeinitializer(type) {
                try runDeinitializers(of: type, machine.state.revive(id, instance.typeName))
            }
            machine.state.remove(id)
        }
    }

    /// The `deinit` of the class first, then those of the classes above.
    private func runDeinitializers(of type: UserType, _ object: ObjectValue) throws(Diagnostic) {
        // A deinit may let go of others, and make some.
        try enterCall(at: nil)
        defer { budget.callDepth &-= 1 }
        try budget.work(Self.workOfDeinitializer, at: nil)
        var current: UserType? = type
        while let type = current {
            if let body = type.members.deinitializer {
                let activation = Activation(context: context, lexical: type.inner, receiver: Scope("self", .object(object), parent: nil))
                _ = try activation.run(machine.typed(body, in: type.inner))
            }
            current = program.superclass(of: type)
        }
    }

    /// As many elements are gone through in the time that a deinit takes.
    private static let workOfDeinitializer = 200
}

extension Program {
    /// Whether the class or one above it has a `deinit`.
    func hasDeinitializer(_ type: UserType) -> Bool {
        var current: UserType? = type
        while let type = current {
            if type.members.deinitializer != nil { return true }
            current = superclass(of: type)
        }
        return false
    }
}
