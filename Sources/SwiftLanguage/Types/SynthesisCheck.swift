// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether what a type stores has the protocols that its own are made of: `Codable`, `Hashable` and `Equatable` without members of its own.
struct SynthesisCheck {
    let index: StaticIndex
    let info: TypeInfo
    private let conformances: Conformances

    init(index: StaticIndex, info: TypeInfo) {
        self.index = index
        self.info = info
        conformances = Conformances(index: index, constraints: info.constraints)
    }

    func diagnostics() -> [Diagnostic] {
        guard info.isComplete, info.kind != .protocol, !info.isOfLibrary else { return [] }
        let asked = Set(info.inherited.filter(\.constraints.isEmpty).map(\.name))
        return ["Decodable", "Encodable", "Hashable", "Equatable"].compactMap { name in
            guard asked.contains(name) || asked.contains("Codable") && name.isCoding, isSynthesized(name),
                let member = stored(for: name).first(where: { lacks($0.type, name) })
            else { return nil }
            return Diagnostic(
                .missingRequirement, "type '\(info.name)' does not conform to protocol '\(name)'", at: info.declaration?.namePlace,
                hint: "'\(member.name)' is of type '\(member.type)', which is not '\(name)'")
        }
    }

    /// Does the type leave it to the compiler?
    private func isSynthesized(_ name: String) -> Bool {
        switch name {
        case "Decodable": !info.initializers.contains { index.signature(of: $0).parameters.first?.label == "from" }
        case "Encodable": info.members["encode"] == nil
        case "Hashable": info.kind != .class && info.kind != .actor && info.members["hash"] == nil && info.members["hashValue"] == nil
        default: info.kind != .class && info.kind != .actor && info.statics["=="] == nil && index.functions["=="] == nil
        }
    }

    /// What is coded or compared, with its type.
    private func stored(for name: String) -> [(name: String, type: StaticType)] {
        let payloads = info.cases.flatMap { item in index.signature(of: item).parameters.map { (item.name, $0.type) } }
        let keys = name.isCoding ? index.types[info.name + ".CodingKeys"].map { Set($0.cases.map(\.name)) } : nil
        return payloads
            + info.stored.compactMap { member in
                guard case .property(let binding) = member.kind, member.declaration.flatMap({ index.program.wrapper(of: $0) }) == nil,
                    member.declaration?.modifiers.contains("lazy") != true
                else { return nil }
                // What has no key is not coded; decoded it needs a value of its own.
                if let keys, !keys.contains(member.name), name == "Encodable" || binding.initializer != nil { return nil }
                return (member.name, index.type(of: member))
            }
    }

    /// Of types that are declared in sight, and of functions, it is known.
    private func lacks(_ type: StaticType, _ name: String) -> Bool {
        switch type {
        // No protocol conforms to these, not even one that refines them.
        case .function, .existential: true
        case .nominal("Optional", let arguments), .nominal("Array", let arguments), .nominal("Set", let arguments),
            .nominal("Dictionary", let arguments):
            arguments.contains { lacks($0, name) }
        case .nominal(let nominal, _) where name.isCoding && !index.isDeclared(nominal):
            index.isView(type)
        case .nominal(let nominal, _):
            index.types[nominal].map { $0.isComplete && !$0.isOfLibrary } ?? false
                && conformances.conforms(type, to: name) == false
        default: false
        }
    }
}

extension String {
    /// `Encodable` and `Decodable`
    fileprivate var isCoding: Bool { hasSuffix("codable") }
}
