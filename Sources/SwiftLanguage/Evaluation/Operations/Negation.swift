// SPDX-License-Identifier: GPL-3.0-or-later

/// `!a`
final class Negation: Operation, @unchecked Sendable {
    private let operand: Operation

    init(_ expression: Expression, _ operand: Operation) {
        self.operand = operand
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value { .bool(try holds(in: activation)) }

    override func bool(in activation: Activation) throws(Diagnostic) -> Bool? { try holds(in: activation) }

    private func holds(in activation: Activation) throws(Diagnostic) -> Bool {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        return try !activation.holds(operand)
    }
}
