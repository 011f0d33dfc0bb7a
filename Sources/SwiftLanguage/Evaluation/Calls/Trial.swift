// SPDX-License-Identifier: GPL-3.0-or-later

/// What was evaluated while overloads are tried: an argument that was given to one candidate and did not fit is not run again for the next.
final class Trial {
    private var values: [Int: Value] = [:]
    /// What ended the evaluation of an expression whose meaning no candidate changes: another candidate would meet it too.
    private(set) var failure: Diagnostic?

    func value(of expression: Expression) -> Value? { values[expression.id.number] }
    func keep(_ value: Value, of expression: Expression) { values[expression.id.number] = value }
    func fail(_ error: Diagnostic) { if failure == nil { failure = error } }
}

extension Activation {
    /// Evaluates within a trial: what does something, or costs something, once.
    func evaluate(_ expression: Expression, _ expected: ResolvedType, in trial: Trial) throws(Diagnostic) -> Value {
        guard expression.isKeptInTrials else { return try evaluateOnce(expression, expected) }
        if let value = trial.value(of: expression) { return value }
        do {
            let value = try evaluateOnce(expression, expected)
            if !chainIsNil { trial.keep(value, of: expression) }
            return value
        } catch {
            if expression.knowsItsType { trial.fail(error) }
            throw error
        }
    }
}

extension Expression {
    /// What it gives does not depend on the type that is wanted of it, and running it may be seen.
    fileprivate var isKeptInTrials: Bool {
        switch kind {
        case .identifier, .assignment: true
        case .call, .member, .subscript, .optionalChain, .forceUnwrap, .effect: !isImplicitlyRooted
        default: false
        }
    }
}
