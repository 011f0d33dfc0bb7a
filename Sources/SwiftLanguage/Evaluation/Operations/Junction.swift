// SPDX-License-Identifier: GPL-3.0-or-later

/// `a && b` and `a || b`: the right side is evaluated only where it counts.
final class Junction: Operation, @unchecked Sendable {
    private let left: Operation
    private let right: Operation
    /// What the left side has to be for the right one to count.
    private let deciding: Bool

    init(_ expression: Expression, _ left: Operation, _ sign: String, _ right: Operation) {
        (self.left, self.right, deciding) = (left, right, sign == "&&")
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value { .bool(try holds(in: activation)) }

    override func bool(in activation: Activation) throws(Diagnostic) -> Bool? { try holds(in: activation) }

    private func holds(in activation: Activation) throws(Diagnostic) -> Bool {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        return try activation.holds(left) == deciding ? try activation.holds(right) : !deciding
    }
}
