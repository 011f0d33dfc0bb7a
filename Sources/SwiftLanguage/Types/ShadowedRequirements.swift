// SPDX-License-Identifier: GPL-3.0-or-later

/// Methods that are no witness: where a class conforms to a protocol by a default of that, a method of the same name in a class below is
/// another one, which only those see who know that class.
extension StaticIndex {
    /// The names of such methods.
    func makeShadowedRequirements() -> Set<String> {
        var found: Set<String> = []
        for info in types.values where info.kind == .class && !info.isOfLibrary {
            guard case .nominal(let parent, _)? = superclass(of: info) else { continue }
            let asked = conformances(of: parent).keys.compactMap { types[$0] }.filter { $0.kind == .protocol && !$0.isOfLibrary }
            let names = Set(asked.flatMap(\.requirements).filter { !$0.isProperty && !$0.isStatic }.map(\.name))
            found.formUnion(names.filter { info.members[$0]?.contains { !$0.isOverride && !$0.isProperty } ?? false })
        }
        return found
    }
}

extension Machine {
    /// The methods of an instance that fulfil what a protocol asks for: those of the class that states the conformance, where that takes a
    /// default; nil where a class may override them.
    func witnesses(_ name: String, of object: ObjectValue, for asked: String) -> [Candidate]? {
        var stating: UserType?
        var current = program.types[object.typeName]
        while let type = current, typeConforms(type.qualifiedName, to: asked) {
            stating = type
            current = program.superclass(of: type)
        }
        guard let stating, stating.qualifiedName != object.typeName else { return nil }
        current = stating
        while let type = current {
            guard type.members.methods(named: name).isEmpty else { return nil }
            current = program.superclass(of: type)
        }
        let found = memberEntry(name, of: stating.qualifiedName).candidates
        return found.isEmpty ? nil : found
    }
}
