// SPDX-License-Identifier: GPL-3.0-or-later

/// Members whose declaration the static phase has chosen: those of extensions, which no value has in a table of its own.
extension Machine {
    /// The functions that a type or its extensions declare at a place.
    func functions(named name: String, declaredIn owner: String, at span: SourceSpan?) -> [UserFunction] {
        tables(of: owner).flatMap { $0.methods(named: name) + $0.staticMethods(named: name) }.filter { $0.span == span }
    }

    func property(declaredIn owner: String, at span: SourceSpan?) -> ComputedProperty? {
        for table in tables(of: owner) { if let found = table.allComputed.first(where: { $0.getter.span == span }) { return found } }
        return nil
    }

    private func tables(of owner: String) -> [MemberTable] {
        [program.types[owner]?.members, program.nativeExtensions[owner], program.nativeExtensions[TypeSyntax.named(owner).extendedName]]
            .compactMap { $0 }
    }
}

/// A declaration of the user's, by the type that it stands in and its place.
struct DeclaredMember: Sendable {
    let owner: String
    let span: SourceSpan?
    /// What the generic parameters that it sees are.
    var typeArguments: [String: StaticType] = [:]

    func seeing(_ typeArguments: [String: StaticType]) -> DeclaredMember {
        DeclaredMember(owner: owner, span: span, typeArguments: typeArguments)
    }
}
