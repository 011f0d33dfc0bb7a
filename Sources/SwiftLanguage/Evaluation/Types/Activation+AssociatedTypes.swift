// SPDX-License-Identifier: GPL-3.0-or-later

/// What types are that only run time tells: associated types of what a generic parameter is, and generic types with their arguments.
extension Activation {
    /// What an associated type is for a type; `Any` where nothing tells.
    func associatedType(_ name: String, of owner: ResolvedType) -> ResolvedType {
        let base = owner.staticType
        guard case .nominal = base, base.isKnown else { return .any }
        let key = StaticType.member(base, name)
        if let known = machine.caches.associatedTypes[key] { return known }
        // One that is said by itself is nothing.
        machine.caches.associatedTypes[key] = .any
        let found = Conformances(index: machine.index).associatedType(name, of: base) ?? .unknown
        let made = Activation(context: context, lexical: .file).resolved(found)
        machine.caches.associatedTypes[key] = made
        return made
    }

    /// What an associated type is of the value or the type at hand. What a collection holds, its values do not tell for sure.
    func ownAssociatedType(_ name: String) -> ResolvedType {
        if let told = typeArguments[name] { return told }
        if let own = typeArguments["Self"] { return associatedType(name, of: own) }
        switch receiver?.value {
        case .array, .slice, .set, .dictionary, .range, .tuple, .nil, .someNil: return .any
        default: return associatedType(name, of: ownType)
        }
    }

    /// What a bare name is that the user's protocol around this code has as an associated type.
    func associatedTypeInSight(_ name: String) -> ResolvedType? {
        guard let owner = lexical.typeName, program.types[owner]?.kind == .protocol, machine.index.hasAssociatedType(name, owner) else {
            return nil
        }
        return ownAssociatedType(name)
    }

    /// `Self` with what its generic parameters are.
    var ownType: ResolvedType {
        let type = currentSelfType
        guard case .user(let own) = type, own.isGeneric, own.arguments.isEmpty else { return type }
        return .user(specialized(own, machine.staticType(of: own, typeArguments).arguments))
    }

    /// The type of a value, with what its generic parameters are.
    func dynamicType(of value: Value) -> ResolvedType {
        if let erased = value.erasedValue { return erased.resolved }
        let type = machine.resolvedType(of: value, or: .any)
        guard case .user(let own) = type, own.isGeneric else { return type }
        let known: [String: ResolvedType]? =
            switch value {
            case .structure(let structure): structure.typeArguments?.types
            case .object(let object): machine.typeArguments(of: object)
            default: nil
            }
        return .user(specialized(own, machine.staticType(of: own, known ?? [:]).arguments))
    }

    func type(of reference: TypeReference) -> ResolvedType {
        reference.known == .unknown ? reference.resolved : resolved(reference.known)
    }

    /// A type of the user's with its arguments, where all of them are known. Types that grow with each call stop at some size.
    func specialized(_ type: UserType, _ arguments: [StaticType]) -> UserType {
        guard !arguments.isEmpty, type.kind != .protocol else { return type }
        let whole = StaticType.nominal(type.qualifiedName, arguments.map { concrete($0) })
        var parts = StaticType.maximumParts - Self.maximumArgumentParts
        guard !whole.hasTooManyParts(&parts, { $0 }), whole.isKnown, !whole.dependsOnParameters else { return type }
        if let known = machine.caches.specialized[whole] { return known }
        let made = UserType(type.withoutArguments, of: whole.arguments)
        machine.caches.specialized[whole] = made
        return made
    }

    private static let maximumArgumentParts = 100

    /// A type with what the generic parameters in sight are.
    private func concrete(_ type: StaticType) -> StaticType {
        guard type.dependsOnParameters else { return type }
        return type.mapped { part in
            switch part {
            case .parameter, .member: self.resolved(part).staticType
            default: nil
            }
        }
    }
}
