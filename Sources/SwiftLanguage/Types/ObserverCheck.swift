// SPDX-License-Identifier: GPL-3.0-or-later

/// The code of observers: it runs only where a property is set.
extension StaticIndex {
    /// What is wrong with `willSet` and `didSet` of some properties and variables.
    func observerDiagnostics(of members: [Member]) -> [Diagnostic] {
        members.flatMap { member -> [Diagnostic] in
            guard case .property(let binding) = member.kind, let accessors = binding.accessors else { return [] }
            return diagnostics(accessors.willSet, accessors.willSetParameter, member)
                + diagnostics(accessors.didSet, accessors.didSetParameter, member)
        }
    }

    private func diagnostics(_ body: [Statement]?, _ parameter: String, _ member: Member) -> [Diagnostic] {
        guard let body else { return [] }
        var scope = self.scope(of: member)
        scope.isScene = member.owner == nil
        scope.result = .void
        scope.errors = .unhandled
        scope.declare(parameter, type(of: member), isLet: true)
        let typer = Typer(index: self, scope: scope)
        _ = typer.body(body)
        return typer.diagnostics
    }
}
