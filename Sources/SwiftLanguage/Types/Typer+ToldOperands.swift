// SPDX-License-Identifier: GPL-3.0-or-later

/// Operands that several overloads may give which differ in their result: `name() + "!"` beside a `name() -> Int`.
extension Typer {
    typealias Operand = (expression: Expression, typed: Typed)

    /// The operands where the other one tells which overload gives one of them; nil where they fit as they are, or where nothing tells.
    func toldByOther(_ left: Operand, _ sign: String, _ right: Operand, _ expected: StaticType?) -> (Typed, Typed)? {
        let (a, b) = (solver.resolved(left.typed.type), solver.resolved(right.typed.type))
        let isFraction = [a, b].contains { solver.literal($0) == .float } && [a, b].contains(where: \.isInteger)
        guard isFraction || trying({ result(a, sign, b, expected) }) == nil else { return nil }
        if let told = told(left.expression, a, by: b) { return (told, right.typed) }
        return told(right.expression, b, by: a).map { (left.typed, $0) }
    }

    /// `ledger += .deposit(5)`: the type of what an operator of the user's takes on its right side, where a member of it is written there.
    func impliedOperand(_ sign: String, beside type: StaticType, _ value: Expression) -> StaticType? {
        guard value.isImplicitlyRooted, let root = value.implicitRoot else { return nil }
        let types = (userOperators(sign) + lookup.statics(sign, of: type).found.filter(\.member.isOwn)).compactMap { found in
            let parameters = index.signature(of: found.member).parameters
            return parameters.count == 2 ? parameters[1].type.substituting(found.substitution) : nil
        }
        return types.first { $0.isKnown && $0 != type && !lookup.statics(root, of: $0.unwrapped).found.isEmpty }
    }

    /// A call or a subscript that gives the type of the other operand, too, where that is wanted of it.
    private func told(_ operand: Expression, _ given: StaticType, by other: StaticType) -> Typed? {
        let wanted = solver.defaulted(other)
        guard operand.isOfOverloads, given.isKnown, wanted.isKnown, wanted != given,
            trying({ solver.resolved(infer(operand, wanted).type) == wanted })
        else { return nil }
        return infer(operand, wanted)
    }
}

extension Expression {
    /// May several functions of one name be meant, of which the result tells one?
    fileprivate var isOfOverloads: Bool {
        switch kind {
        case .call, .subscript: true
        case .parenthesized(let inner), .effect(_, let inner): inner.isOfOverloads
        default: false
        }
    }
}
