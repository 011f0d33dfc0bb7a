// SPDX-License-Identifier: GPL-3.0-or-later

/// `a / b`, where the types of the operands tell which declaration of an operator is meant: `Quantity<Metre>` and `Quantity<Second>` are
/// one type for their values.
final class OperatorCall: Operation, @unchecked Sendable {
    private let operands: [Expression]
    private let sign: String
    private let function: DeclaredMember

    init(_ expression: Expression, _ left: Expression, _ sign: String, _ right: Expression, _ function: DeclaredMember) {
        (operands, self.sign, self.function) = ([left, right], sign, function)
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        guard let declared = activation.machine.operatorFunction(sign, function) else {
            throw Diagnostic(.unknownName, "cannot find operator '\(sign)' in scope", at: expression.span)
        }
        let shape = try activation.shape(of: .user(declared))
        var values: [Value] = []
        for (operand, parameter) in zip(operands, shape.parameters) {
            let value = try activation.evaluate(operand, parameter.type)
            values.append(try activation.coerced(value, to: parameter.type, at: operand.span))
        }
        if activation.chainIsNil { return .nil }
        if let unknown = values.first(where: \.isUnknown) { return unknown }
        return try activation.run(
            declared, receiver: nil, optionalArguments: values, captures: nil,
            typeArguments: function.typeArguments.mapValues { activation.resolved($0) }, at: expression.span
        ).result
    }
}

extension Machine {
    /// The declaration of an operator, at the top level or in a type.
    fileprivate func operatorFunction(_ sign: String, _ declared: DeclaredMember) -> UserFunction? {
        program.functions[sign]?.first { $0.span == declared.span }
            ?? functions(named: sign, declaredIn: declared.owner, at: declared.span).first
    }
}
