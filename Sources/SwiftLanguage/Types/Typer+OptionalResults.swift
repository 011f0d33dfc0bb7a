// SPDX-License-Identifier: GPL-3.0-or-later

/// A generic result where an optional is expected, and an argument of that type: `let n: Int? = digits.reduce(0) { … }`. The closure of the
/// call tells whether the parameter is the optional or what it holds.
extension Typer {
    /// Of what fits the compiler takes what converts least, which is the plain type. Only the statements of a closure it looks at when the
    /// rest is decided, and a literal it takes for what is expected.
    func isOptionalMeant(
        by candidate: OpenedCandidate, _ arguments: [TypedArgument], _ expected: StaticType?, _ expression: Expression
    ) -> Bool {
        guard isDeciding, let expected, solver.head(expected).wrapped != nil, isVariable(candidate.result),
            let told = argument(ofResultOf: candidate, arguments), case let closures = arguments.filter(\.expression.isClosureLike),
            !closures.isEmpty
        else { return false }
        let isLookedAtLater = told.isWrittenOut && closures.contains { $0.expression.hasStatements }
        let order = isLookedAtLater ? [true, false] : [false, true]
        return order.first { fits(candidate, arguments, expected, expression, asOptional: $0) } ?? false
    }

    /// What is given for the parameter whose type the result has; nil where that is `nil`, which says that it is an optional.
    private func argument(ofResultOf candidate: OpenedCandidate, _ arguments: [TypedArgument]) -> Expression? {
        for case (.one(let place), let parameter) in zip(candidate.slots, candidate.signature.parameters) {
            guard solver.head(parameter.type) == solver.head(candidate.result) else { continue }
            let value = arguments[place].expression
            if case .nil = value.kind { return nil }
            return value.isClosureLike ? nil : value
        }
        return nil
    }
}

extension Expression {
    /// A literal: a number, a text, a truth value, a list or a dictionary.
    fileprivate var isWrittenOut: Bool {
        switch kind {
        case .integer, .float, .string, .bool, .array, .dictionary: true
        case .parenthesized(let inner), .prefix(_, let inner): inner.isWrittenOut
        default: false
        }
    }

    /// Is it a closure of more than one expression?
    fileprivate var hasStatements: Bool {
        switch kind {
        case .closure(let closure):
            switch closure.body.first?.kind {
            case .expression, .return: closure.body.count > 1
            default: true
            }
        case .parenthesized(let inner): inner.hasStatements
        default: false
        }
    }
}
