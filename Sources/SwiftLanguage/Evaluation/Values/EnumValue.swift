// SPDX-License-Identifier: GPL-3.0-or-later

/// A value of an enum declared by the user.
package struct EnumValue: Sendable, Hashable {
    package let type: UserType
    package let name: String
    package var payload: [TupleElement]

    package init(type: UserType, name: String, payload: [TupleElement] = []) {
        self.type = type.withoutArguments
        self.name = name
        self.payload = payload
    }

    /// As Swift prints it inside of something else: `Suit.hearts`.
    var reflectedName: String { type.reflectedName + "." + name }

    package static func == (a: EnumValue, b: EnumValue) -> Bool {
        a.name == b.name && a.type.qualifiedName == b.type.qualifiedName && a.payload == b.payload
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(payload)
    }
}
