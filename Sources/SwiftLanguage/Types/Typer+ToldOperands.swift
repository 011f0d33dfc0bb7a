// SPDX-License-Identifier: GPL-3.0-or-later

/// Operands that several overloads may give which differ in their result: `name() + "!"` beside a `name() -> Int`.
extension Typer {
    typealias Operand = (expression: Expression, typed: Typed)

    /// The operands, of which one may tell which overload gives the other.
    /// - Parameter ambiguities: what was found in them, to be reported unless an operand that is none tells what is meant.
    func toldByEachOther(
        _ left: Operand, _ sign: String, _ right: Operand, _ expected: StaticType?, _ ambiguities: [Diagnostic]
    ) -> (Typed, Typed) {
        let (a, b) = (solver.resolved(left.typed.type), solver.resolved(right.typed.type))
        let isFraction = [a, b].contains { solver.literal($0) == .float } && [a, b].contains(where: \.isInteger)
        let fits = !isFraction && trying { result(a, sign, b, expected) } != nil
        if !fits {
            if let told = told(left.expression, a, by: b) { return (told, right.typed) }
            if let told = told(right.expression, b, by: a) { return (left.typed, told) }
        }
        if !fits || ambiguities.count > 1 { ambiguities.forEach(report) }
        return (left.typed, right.typed)
    }

    /// Looks at operands of which the other one may tell what is meant, and gives the ambiguities that were found in them.
    func postponingAmbiguities<T>(_ body: () -> T) -> (T, [Diagnostic]) {
        let (outer, found) = (scope.ambiguities, PostponedDiagnostics())
        scope.ambiguities = found
        defer { scope.ambiguities = outer }
        return (body(), found.diagnostics)
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

/// What may turn out to be no error.
final class PostponedDiagnostics {
    var diagnostics: [Diagnostic] = []
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
