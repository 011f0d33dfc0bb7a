// SPDX-License-Identifier: GPL-3.0-or-later

/// A reference to an instance of a class: two are equal when they are the same instance. The instance stays as long as
/// something refers to it.
package struct ObjectValue: Sendable, Hashable {
    package let id: Int
    package let typeName: String
    /// Lives as long as any reference: after an undo another instance may have the number.
    let token: Token

    final class Token: Sendable {}

    package static func == (a: ObjectValue, b: ObjectValue) -> Bool { a.token === b.token }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What an instance holds. It knows its references weakly: without any it is swept.
struct Instance: Sendable, Equatable {
    let typeName: String
    var fields: [Value]
    let reference: Reference

    // Unchecked: nobody sets the token again; only its end, which the runtime guards, changes what is read.
    final class Reference: @unchecked Sendable {
        private(set) weak var token: ObjectValue.Token?
        init(_ token: ObjectValue.Token) { self.token = token }
    }

    static func == (a: Instance, b: Instance) -> Bool { a.reference === b.reference && a.fields == b.fields }
}
