// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators of the user's and of the host's.
extension Typer {
    func userOperators(_ sign: String) -> [FoundMember] {
        (index.functions[sign] ?? []).map { FoundMember(member: $0, substitution: [:], distance: 0) }
    }

    /// What an operator of the user's or of the host's gives for these operands; nil where none takes them.
    func userOperator(_ sign: String, _ operands: [StaticType], _ expected: StaticType?) -> StaticType? {
        // What it takes is what the literals among the operands are.
        bestOperator(sign, operands, expected).flatMap { best in attempt { applied(best, to: operands, expected) } }
            .map(\.type)
    }

    /// The operator of the user's or of the host's that takes the operands best.
    private func bestOperator(_ sign: String, _ operands: [StaticType], _ expected: StaticType?) -> FoundMember? {
        var candidates = userOperators(sign)
        for operand in Set(operands.map { solver.withDefaults($0) }) where operand.wrapped != nil {
            candidates += lookup.statics(sign, of: operand).found.filter(\.member.isOwn)
        }
        for operand in Set(operands.map { solver.withDefaults($0).unwrapped }) {
            switch operand {
            case .nominal(let name, _) where operand.isNumber || name == "String":
                candidates += lookup.statics(sign, of: operand).found.filter(\.member.isOwn)
            case .nominal: candidates += lookup.statics(sign, of: operand).found
            case .parameter, .member: candidates += lookup.statics(sign, of: operand).found.filter { !$0.member.isLibrary }
            default: break
            }
        }
        var best: (candidate: FoundMember, cost: Int)?
        for candidate in candidates {
            let cost = trying { applied(candidate, to: operands, expected)?.cost }
            if let cost, cost < best?.cost ?? .max { best = (candidate, cost) }
        }
        return best?.candidate
    }

    /// The operation with the declaration that is meant, where the type arguments of the operands or the result tell it; nil where the
    /// operands' values do.
    func operatorCall(_ expression: Expression, _ sign: String, _ operands: [StaticType], giving result: StaticType?) -> Expression? {
        guard index.program.operatorsByType.contains(sign), index.program.operatorsOnExpressions[sign] == nil,
            case .binary(let left, _, let right) = expression.kind, case let types = operands.map({ solver.defaulted($0) }),
            types.allSatisfy({ $0.isKnown && !$0.dependsOnParameters }),
            let best = bestOperator(sign, types, result.map { solver.defaulted($0) }) ?? bestOperator(sign, types, nil),
            best.member.isOwn, !best.member.isRequirement,
            let (type, generics) = trying({ applied(best, to: types, nil).map { ($0.type, $0.generics) } }), type.isKnown
        else { return nil }
        let call = OperatorCall(
            expression, left, sign, right, DeclaredMember(owner: best.member.owner ?? "", span: best.member.span, typeArguments: generics))
        return expression.ready(call, type)
    }

    /// What an operator gives for operands, how well it takes them, and what its generic parameters are.
    func applied(
        _ candidate: FoundMember, to operands: [StaticType], _ expected: StaticType?
    ) -> (type: StaticType, cost: Int, generics: [String: StaticType])? {
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
        let generics = (signature.generics + candidate.substitution.keys).map { ($0, solver.defaulted(map[$0] ?? .unknown)) }
        return (solver.defaulted(result), cost, Dictionary(generics) { $1 }.filter { $0.key != "Self" && $0.value.isKnown })
    }

    /// `width / middle()`, where one of the user's functions of that name gives what stands on the other side.
    func overload(_ operand: Expression, giving type: StaticType) -> StaticType? {
        guard case .call(let call) = operand.kind, call.callee.hasPlainReceiver, type.isKnown else { return nil }
        let own = functions(called: call.callee).filter { $0.isOwn && !$0.isProperty }
        guard own.count > 1, case let results = Set(own.map { index.signature(of: $0).result }), results.count > 1 else { return nil }
        return results.contains(type) ? type : nil
    }
}

extension Expression {
    /// A name, or a member of one or of what a call without arguments makes: what it is called on is known without much work. Anything longer
    /// would be looked at twice on each level.
    fileprivate var hasPlainReceiver: Bool {
        guard case .member(let base, _, _) = kind else { return bareName != nil }
        guard case .call(let call) = base.kind else { return base.bareName != nil }
        return call.arguments.isEmpty && call.trailingClosures.isEmpty && call.callee.bareName != nil
    }
}
