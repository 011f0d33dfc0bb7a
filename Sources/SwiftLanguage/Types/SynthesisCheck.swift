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
        // What has a raw value is compared, hashed and coded as that is.
        guard info.isComplete, info.kind != .protocol, !info.isOfLibrary, index.conformances(of: info.name)["RawRepresentable"] == nil
        else { return [] }
        let asked = self.asked
        return ["Decodable", "Encodable", "Hashable", "Equatable"].compactMap { name in
            guard asked.contains(name) || asked.contains("Codable") && name.isCoding, isSynthesized(name), let reason = obstacle(to: name)
            else { return nil }
            return Diagnostic(
                .missingRequirement, "type '\(info.name)' does not conform to protocol '\(name)'", at: info.declaration?.namePlace,
                hint: reason)
        }
    }

    /// The protocols that the type names, and those that these ask for: but where an extension of one of them gives a member, nothing
    /// has to be made.
    private var asked: Set<String> {
        let named = info.inherited.filter(\.constraints.isEmpty).map(\.name)
        let own = named.filter { index.types[$0].map { $0.kind == .protocol && !$0.isOfLibrary && !$0.isRedeclared } ?? false }
        let all = own + own.flatMap { index.conformances(of: $0).keys }
        let givesMembers = all.contains { name in
            index.infos(named: name).contains { info in
                !info.isOfLibrary
                    && (info.initializers
                        + [info.statics["=="], info.members["hash"], info.members["hashValue"], info.members["encode"]]
                        .flatMap { $0 ?? [] }).contains { !$0.isRequirement }
            }
        }
        return Set(givesMembers ? named : named + all)
    }

    /// Why the compiler cannot write the members that a protocol asks for; nil where it can.
    private func obstacle(to name: String) -> String? {
        if name == "Decodable", let member = unkeyedWithoutValue() {
            return "'\(member)' has no case in 'CodingKeys' and no initial value"
        }
        return stored(for: name).first { lacks($0.type, name) }.map { "'\($0.name)' is of type '\($0.type)', which is not '\(name)'" }
    }

    /// A property that nothing sets when a value is decoded: it has neither a key nor a value of its own.
    private func unkeyedWithoutValue() -> String? {
        guard let keys = index.types[info.name + ".CodingKeys"], keys.kind == .enum, keys.isComplete else { return nil }
        let names = Set(keys.cases.map(\.name))
        return info.stored.first { member in
            guard case .property(let binding) = member.kind, names.isDisjoint(with: keyedNames(of: member)), binding.initializer == nil,
                let declaration = member.declaration, declaration.attributes.isEmpty, !declaration.modifiers.contains("lazy"),
                case .variable(let variable) = declaration.kind
            else { return false }
            return variable.isLet || index.type(of: member).isKnown && index.type(of: member).wrapped == nil
        }?.name
    }

    /// The names of which a case of `CodingKeys` has one: what an `@Observable` class stores is `_name`.
    private func keyedNames(of member: Member) -> [String] {
        info.declaration?.isObservableByMacro == true ? [member.name, "_" + member.name] : [member.name]
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
                let isUnkeyed = keys?.isDisjoint(with: keyedNames(of: member)) ?? false
                if isUnkeyed, name == "Encodable" || binding.initializer != nil { return nil }
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
