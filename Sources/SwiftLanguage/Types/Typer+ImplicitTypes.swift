// SPDX-License-Identifier: GPL-3.0-or-later

/// Which type `.compact` is of where only a protocol is asked for.
extension Typer {
    /// `.compact` for `some Style`: the type of which an extension of the protocol says `where Self == Compact`.
    func bindSelf(of argument: TypedArgument, _ wanted: StaticType, by candidate: OpenedCandidate) {
        guard !candidate.found.member.isNative, !argument.isInferred, isVariable(wanted),
            let name = argument.expression.implicitRoot?.withoutLabels
        else { return }
        var types: Set<StaticType> = []
        for constraint in candidate.signature.constraints + candidate.ownerConstraints {
            guard case .conforms(let proto) = constraint.relation, solver.head(constraint.subject) == solver.head(wanted) else { continue }
            types.formUnion(selfTypes(ofStatic: name, inExtensionsOf: proto))
        }
        if types.count == 1, let type = types.first { _ = solver.unify(wanted, type) }
    }

    private func selfTypes(ofStatic name: String, inExtensionsOf proto: String) -> [StaticType] {
        ([proto] + index.conformances(of: proto).keys).flatMap { index.infos(named: $0) }
            .flatMap { $0.statics[name] ?? [] }.compactMap(\.selfByExtension)
    }
}
