// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks at all code of declarations before any of it runs.
extension Machine {
    /// Throws the first error of the code in some declarations that were just added; the others are its notes. What was taken over from an
    /// earlier program was looked at there.
    func checkTypes(of added: [Declaration]) throws(Diagnostic) {
        let declarations = added.filter { !program.isChecked($0) }
        let places = DeclarationPlaces(declarations)
        var found: [Diagnostic] = []
        for function in program.functions(under: index.tables.latest) where places.contains(function.span) {
            guard let body = function.declaration.body else { continue }
            try budget.interrupt.check()
            found += typed(function, body).diagnostics
        }
        found += index.conformanceDiagnostics(of: declarations)
        let members = index.members(of: places)
        found += index.typeArgumentDiagnostics(of: members)
        found += index.aliasDiagnostics(of: declarations)
        found += index.firstValueDiagnostics(of: members)
        found += index.defaultDiagnostics(of: members)
        found += index.observerDiagnostics(of: members)
        found += index.wrapperDiagnostics(of: members)
        if added.contains(where: \.importsForeignModule) { found.removeAll { $0.isLeftOut } }
        for unknown in found.compactMap(\.leftOut) { host.didLeaveOut(unknown, in: EvaluationContext(machine: self)) }
        let sorted = found.enumerated().sorted {
            let (first, second) = (places.order(of: $0.element.span), places.order(of: $1.element.span))
            return first == second ? $0.offset < $1.offset : first < second
        }
        try Self.check(sorted.map(\.element))
    }
}

extension Diagnostic {
    /// Names that nothing declares are left out where they are met, in code that marks them: another module may declare them.
    fileprivate var isLeftOut: Bool {
        guard span?.source.marksUnknowns ?? false else { return false }
        return [.unknownName, .unknownMember, .unknownType, .unknownView].contains(id)
    }
}

extension Program {
    /// Every function, accessor and initializer under some names, and those of extensions of types that are not the user's.
    fileprivate func functions(under names: IndexTables.Names) -> [UserFunction] {
        var result = names.functions.flatMap { functions[$0] ?? [] }
        for variable in names.variables.compactMap({ variables[$0] }) { result += variable.computed?.functions ?? [] }
        for type in names.types.compactMap({ types[$0] }) { result += type.members.allFunctions }
        for table in nativeExtensions.values { result += table.allFunctions }
        return result
    }
}

extension MemberTable {
    fileprivate var allFunctions: [UserFunction] {
        var result = initializers
        for list in methods.values { result += list }
        for list in staticMethods.values { result += list }
        for property in allComputed { result += property.functions }
        for member in subscripts + staticSubscripts { result += [member.getter] + (member.setter.map { [$0] } ?? []) }
        return result
    }
}

extension ComputedProperty {
    fileprivate var functions: [UserFunction] { [getter, setter].compactMap { $0 } }
}

extension Declaration {
    /// Does it bring unknown declarations into sight?
    var importsForeignModule: Bool {
        guard case .import(let path) = kind else { return false }
        return !KnownModule.names.contains(String(path.prefix { $0 != "." }))
    }
}
