// SPDX-License-Identifier: GPL-3.0-or-later

/// Overloads whose generic parameters the solver looks for.
extension Typer {
    /// The candidate with a variable for each generic parameter.
    func open(_ candidate: FittingCandidate) -> OpenedCandidate {
        let (found, slots) = (candidate.found, candidate.slots)
        var signature = candidate.signature
        let owner = found.member.owner.flatMap { index.types[$0] }
        if signature.isClosed, found.member.constraints.isEmpty, owner?.isClosed ?? true {
            return OpenedCandidate(found: found, signature: signature, generics: [:], slots: slots)
        }
        var map = found.substitution
        var generics: [String: StaticType] = [:]
        for name in signature.generics {
            let variable = solver.fresh()
            map[name] = variable
            generics[name] = variable
        }
        if found.substitution["Self"] != nil, let owner { for name in owner.parameterNames { generics[name] = map[name] } }
        for index in signature.parameters.indices { signature.parameters[index].type = signature.parameters[index].type.substituting(map) }
        signature.result = signature.result.substituting(map)
        signature.constraints = (signature.constraints + found.member.constraints).map { constraint in
            var constraint = constraint
            constraint.subject = constraint.subject.substituting(map)
            if case .same(let other) = constraint.relation { constraint.relation = .same(other.substituting(map)) }
            return constraint
        }
        var opened = OpenedCandidate(found: found, signature: signature, generics: generics, slots: slots)
        opened.ownerConstraints = (owner?.constraints ?? []).map {
            GenericConstraint(subject: $0.subject.substituting(map), relation: $0.relation)
        }
        return opened
    }
}
