// SPDX-License-Identifier: GPL-3.0-or-later

/// Values of a kind of their own where another is wanted that they are often taken for.
extension Typer {
    /// The keys or the values of a dictionary, which are no array, and what `stride` gives.
    func messageOfView(_ value: Expression, _ wanted: StaticType, _ use: Use) -> String? {
        guard wanted.isKnown, wanted.unwrapped.nominalName == "Array", let view = nameOfView(value) else { return nil }
        return use.message(.nominal(view), wanted)
    }

    private func nameOfView(_ value: Expression) -> String? {
        switch value.kind {
        case .parenthesized(let inner): return nameOfView(inner)
        case .member(let base, let name, _) where name == "keys" || name == "values":
            let owner = triedType(of: base)
            guard owner.nominalName == "Dictionary", owner.isKnown, owner.arguments.count == 2,
                lookup.members(name, of: owner).found.allSatisfy(\.member.isLibrary)
            else { return nil }
            return "Dictionary<\(owner.arguments[0]), \(owner.arguments[1])>.\(name.capitalizedName)"
        default: return nil
        }
    }

    /// `any P`, or any error, where a struct, an enum or a class is wanted: what is in it only a cast tells.
    func messageOfErased(_ given: StaticType, _ wanted: StaticType, _ value: Expression, _ use: Use) -> String? {
        guard case .existential(let names) = given, !names.isEmpty, case .nominal(let name, _) = wanted.unwrapped, wanted.isKnown,
            isCertain(wanted.unwrapped), let info = index.types[name], !info.isRedeclared,
            names.allSatisfy({ $0 == "Error" || index.types[$0]?.isComplete == true && !Library.names.isDeclared($0) }),
            let source = value.bareName, case .variable? = scope.local(source)
        else { return nil }
        return use.message(given, wanted)
    }
}

extension String {
    /// `keys` as the type of them is called.
    fileprivate var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}
