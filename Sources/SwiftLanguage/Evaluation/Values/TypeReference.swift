// SPDX-License-Identifier: GPL-3.0-or-later

/// A type as a value: `Int.self`, `Widest.self`.
package struct TypeReference: Sendable, Hashable {
    /// The full name: `Palette.ID`.
    package let name: String
    let resolved: ResolvedType
    /// As it is printed: `Box<Int>`.
    let shownName: String
    /// With its generic arguments, where the static phase knows them.
    let known: StaticType

    init(name: String, resolved: ResolvedType, shownName: String? = nil, known: StaticType = .unknown) {
        self.name = name
        self.resolved = resolved
        self.shownName = shownName ?? name
        self.known = known
    }

    /// A generic parameter or an alias, which is shown as the type that it is.
    static func shown(as type: ResolvedType) -> TypeReference {
        TypeReference(name: type.description, resolved: type, shownName: type.runtimeName(ofUnknown: "Any"))
    }

    /// The type with the generic arguments that the static phase found.
    func specialized(as type: StaticType) -> TypeReference {
        guard !type.arguments.isEmpty || type.isFunction || type.isTuple, type.isKnown else { return self }
        return TypeReference(name: name, resolved: resolved, shownName: type.runtimeName, known: type)
    }

    package init(_ type: UserType) {
        let known: StaticType = type.arguments.isEmpty ? .unknown : .nominal(type.qualifiedName, type.arguments)
        self.init(
            name: type.qualifiedName, resolved: .user(type.withoutArguments),
            shownName: type.arguments.isEmpty ? type.name : known.runtimeName, known: known)
    }
    package init(_ type: NativeType) { self.init(name: type.name, resolved: .native(type)) }

    var userType: UserType? {
        guard case .user(let type) = resolved else { return nil }
        return type
    }

    package var nativeType: NativeType? {
        guard case .native(let type) = resolved else { return nil }
        return type
    }

    /// Two types of one name are the same, but for their generic arguments, where both are known.
    package static func == (a: TypeReference, b: TypeReference) -> Bool {
        a.name == b.name && (a.known == b.known || a.known == .unknown || b.known == .unknown)
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
