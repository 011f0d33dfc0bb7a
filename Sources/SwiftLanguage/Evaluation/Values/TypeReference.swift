// SPDX-License-Identifier: GPL-3.0-or-later

/// A type as a value: `Int.self`, `Widest.self`.
package struct TypeReference: Sendable, Hashable {
    /// The full name: `Palette.ID`.
    package let name: String
    let resolved: ResolvedType

    init(name: String, resolved: ResolvedType) {
        self.name = name
        self.resolved = resolved
    }

    package init(_ type: UserType) { self.init(name: type.qualifiedName, resolved: .user(type)) }
    package init(_ type: NativeType) { self.init(name: type.name, resolved: .native(type)) }

    package var userType: UserType? {
        guard case .user(let type) = resolved else { return nil }
        return type
    }

    package var nativeType: NativeType? {
        guard case .native(let type) = resolved else { return nil }
        return type
    }

    package static func == (a: TypeReference, b: TypeReference) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
