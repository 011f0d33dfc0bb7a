// SPDX-License-Identifier: GPL-3.0-or-later

/// An attribute of the platform's that a type may have: a global actor, or a macro of which it is known what it adds. Any other with a
/// capital letter is another framework's.
struct KnownAttribute {
    /// The protocols to which it makes the type conform.
    var conformances: [String] = []
    /// Does the type belong to the main actor?
    var isMainActor = false
    /// Are its properties observed, as `withObservationTracking` does?
    var isObservable = false

    static subscript(_ name: String) -> KnownAttribute? { all[name] }

    static let all = [
        "MainActor": KnownAttribute(isMainActor: true), "Observable": KnownAttribute(isObservable: true),
        // SwiftData's gives a class the identity of a stored object.
        "Model": KnownAttribute(conformances: ["PersistentModel"], isObservable: true),
        // With the context of an actor of its own.
        "ModelActor": KnownAttribute(conformances: ["ModelActor"]),
    ]
}

extension Declaration {
    /// The protocols to which macros on a type make it conform.
    var conformancesByMacro: [String] { attributes.flatMap { KnownAttribute[$0.name]?.conformances ?? [] } }

    /// Does a macro on the type make its properties observed?
    var isObservableByMacro: Bool { attributes.contains { KnownAttribute[$0.name]?.isObservable == true } }
}
