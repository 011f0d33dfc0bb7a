// SPDX-License-Identifier: GPL-3.0-or-later

/// A value of a struct declared by the user. The fields stand in the order of `type.storedProperties`.
package struct StructValue: Sendable, Hashable {
    package let type: UserType
    package internal(set) var fields: [Value]
    /// Where it is a live component: its `@State` and `@Environment` are read from there.
    package internal(set) var installation: Installation?
    /// What the generic parameters of its type are, where the static phase knows.
    var typeArguments: TypeArguments?

    package init(type: UserType, fields: [Value]) {
        self.type = type.withoutArguments
        self.fields = fields
    }

    /// - Parameter arguments: what is known before its initializer runs, which may call methods on it.
    init(type: UserType, fields: [Value], arguments: TypeArguments?) {
        self.init(type: type, fields: fields)
        typeArguments = arguments
    }

    /// As Swift prints it: `Box<Int>`, where its generic parameters are known.
    var shownTypeName: String { type.name + shownArguments }

    /// As Swift prints it inside of something else: with the types around it, but without a module's name, which code here has not.
    var reflectedTypeName: String { type.reflectedName + shownArguments }

    private var shownArguments: String { type.shown(typeArguments) }

    /// The same value, with what the generic parameters of its type are, and other fields.
    package func replacingFields(_ change: (Value) -> Value) -> StructValue {
        var copy = self
        copy.fields = fields.map(change)
        return copy
    }

    /// A stored field as it was given; a `@State` field is its initial value.
    package subscript(field name: String) -> Value? {
        guard let index = type.storedIndex[name], index < fields.count else { return nil }
        return fields[index]
    }

    package static func == (a: StructValue, b: StructValue) -> Bool { a.type.qualifiedName == b.type.qualifiedName && a.fields == b.fields }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(type.qualifiedName)
        hasher.combine(fields)
    }
}

extension UserType {
    /// What a value that is made has of what is known of generic parameters; nil of a type that has none.
    func argumentsOfNew(_ known: [String: ResolvedType]) -> TypeArguments? { isGeneric && !known.isEmpty ? TypeArguments(known) : nil }

    /// `<Int>`: what the generic parameters are; nothing where not all of them are known.
    func shown(_ arguments: TypeArguments?) -> String {
        guard let known = arguments?.types else { return "" }
        let names = genericNames.compactMap { known[$0]?.runtimeName }
        return names.isEmpty || names.count < genericNames.count ? "" : "<" + names.joined(separator: ", ") + ">"
    }
}

extension StructValue {
    /// The value with what the generic parameters of its type are. A literal that is the default of a property takes its type from them.
    func binding(_ known: [String: ResolvedType], in activation: Activation) throws(Diagnostic) -> StructValue {
        var bound = self
        bound.typeArguments = TypeArguments(known)
        for (index, property) in type.storedProperties.enumerated() where index < fields.count {
            guard case .int = fields[index], property.initializer?.isNumericLiteral == true, case .named(let name, _)? = property.type,
                let wanted = known[name]
            else { continue }
            bound.fields[index] = try activation.fit(fields[index], to: wanted, at: property.span) ?? fields[index]
        }
        return bound
    }
}

extension StructValue {
    /// What the generic parameters are of which it keeps a value: in an extension of a protocol only `Self` is known before. What the type
    /// of a view is, its value does not tell.
    func storedArguments(in machine: Machine) -> [String: ResolvedType] {
        var result: [String: ResolvedType] = [:]
        for (property, field) in zip(type.storedProperties, fields) {
            guard case .named(let name, let arguments)? = property.type, arguments.isEmpty, type.inner.genericNames.contains(name),
                !machine.valueConforms(field, to: "View")
            else { continue }
            let found = machine.resolvedType(of: field, or: .any)
            if !found.isAny { result[name] = found }
        }
        return result
    }
}

extension Machine {
    /// What the generic parameters are that a type of the user's sees, by the arguments that the static phase found.
    func bindings(of type: UserType, _ arguments: [StaticType]) -> [String: StaticType] {
        index.infos(named: type.qualifiedName).first?.bindings(arguments) ?? [:]
    }

    /// A type of the user's with what its generic parameters stand for; unknown where nothing tells.
    func staticType(of type: UserType, _ known: [String: ResolvedType]) -> StaticType {
        guard let info = index.infos(named: type.qualifiedName).first else { return .nominal(type.qualifiedName) }
        return info.selfType.mapped { if case .parameter(let name) = $0 { known[name]?.staticType ?? .unknown } else { nil } }
    }
}

/// What generic parameters stand for in one value.
final class TypeArguments: Sendable {
    let types: [String: ResolvedType]
    init(_ types: [String: ResolvedType]) { self.types = types }
}

/// The place at which a component, modifier or style lives.
package final class Installation: Sendable {
    package let owner: StateOwner
    /// The host's word for the place: its environment and identity.
    package let site: (any Sendable)?

    package init(owner: StateOwner, site: (any Sendable)?) {
        self.owner = owner
        self.site = site
    }
}
