// SPDX-License-Identifier: GPL-3.0-or-later

/// The initializers that a type has: its own, and what a class has from those above it.
extension Typer {
    func initializers(of type: StaticType) -> [FoundMember] {
        guard case .nominal(let name, _) = type else { return lookup.statics("init", of: type).found }
        var found = lookup.statics("init", of: type).found
        let info = index.types[name]
        // A macro may have made others.
        if info?.declaration != nil, info?.isComplete == false { return [] }
        if info?.kind == .class { found = inheritedInitializers(found, of: name) }
        if info?.kind == .enum, info?.isComplete == true { found = found.filter { !$0.member.isRequirement } }
        return found
    }

    /// A class has those of the class above only where it declares no designated one itself; convenience ones also where it overrides all
    /// the designated ones.
    private func inheritedInitializers(_ found: [FoundMember], of name: String) -> [FoundMember] {
        let own = found.filter { !$0.member.isRequirement }
        let nearest = own.filter { !$0.member.isConvenience }.map(\.distance).min()
        let conveniences = ownersOfInherited(name)
        return own.filter { item in
            if item.distance <= nearest ?? .max { return true }
            guard let owner = item.member.owner else { return false }
            // What extensions of its protocols add, a class has too.
            return index.types[owner]?.kind == .protocol || item.member.isConvenience && conveniences.contains(owner)
        }
    }

    /// The classes above whose convenience initializers a class has: up to the first that does not override what is above it.
    private func ownersOfInherited(_ name: String) -> Set<String> {
        var result: Set<String> = []
        var current = name
        while let parent = parent(of: current) {
            let overridesAll = Set(labels(of: current)).isSuperset(of: allDesignated(of: parent))
            guard designated(of: current).isEmpty || overridesAll, result.insert(parent).inserted else { break }
            current = parent
        }
        return result
    }

    private func parent(of name: String) -> String? {
        index.types[name].flatMap { index.superclass(of: $0)?.nominalName }
    }

    /// The labels of the initializers that a class declares.
    private func labels(of name: String, where isMeant: (Member) -> Bool = { _ in true }) -> [[String?]] {
        (index.types[name]?.initializers ?? []).filter(isMeant).map { index.signature(of: $0).parameters.map(\.label) }
    }

    private func designated(of name: String) -> [[String?]] { labels(of: name) { !$0.isConvenience } }

    private func allDesignated(of name: String) -> Set<[String?]> {
        var seen: Set<String> = []
        var current: String? = name
        while let type = current, seen.insert(type).inserted {
            let own = designated(of: type)
            if !own.isEmpty { return Set(own) }
            current = parent(of: type)
        }
        return []
    }
}
