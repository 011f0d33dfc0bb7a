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

        init(_ id: Int, _ deinitializations: DeinitializationQueue?, _ released: ReleasedInstances) {
            self.id = id
            self.deinitializations = deinitializations
            self.released = released
        }

        deinit {
            deinitializations?.append(id)
            released.add(id)
        }
    }

    package static func == (a: ObjectValue, b: ObjectValue) -> Bool { a.token === b.token }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What an instance holds. It knows its references weakly: without any it is swept.
struct Instance: Sendable, Equatable {
    let typeName: String
    var fields: [Value]
    let reference: Reference
    /// What the generic parameters of its class are, where the static phase knows.
    var typeArguments: TypeArguments?

    // Unchecked: the token is set again only for a `deinit`; else its end, which the runtime guards, changes what is read.
    final class Reference: @unchecked Sendable {
        fileprivate(set) weak var token: ObjectValue.Token?
        init(_ token: ObjectValue.Token) { self.token = token }
    }

    /// For as long as its `deinit` runs.
    func revive(as token: ObjectValue.Token) { reference.token = token }

    static func == (a: Instance, b: Instance) -> Bool { a.reference === b.reference && a.fields == b.fields }
}
