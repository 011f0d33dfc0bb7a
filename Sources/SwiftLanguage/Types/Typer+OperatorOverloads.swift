// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators of the user's and of the host's.
extension Typer {
    func userOperators(_ sign: String) -> [FoundMember] {
        (index.functions[sign] ?? []).map { FoundMember(member: $0, substitution: [:], distance: 0) }
    }

    /// What an operator of the user's or of the host's gives for these operands; nil where none takes them.
    func userOperator(_ sign: String, _ operands: [StaticType], _ expected: StaticType?) -> StaticType? {
        var candidates = userOperators(sign)
        for operand in Set(operands.map { solver.withDefaults($0).unwrapped }) {
            switch operand {
            case .nominal(let name, _) where operand.isNumber || name == "String":
                candidates += lookup.statics(sign, of: operand).found.filter { !$0.member.isLibrary && !$0.member.isNative }
            case .nominal: candidates += lookup.statics(sign, of: operand).found
            case .parameter, .member: candidates += lookup.statics(sign, of: operand).found.filter { !$0.member.isLibrary }
            default: break
            }
        }
        guard !candidates.isEmpty else { return nil }
        var best: (candidate: FoundMember, cost: Int)?
        for candidate in candidates {
            let cost = trying { applied(candidate, to: operands, expected)?.cost }
            if let cost, cost < best?.cost ?? .max { best = (candidate, cost) }
        }
        // What it takes is what the literals among the operands are.
        return best.flatMap { best in attempt { applied(best.candidate, to: operands, expected) } }.map { solver.defaulted($0.type) }
    }

    func applied(_ candidate: FoundMember, to operands: [StaticType], _ expected: StaticType?) -> (type: StaticType, cost: Int)? {
        let signature = index.signature(of: candidate.member)
        guard signature.parameters.count == operands.count else { return nil }
        var map = candidate.substitution
        for name in signature.generics { map[name] = solver.fresh() }
        var cost = 0
        for (operand, parameter) in zip(operands, signature.parameters) {
            guard let part = convert(operand, to: parameter.type.substituting(map)) else { return nil }
            cost += part
        }
        let result = signature.result.substituting(map)
        if let expected, solver.head(expected) != .unknown {
            guard let part = convert(result, to: expected) else { return nil }
            cost += part
        }
        return (result, cost)
    }
}
