// SPDX-License-Identifier: GPL-3.0-or-later

extension Typer {
    /// What a member is that no declaration has, of a type marked `@dynamicMemberLookup`: the result of its `subscript(dynamicMember:)`
    /// for a key path to such a member, else for the name; nil where there is none.
    func dynamicMember(_ name: String, of owner: StaticType) -> StaticType? {
        guard let nominal = owner.nominalName,
            index.infos(named: nominal).contains(where: { $0.attributes.contains { $0.name == "dynamicMemberLookup" } })
        else { return nil }
        var named: StaticType?
        var byPath: [StaticType] = []
        for found in lookup.members("subscript", of: owner).found {
            let signature = index.signature(of: found.member)
            guard signature.parameters.count == 1, signature.parameters[0].label == "dynamicMember" else { continue }
            let parameter = signature.parameters[0].type.substituting(found.substitution)
            if case .nominal(let path, let parts) = parameter, path.hasSuffix("KeyPath"), parts.count == 2 {
                guard case let members = lookup.members(name, of: parts[0]).found, members.contains(where: \.member.isProperty) else {
                    continue
                }
                var known = found.substitution
                if case .parameter(let generic) = parts[1] { known[generic] = type(of: members, on: parts[0]) }
                byPath.append(signature.result.substituting(known))
                continue
            }
            if parameter == .string { named = named ?? signature.result.substituting(found.substitution) }
        }
        // Of several that take a path, what can be written through decides, which is not looked at here.
        guard let first = byPath.first else { return named }
        return byPath.allSatisfy { $0 == first } ? first : .unknown
    }
}
