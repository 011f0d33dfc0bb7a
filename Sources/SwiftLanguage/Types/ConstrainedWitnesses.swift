// SPDX-License-Identifier: GPL-3.0-or-later

/// Of what extensions of protocols declare alike, what a type has: that which asks for more, where it holds for the type.
extension Machine {
    /// Functions of one name that a protocol's extensions declare, those that a type has first.
    func inOrder(_ functions: [UserFunction], named name: String, for typeName: String) -> [UserFunction] {
        guard functions.count > 1, let owner = functions[0].lexical.typeName, isDeclaredForSome(name, ofProtocol: owner) else {
            return functions
        }
        let held = found(name, of: typeName).map(\.member).filter { $0.owner == owner && !$0.isRequirement }
        func rank(_ function: UserFunction) -> Int { held.first { $0.span == function.span }.map { -$0.constraints.strictness } ?? 1 }
        let ranks = functions.map(rank)
        return functions.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { functions[$0] }
    }

    /// The property that a type has by an extension of a protocol, where several declare it; nil where its name tells which.
    func constrainedProperty(_ name: String, of typeName: String) -> ComputedProperty? {
        guard program.types[typeName] != nil,
            index.conformances(of: typeName).keys.contains(where: { isDeclaredForSome(name, ofProtocol: $0) })
        else { return nil }
        let properties = found(name, of: typeName).filter { !$0.member.isRequirement && $0.member.isProperty }
        let owners = Set(properties.compactMap(\.member.owner))
        // What extends a protocol yields to what extends one that refines it.
        let meant = properties.filter { property in
            property.distance == 0
                || !owners.contains { owner in
                    property.member.owner.map { $0 != owner && index.conformances(of: owner)[$0] != nil } ?? false
                }
        }
        let member = meant.nearestProperty?.member
        return member.flatMap { member in member.owner.flatMap { property(declaredIn: $0, at: member.span) } }
    }

    private func isDeclaredForSome(_ name: String, ofProtocol owner: String) -> Bool {
        index.types[owner]?.kind == .protocol && index.isDeclaredForSome(name, in: owner)
    }

    /// The members of a type whose generic parameters may be anything that it asks of them: so a conformance finds its witnesses.
    private func found(_ name: String, of typeName: String) -> [FoundMember] {
        guard let info = index.types[typeName] else { return [] }
        let conformances = Conformances(index: index, constraints: info.constraints)
        return MemberLookup(index: index, conformances: conformances).members(name, of: info.selfType).found
    }
}
