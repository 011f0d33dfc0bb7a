// SPDX-License-Identifier: GPL-3.0-or-later

/// A reference to an instance of a class: two are equal when they are the same instance. The instance stays as long as
/// something refers to it.
package struct ObjectValue: Sendable, Hashable {
    package let id: Int
    package let typeName: String
    /// Lives as long as any reference: after an undo another instance may have the number.
    private(set) var token: Token

    /// Is there no other reference to the instance?
    mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&token) }

    final class Token: Sendable {
        private let id: Int
        /// Where the instance goes when nothing refers to it any more; nil where no class has a `deinit`.
        private let deinitializations: DeinitializationQueue?
        private let released: ReleasedInstances
        /// How it is known without being kept.
        let reference = Reference()

        init(_ id: Int, _ deinitializations: DeinitializationQueue?, _ released: ReleasedInstances) {
            self.id = id
            self.deinitializations = deinitializations
            self.released = released
            reference.held = Unmanaged.passUnretained(self)
        }

        deinit {
            reference.held = nil
            deinitializations?.append(id)
            released.add(id)
        }
    }

    /// Knows an instance without keeping it. A `weak` variable of Swift's own would make each copy of a value that refers to the instance slow.
    // Unchecked: instances end where the interpreter lets them go, on its thread.
    final class Reference: @unchecked Sendable {
        fileprivate var held: Unmanaged<Token>?
        /// nil when the instance is gone.
        var token: Token? { held?.takeUnretainedValue() }
    }

    package static func == (a: ObjectValue, b: ObjectValue) -> Bool { a.token === b.token }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What an instance holds. It knows its references weakly: without any it is swept.
struct Instance: Sendable, Equatable {
    let typeName: String
    var fields: [Value]
    /// Another while its `deinit` runs, of which no `weak` variable knows.
    var reference: ObjectValue.Reference
    /// What the generic parameters of its class are, where the static phase knows.
    var typeArguments: TypeArguments?

    static func == (a: Instance, b: Instance) -> Bool { a.reference === b.reference && a.fields == b.fields }
}
