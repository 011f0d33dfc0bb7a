// SPDX-License-Identifier: GPL-3.0-or-later

/// `a + b` and its kin of two Ints.
final class IntArithmetic: Operation, @unchecked Sendable {
    private let combine: NumberOperator
    private let left: Operation
    private let right: Operation

    init(_ expression: Expression, _ left: Operation, _ sign: String, _ right: Operation) {
        (self.left, self.right, combine) = (left, right, NumberOperator(sign))
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        if let number = try int(in: activation) { return .int(number) }
        return activation.unfit
    }

    override func int(in activation: Activation) throws(Diagnostic) -> Int? {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        guard let a = try left.int(in: activation) else {
            return try other(activation.unfit, try right.value(in: activation), in: activation)
        }
        guard let b = try right.int(in: activation) else { return try other(.int(a), activation.unfit, in: activation) }
        if let result = try combine(a, b, at: expression.span) { return result }
        return try other(.int(a), .int(b), in: activation)
    }

    private func other(_ a: Value, _ b: Value, in activation: Activation) throws(Diagnostic) -> Int? {
        let result = try activation.apply(combine.sign, a, b, at: expression.span)
        if case .int(let number) = result { return number }
        activation.unfit = result
        return nil
    }
}

/// `a + b` and its kin of two Doubles; a CGFloat is one.
final class DoubleArithmetic: Operation, @unchecked Sendable {
    private let combine: NumberOperator
    private let left: Operation
    private let right: Operation

    init(_ expression: Expression, _ left: Operation, _ sign: String, _ right: Operation) {
        (self.left, self.right, combine) = (left, right, NumberOperator(sign))
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        if let number = try double(in: activation) { return .double(number) }
        return activation.unfit
    }

    override func double(in activation: Activation) throws(Diagnostic) -> Double? {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        guard let a = try left.double(in: activation) else {
            return try other(activation.unfit, try right.value(in: activation), in: activation)
        }
        guard let b = try right.double(in: activation) else { return try other(.double(a), activation.unfit, in: activation) }
        if let result = combine(a, b) { return result }
        return try other(.double(a), .double(b), in: activation)
    }

    private func other(_ a: Value, _ b: Value, in activation: Activation) throws(Diagnostic) -> Double? {
        let result = try activation.apply(combine.sign, a, b, at: expression.span)
        if case .double(let number) = result { return number }
        activation.unfit = result
        return nil
    }
}
