// SPDX-License-Identifier: GPL-3.0-or-later

/// What a program shares with an earlier one of the library's types that are written in the language itself. There are hundreds of them: a
/// program that made its own for each input would take a megabyte, and the history keeps thousands of programs.
///
/// They depend on the user's code in what it takes over or extends, and in the aliases, builders and wrappers that it declares.
struct SharedLibrary {
    private let earlier: Program
    /// What the code of either program extends, by the names of its units.
    private let extended: Set<String>

    /// nil where they may differ.
    /// - Parameter program: its aliases, builders and wrappers are known.
    init?(of program: Program, _ own: [Declaration], after earlier: Program?) {
        guard let earlier, earlier.version != 0, earlier.platform == program.platform,
            earlier.onDemand.elementsEqual(program.onDemand, by: ===), earlier.aliases == program.aliases,
            earlier.resultBuilders == program.resultBuilders, earlier.propertyWrappers == program.propertyWrappers,
            earlier.requirementBuilders == program.requirementBuilders,
            let before = try? earlier.declarations.active(on: earlier.platform),
            Self.replaced(by: before) == Self.replaced(by: own)
        else { return nil }
        self.earlier = earlier
        let names = Self.extended(by: before).union(Self.extended(by: own))
        extended = names.union(names.compactMap { program.aliases[$0].map { Program.unitName(of: $0.extendedName) } })
    }

    /// The type that the earlier program made of a declaration.
    func type(_ name: String, declaredAt span: SourceSpan?) -> UserType? {
        guard let span, span.isOfLibrary, isShared(name), let type = earlier.types[name], type.isOfLibrary else { return nil }
        return type
    }

    /// The members that the library's own code adds to a native type or a protocol.
    func members(of name: String) -> MemberTable? { isShared(name) ? earlier.nativeExtensions[name] : nil }

    private func isShared(_ name: String) -> Bool { !extended.contains(Program.unitName(of: name)) }

    private static func replaced(by declarations: [Declaration]) -> Set<String> {
        Prelude.names.intersection(declarations.flatMap(\.declaredNames))
    }

    private static func extended(by declarations: [Declaration]) -> Set<String> {
        Set(
            declarations.compactMap { declaration in
                if case .extension(let added) = declaration.kind { Program.unitName(of: added.extended.extendedName) } else { nil }
            })
    }
}
