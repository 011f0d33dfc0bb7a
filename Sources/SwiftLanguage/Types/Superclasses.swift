// SPDX-License-Identifier: GPL-3.0-or-later

extension StaticIndex {
    /// The class that a class inherits from, as it is written: `Store<Double>`; nil where none is in sight.
    func superclass(of info: TypeInfo) -> StaticType? {
        guard info.kind == .class, case .type(let declared)? = info.declaration?.kind else { return nil }
        return declared.inherited.lazy.map { self.resolve($0, in: info.context) }.first { type in
            type.nominalName.flatMap { self.type(named: $0) }?.kind == .class
        }
    }

    /// What the generic parameters of a class are for one that inherits from it, however far below; empty where nothing tells.
    ///
    /// - Parameter known: what those of the class below are.
    func arguments(of above: TypeInfo, for below: TypeInfo, _ known: [String: StaticType]) -> [StaticType] {
        guard above.kind == .class, !above.generics.isEmpty else { return [] }
        var (current, known, seen) = (below, known, Set<String>())
        while seen.insert(current.name).inserted, case .nominal(let name, let written)? = superclass(of: current),
            let parent = type(named: name)
        {
            let arguments = written.map { $0.substituting(known) }
            if name == above.name { return arguments }
            (current, known) = (parent, parent.bindings(arguments))
        }
        return []
    }
}
