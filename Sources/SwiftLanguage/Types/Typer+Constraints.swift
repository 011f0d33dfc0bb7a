// SPDX-License-Identifier: GPL-3.0-or-later

/// What is asked of generic parameters, once it is known what they are.
extension Typer {
    /// What a generic type asks of its arguments, where one is made.
    private func checkOwnerConstraints(of candidate: OpenedCandidate, _ expression: Expression) {
        guard candidate.found.member.name == "init", let owner = candidate.found.member.owner, let kind = index.types[owner]?.kind else {
            return
        }
        for constraint in candidate.ownerConstraints {
            guard case .conforms(let name) = constraint.relation, case let type = solver.defaulted(constraint.subject), type.isKnown,
                isCertain(type), index.type(named: name)?.isComplete == true, solver.conformances.conforms(type, to: name) == false
            else { continue }
            report(
                Diagnostic(.typeMismatch, "generic \(kind) '\(owner)' requires that '\(type)' conform to '\(name)'", at: expression.place))
        }
    }

    func checkConstraints(of candidate: OpenedCandidate, _ expression: Expression) {
        checkOwnerConstraints(of: candidate, expression)
        guard !candidate.found.member.isLibrary else { return }
        for constraint in candidate.signature.constraints {
            guard case .conforms(let name) = constraint.relation else { continue }
            let type = solver.defaulted(constraint.subject)
            guard type.isKnown, isCertain(type), index.type(named: name)?.isComplete == true,
                solver.conformances.conforms(type, to: name) == false
            else { continue }
            let member = candidate.found.member
            report(
                Diagnostic(
                    .typeMismatch,
                    "\(member.descriptiveKind) '\(member.shownName(candidate.signature))' requires that '\(type)' conform to '\(name)'",
                    at: expression.place
                ).declared(member.name, at: member.span))
        }
    }
}
