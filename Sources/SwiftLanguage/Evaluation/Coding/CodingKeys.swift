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
