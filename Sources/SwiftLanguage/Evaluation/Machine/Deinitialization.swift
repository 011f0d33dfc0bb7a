// SPDX-License-Identifier: GPL-3.0-or-later

/// Instances that nothing refers to any more and whose `deinit` has not run yet. All copies of a store share it.
// Unchecked: instances end where the interpreter lets them go, on its thread.
final class Graveyard: @unchecked Sendable, Equatable {
    private var ids: [Int] = []
    /// Of the ids the first that was not taken yet.
    private var next = 0
    var isEmpty: Bool { next == ids.count }

    func bury(_ id: Int) { ids.append(id) }

    func takeFirst() -> Int? {
        guard !isEmpty else { return nil }
        defer {
            next += 1
            if isEmpty { (ids, next) = ([], 0) }
        }
        return ids[next]
    }

    static func == (a: Graveyard, b: Graveyard) -> Bool { true }
}

extension Activation {
    /// Runs the `deinit` of what was let go: those of the class first, then those of the classes above; what only its properties held
    /// comes after it.
    func runDeinitializers() throws(Diagnostic) {
        while let id = machine.graveyard.takeFirst() {
            // A deinit may let go of others, and make some.
            try enterCall(at: nil)
            defer { budget.callDepth &-= 1 }
            try budget.work(Self.workOfDeinitializer, at: nil)
            guard let instance = machine.state.heap[id] else { continue }
            let object = machine.state.revive(id, instance.typeName)
            var type = program.types[instance.typeName]
            while let current = type {
                if let body = current.members.deinitializer {
                    let activation = Activation(
                        context: context, lexical: current.inner, receiver: Scope("self", .object(object), parent: nil))
                    _ = try activation.run(machine.typed(body, in: current.inner))
                }
                type = program.superclass(of: current)
            }
            machine.state.heap[id] = nil
        }
    }
}

extension Activation {
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
