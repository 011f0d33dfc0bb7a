// SPDX-License-Identifier: GPL-3.0-or-later

/// What Swift synthesizes for types that are coded: `Item(from: decoder)`, the wrappers of properties, and calls of the containers, for which
/// extensions of the user's may have overloads.
extension Activation {
    /// `Item(from: decoder)` of a type that leaves it to Swift; nil where something else is called.
    func decodeSynthesized(_ reference: TypeReference, as type: UserType, _ invocation: Invocation) throws(Diagnostic) -> Value? {
        guard invocation.actuals.map(\.label) == ["from"], machine.typeConforms(type.qualifiedName, to: "Decodable"),
            !type.storedProperties.contains(where: { $0.name == "from" }),
            !invocation.candidates.contains(where: { takes($0, invocation) }),
            case .native(let native) = try evaluate(invocation.actuals[0], .any), let decoder = native as? DecoderValue
        else { return nil }
        return try decoder.decoding.value(decoder.coded, reference.resolved, decoder.path, as: reference.known)
    }

    /// Has an extension of the user's an overload of a method of the containers that are written to?
    fileprivate func hasOwnOverload(_ method: String) -> Bool {
        machine.memberEntry(method, of: "Encoder").candidates.contains { if case .user = $0 { true } else { false } }
    }

    /// What a method of a container gives, where an extension of the user's has an overload of it; nil where none has.
    fileprivate func callContainer(_ method: String, _ container: Value, _ first: Value, forKey key: Value) throws(Diagnostic) -> Value? {
        let candidates = machine.memberEntry(method, of: container.typeKey).candidates
        guard candidates.contains(where: { if case .user = $0 { true } else { false } }) else { return nil }
        let actuals = [Actual(value: first, span: nil), Actual(label: "forKey", value: key, span: nil)]
        var invocation = Invocation(candidates: candidates, actuals: actuals, name: method, receiver: container, expression: nil, span: nil)
        // What encodes is mutating, by what the user writes.
        invocation.place = .variable(Scope("container", container, isLet: false, parent: nil))
        return try call(invocation).result
    }
}

extension Decoding {
    /// The wrapper of the user's around a property: it is what is decoded.
    func wrapper(of property: StoredProperty, in type: UserType) throws(Diagnostic) -> TypeReference? {
        guard let wrapper = activation.machine.userWrapper(property.wrapper), !wrapper.isOfLibrary else { return nil }
        return try activation.reference(to: wrapper, for: property, in: type)
    }

    /// What stands under a key, by the overloads of the user's extensions; nil where there are none.
    func ownDecoded(
        _ type: ResolvedType, _ known: StaticType, forKey key: Value, in fields: [String: CodedValue], _ path: [Value]
    ) throws(Diagnostic) -> Value? {
        guard !activation.program.nativeExtensions.isEmpty else { return nil }
        var (wanted, method) = (type, "decode")
        if case .optional(let wrapped) = type { (wanted, method) = (wrapped, "decodeIfPresent") }
        let reference = TypeReference(
            name: wanted.description, resolved: wanted, known: method == "decode" ? known : known.wrapped ?? .unknown)
        let container = Value.native(DecoderValue(decoding: self, coded: .object(fields), path: path, keyType: key.keyType))
        return try activation.callContainer(method, container, .type(reference), forKey: key)
    }
}

extension Encoding {
    /// A value as Swift writes it by calls of its container: where a property has a wrapper of the user's, which is what is written, or an
    /// extension of the user's has an overload of these calls; nil of any other.
    func writtenByCalls(_ value: Value, of type: UserType) throws(Diagnostic) -> CodedValue? {
        let hasWrappers = type.storedProperties.contains { $0.keptName != $0.name }
        guard hasWrappers || !activation.program.nativeExtensions.isEmpty else { return nil }
        guard hasWrappers || ["encode", "encodeIfPresent"].contains(where: activation.hasOwnOverload) else { return nil }
        let keys = try CodingKeys(of: type, activation)
        let box = EncodingBox(encoding: self)
        for property in type.storedProperties {
            guard let key = keys.key(of: property.name) else { continue }
            let field = try activation.member(property.keptName, of: value, at: nil)
            let isOptional = try activation.declaredType(of: property, in: type).isOptional
            let method = isOptional && property.keptName == property.name ? "encodeIfPresent" : "encode"
            let container = Value.native(EncoderValue(box: box, keyType: key.value.keyType))
            if try activation.callContainer(method, container, field, forKey: key.value) != nil { continue }
            if case .nil = field { continue }
            box.set(try coded(field), forKey: try encoded(key.name))
        }
        return box.coded
    }
}

extension Value {
    /// Of a key: the type that its container is keyed by.
    fileprivate var keyType: ResolvedType { if case .enumeration(let key) = self { .user(key.type) } else { .any } }
}
