// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys that a type's properties are written under, or the cases of an enum and what they hold: those of its `CodingKeys`, and of the
/// `PairCodingKeys` of a case `pair`, else their names.
struct CodingKeys {
    private let type: UserType?
    private var names: [String: String] = [:]
    /// Does the type declare its keys?
    var areWritten: Bool { type != nil }
    var typeName: String { type?.name ?? "CodingKeys" }

    /// - Parameter name: of the case whose values they are for; nil for the keys of the type itself.
    init(of owner: UserType, for name: String? = nil, _ activation: Activation) throws(Diagnostic) {
        let prefix = name.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
        type = activation.program.types[owner.qualifiedName + "." + prefix + "CodingKeys"]
        guard let type else { return }
        for info in type.enumCases {
            let raw = type.hasRawValues ? try activation.rawValue(of: info, in: type) : .string(info.name)
            names[info.name] = raw.swiftDescription()
        }
    }

    /// nil: the property is neither written nor read.
    func key(of property: String) -> (name: String, value: Value)? {
        guard let type else { return (property, .native(CodingKeyValue(name: property))) }
        return names[property].map { ($0, .enumeration(EnumValue(type: type, name: property))) }
    }
}

/// What Swift synthesizes for the enums of keys.
extension Activation {
    /// `stringValue` and `intValue`; nil of any other name, and of an enum that is none of keys.
    func codingKeyPart(_ name: String, of key: EnumValue) throws(Diagnostic) -> Value? {
        guard name == "stringValue" || name == "intValue", isCodingKey(key.type) else { return nil }
        return name == "intValue" ? .nil : .string(try codingName(of: .enumeration(key)))
    }

    /// How a key describes itself where its type does not say it: `CodingKeys(stringValue: "name", intValue: nil)`.
    func codingKeyDescription(_ key: EnumValue) throws(Diagnostic) -> String? {
        guard isCodingKey(key.type) else { return nil }
        return key.type.name + "(stringValue: \"" + (try codingName(of: .enumeration(key))) + "\", intValue: nil)"
    }

    /// `CodingKeys(stringValue: "name")`: the key of that name, or nil; no value where that is not what is called.
    func codingKey(_ type: UserType, madeOf actuals: [Actual]) throws(Diagnostic) -> Value? {
        guard actuals.count == 1, let label = actuals[0].label, label == "stringValue" || label == "intValue", isCodingKey(type),
            !type.members.initializers.contains(where: { $0.declaration.parameters.first?.label == label })
        else { return nil }
        let wanted = try evaluate(actuals[0], label == "intValue" ? .int : .string)
        guard label == "stringValue" else { return .nil }
        for info in type.enumCases {
            let key = Value.enumeration(EnumValue(type: type, name: info.name))
            if try codingName(of: key) == wanted.swiftDescription() { return key }
        }
        return .nil
    }

    private func isCodingKey(_ type: UserType) -> Bool {
        type.kind == .enum && machine.typeConforms(type.qualifiedName, to: "CodingKey")
    }
}
