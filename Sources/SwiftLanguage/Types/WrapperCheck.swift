// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether what a wrapper of the host's holds is what it is for.
extension StaticIndex {
    /// `@StateObject` and its kin of what is not an ObservableObject.
    func wrapperDiagnostics(of members: [Member]) -> [Diagnostic] {
        members.compactMap { member in
            guard let declaration = member.declaration, let wrapper = program.wrapper(of: declaration),
                let asked = wrapper.known?.holds, program.propertyWrappers[Program.plainName(wrapper.name)] == nil,
                case .nominal(let name, _) = type(of: member), let info = types[name], info.isComplete, !info.isOfLibrary,
                !info.isRedeclared, info.kind != .protocol, conformances(of: name)[asked] == nil,
                conformances(of: name).keys.allSatisfy({ types[$0]?.isComplete == true || type(named: $0)?.kind == .protocol })
            else { return nil }
            return Diagnostic(
                .typeMismatch, "generic struct '\(wrapper.name)' requires that '\(name)' conform to '\(asked)'",
                at: member.declaration?.namePlace,
                hint: "declare it, as in 'class \(name): \(asked)'"
            ).declared(name, at: info.declaration?.span)
        }
    }
}
