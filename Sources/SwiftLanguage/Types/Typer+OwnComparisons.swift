// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators of the user's that take what only their parameters tell, or give something else than the standard ones: `\.age > 18` as a
/// filter, `column == 5` as a part of a query.
extension Typer {
    func operation(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed {
        ownOperation(left, sign, right, expression, expected) ?? binary(left, sign, right, expression, expected)
    }

    /// The operation by such a function of the user's; nil where none takes the operands and gives what is wanted.
    private func ownOperation(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed? {
        guard left.isRootlessPath || right.isRootlessPath || index.program.comparisonsOfOther.contains(sign) else { return nil }
        var best: (candidate: FoundMember, cost: Int)?
        for candidate in ownFunctions(sign, left, right, expected) {
            let cost = trying { taken(left, right, by: candidate, expected)?.cost }
            if let cost, cost < best?.cost ?? .max { best = (candidate, cost) }
        }
        guard let candidate = best?.candidate, let found = taken(left, right, by: candidate, expected) else { return nil }
        let (owner, span) = (candidate.member.owner ?? "", candidate.member.span)
        return Typed(found.result) { [self] in
            let generics = found.generics.mapValues { solver.defaulted($0) }.filter { $0.value.isKnown }
            let function = DeclaredMember(owner: owner, span: span, typeArguments: generics)
            let call = OperatorCall(expression, found.left.finish(), sign, found.right.finish(), function)
            return expression.ready(call, solver.resolved(found.result))
        }
    }

    /// Those at the top level, and those of the types of the operands.
    private func ownFunctions(_ sign: String, _ left: Expression, _ right: Expression, _ expected: StaticType?) -> [FoundMember] {
        var found = userOperators(sign)
        let types = [left, right].filter { !$0.isRootlessPath && !$0.isImplicitlyRooted }.map { triedType(of: $0) }
        for case .nominal(let name, let arguments) in Set(types) where index.types[name]?.isOfLibrary == false {
            found += lookup.statics(sign, of: .nominal(name, arguments)).found
        }
        // Two values of one type are compared where nothing else is wanted.
        let isEquality = types.count == 2 && types[0] == types[1] && solver.conformances.conforms(types[0], to: "Equatable") == true
        let wantsOther = expected.map { !isVariable($0) && solver.head($0) != .unknown } ?? false
        return found.filter {
            $0.member.isOwn && index.signature(of: $0.member).parameters.count == 2
                && (index.signature(of: $0.member).result != .bool && (wantsOther || !isEquality) || left.isRootlessPath
                    || right.isRootlessPath)
        }
    }

    private struct Taken {
        let left: Typed
        let right: Typed
        let result: StaticType
        let generics: [String: StaticType]
        let cost: Int
    }

    /// The operands as the parameters of a function want them.
    private func taken(_ left: Expression, _ right: Expression, by candidate: FoundMember, _ expected: StaticType?) -> Taken? {
        let signature = index.signature(of: candidate.member)
        let generics = Dictionary(signature.generics.map { ($0, solver.fresh()) }) { $1 }
        let map = candidate.substitution.merging(generics) { $1 }
        let result = signature.result.substituting(map)
        var cost = 0
        if let expected, solver.head(expected) != .unknown {
            guard let part = convert(result, to: expected) else { return nil }
            cost += part
        }
        var operands: [Typed] = []
        for (operand, parameter) in zip([left, right], signature.parameters) {
            let wanted = parameter.type.substituting(map)
            let found = infer(operand, wanted)
            guard mayBe(operand, solver.resolved(found.type), wanted), let part = convert(found.type, to: wanted) else { return nil }
            cost += part
            operands.append(found)
        }
        let known = candidate.substitution.filter { $0.key != "Self" }.merging(generics) { $1 }
        return Taken(left: operands[0], right: operands[1], result: result, generics: known, cost: cost)
    }
}

extension Typer {
    /// Is an operand surely of a type? What is unknown would fit any, and a type of which not all is declared, as a key path, would be
    /// written in any way.
    fileprivate func mayBe(_ operand: Expression, _ given: StaticType, _ wanted: StaticType) -> Bool {
        if given == .unknown { return false }
        guard case .nominal(let name, _) = solver.head(wanted), index.type(named: name)?.isComplete != true else { return true }
        let isLiteral = operand.isLiteralValue || operand.isCollectionLiteral || operand.isNilLiteral
        guard !isLiteral, let own = given.nominalName else { return false }
        return own == name || own.hasSuffix("KeyPath") && name.hasSuffix("KeyPath")
    }
}

extension Expression {
    /// `\.age`: its place tells what it leads from.
    var isRootlessPath: Bool {
        switch kind {
        case .keyPath(root: nil, _): true
        case .parenthesized(let inner): inner.isRootlessPath
        default: false
        }
    }
}
