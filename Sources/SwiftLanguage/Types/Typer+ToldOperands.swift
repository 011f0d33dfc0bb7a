// SPDX-License-Identifier: GPL-3.0-or-later

/// Operands that several overloads may give which differ in their result: `name() + "!"` beside a `name() -> Int`.
extension Typer {
    typealias Operand = (expression: Expression, typed: Typed)

    /// The operands, of which one may tell which overload gives the other.
    /// - Parameter ambiguities: what was found in them, to be reported unless an operand that is none tells what is meant.
    func toldByEachOther(
        _ left: Operand, _ sign: String, _ right: Operand, _ expected: StaticType?, _ ambiguities: PostponedDiagnostics
    ) -> (Typed, Typed) {
        let (a, b) = (solver.resolved(left.typed.type), solver.resolved(right.typed.type))
        let isFraction = [a, b].contains { solver.literal($0) == .float } && [a, b].contains(where: \.isInteger)
        let fits = !isFraction && trying { result(a, sign, b, expected) } != nil
        if !fits {
            if let told = told(left.expression, a, by: b) { return (told, right.typed) }
            if let told = told(right.expression, b, by: a) { return (left.typed, told) }
        }
        let found = ambiguities.diagnostics
        if !fits || found.count > 1 { found.forEach(report) }
        return fits ? (left.typed, right.typed) : (untold(left, ambiguities), untold(right, ambiguities))
    }

    /// Looks at operands of which the other one may tell what is meant, and gives the ambiguities that were found in them.
    func postponingAmbiguities<T>(of operands: [Expression], _ body: () -> T) -> (T, PostponedDiagnostics) {
        let (outer, found) = (scope.ambiguities, PostponedDiagnostics(operands))
        scope.ambiguities = found
        defer { scope.ambiguities = outer }
        return (body(), found)
    }

    func reportAmbiguity(_ signature: Signature, _ name: String, _ expression: Expression) {
        let labels = signature.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let ambiguity = Diagnostic(
            .typeMismatch, "ambiguous use of '\(name)(\(labels))'", at: expression.place,
            hint: "say which result is meant, as in 'let x: \(signature.result) = …'")
        if let postponed = scope.ambiguities { postponed.diagnostics.append(ambiguity) } else { report(ambiguity) }
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

    /// An operand of which nothing here tells which overload gives it: run time does.
    private func untold(_ operand: Operand, _ ambiguities: PostponedDiagnostics) -> Typed {
        ambiguities.isAccepted(operand.expression) ? infer(operand.expression) : operand.typed
    }

    /// A call or a subscript that gives the type of the other operand, too, where that is wanted of it.
    private func told(_ operand: Expression, _ given: StaticType, by other: StaticType) -> Typed? {
        let wanted = solver.defaulted(other)
        guard operand.ofOverloads != nil, given.isKnown, wanted.isKnown, wanted != given,
            trying({ solver.resolved(infer(operand, wanted).type) == wanted })
        else { return nil }
        return infer(operand, wanted)
    }
}

/// What may turn out to be no error.
final class PostponedDiagnostics {
    var diagnostics: [Diagnostic] = []
    private let operands: Set<ExpressionID>
    /// Operands that are ambiguous in code that a compiler has accepted: the other operand tells what they are, or more than is looked at.
    private var accepted: Set<ExpressionID> = []

    init(_ operands: [Expression]) { self.operands = Set(operands.compactMap { $0.ofOverloads?.id }) }

    /// Notes a call that a compiler has accepted; false where it is none of the operands.
    func accept(_ expression: Expression) -> Bool {
        guard operands.contains(expression.id) else { return false }
        accepted.insert(expression.id)
        return true
    }

    fileprivate func isAccepted(_ operand: Expression) -> Bool { operand.ofOverloads.map { accepted.contains($0.id) } ?? false }
}

extension Expression {
    /// What several functions of one name may be meant by, of which the result tells one.
    fileprivate var ofOverloads: Expression? {
        switch kind {
        case .call, .subscript: self
        case .parenthesized(let inner), .effect(_, let inner): inner.ofOverloads
        default: nil
        }
    }
}
