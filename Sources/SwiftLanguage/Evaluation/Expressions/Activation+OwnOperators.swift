// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators of the user's that are called with expressions: what they change is a place (`inout`), what they may not need is not evaluated
/// before they ask for it (`@autoclosure`).
extension Activation {
    /// What such an operator gives; nil where there is none for these operands.
    /// - Parameter first: the value of the first operand, where that has been evaluated.
    func callOnExpressions(
        _ sign: String, _ operands: [Expression], holding first: Value? = nil, at span: SourceSpan?
    ) throws(Diagnostic) -> Value? {
        guard let declared = program.operatorsOnExpressions[sign] else { return nil }
        var candidates: [Candidate] = []
        var changed: Set<Int> = []
        for function in declared {
            let parameters = function.declaration.parameters
            guard parameters.count == operands.count else { continue }
            if let first, !(try matches(first, try shape(of: function).parameters[0].type)) { continue }
            let places = parameters.indices.filter { parameters[$0].type.isInout }
            if declared.count > 1, let first = places.first, !(try takes(function, first, operands[first])) { continue }
            changed.formUnion(places)
            candidates.append(.user(function))
        }
        guard !candidates.isEmpty else { return nil }
        let actuals = operands.enumerated().map { index, operand in
            if index == 0, let first { return Actual(value: first, span: operand.span) }
            let value = changed.contains(index) ? Expression(.inout(operand), span: operand.span) : operand
            return Actual(Expression.Argument(value))
        }
        var invocation = Invocation(candidates: candidates, actuals: actuals, name: sign, expression: nil, span: span)
        invocation.ignoresLabels = true
        return try call(invocation).result
    }

    /// Is what is stored at an operand's place of the type that a parameter has?
    private func takes(_ function: UserFunction, _ index: Int, _ operand: Expression) throws(Diagnostic) -> Bool {
        guard operand.bareName != nil, let place = try place(operand), let value = try stored(place) else { return true }
        return try matches(value, try shape(of: function).parameters[index].type)
    }
}
