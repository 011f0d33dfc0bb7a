// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators of the user's that are called with expressions: what they change is a place (`inout`), what they may not need is not evaluated
/// before they ask for it (`@autoclosure`).
extension Activation {
    /// What such an operator gives; nil where there is none for these operands.
    /// - Parameter held: the values of the operands that have been evaluated. Those that no such operator changes or evaluates late are, as they
    ///   tell which is meant.
    func callOnExpressions(
        _ sign: String, _ operands: [Expression], holding held: inout [Value?], at span: SourceSpan?
    ) throws(Diagnostic) -> Value? {
        guard let declared = program.operatorsOnExpressions[sign]?.filter({ $0.declaration.parameters.count == operands.count }) else {
            return nil
        }
        try evaluateEagerly(operands, of: declared, &held)
        var candidates: [Candidate] = []
        var changed: Set<Int> = []
        for function in declared where try takes(function, held) {
            let parameters = function.declaration.parameters
            let places = parameters.indices.filter { parameters[$0].type.isInout }
            let isStandard = Self.isArithmetic(String(sign.dropLast()))
            if declared.count > 1 || isStandard, let first = places.first, !(try takes(function, first, operands[first])) { continue }
            changed.formUnion(places)
            candidates.append(.user(function))
        }
        guard !candidates.isEmpty else { return nil }
        let actuals = operands.enumerated().map { index, operand in
            if let value = held[index] { return Actual(value: value, span: operand.span) }
            let value = changed.contains(index) ? Expression(.inout(operand), span: operand.span) : operand
            return Actual(Expression.Argument(value))
        }
        var invocation = Invocation(candidates: candidates, actuals: actuals, name: sign, expression: nil, span: span)
        invocation.ignoresLabels = true
        return try call(invocation).result
    }

    /// Evaluates the operands that none of the operators changes or evaluates late, where one of them evaluates another operand late.
    private func evaluateEagerly(_ operands: [Expression], of declared: [UserFunction], _ held: inout [Value?]) throws(Diagnostic) {
        let parameters = declared.map(\.declaration.parameters)
        guard parameters.contains(where: { $0.contains { $0.type.isAutoclosure } }) else { return }
        for index in operands.indices where held[index] == nil && !operands[index].isImplicitlyRooted {
            guard parameters.allSatisfy({ !$0[index].type.isInout && !$0[index].type.isAutoclosure }) else { continue }
            held[index] = try evaluate(operands[index])
        }
    }

    /// Does an operator take the operands that have been evaluated?
    private func takes(_ function: UserFunction, _ held: [Value?]) throws(Diagnostic) -> Bool {
        for (index, value) in held.enumerated() {
            if let value, !(try matches(value, try shape(of: function).parameters[index].type)) { return false }
        }
        return true
    }

    /// Is what is stored at an operand's place of the type that a parameter has?
    private func takes(_ function: UserFunction, _ index: Int, _ operand: Expression) throws(Diagnostic) -> Bool {
        guard operand.bareName != nil, let place = try place(operand), let value = try stored(place) else { return true }
        return try matches(value, try shape(of: function).parameters[index].type)
    }
}
