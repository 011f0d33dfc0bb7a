// SPDX-License-Identifier: GPL-3.0-or-later

/// `a + b` and its kin of two numbers of one type.
class NumberOperation: Operation, @unchecked Sendable {
    fileprivate final let combine: NumberOperator
    fileprivate final let left: Operation
    fileprivate final let right: Operation

    init(_ expression: Expression, _ left: Operation, _ sign: String, _ right: Operation) {
        (self.left, self.right, combine) = (left, right, NumberOperator(sign))
        super.init(expression)
    }

    /// What the operator gives where an operand is no such number, or where no such number is its result.
    fileprivate final func other(_ a: Value, _ b: Value, in activation: Activation) throws(Diagnostic) -> Value {
        try activation.apply(combine.sign, a, b, at: expression.span)
    }
}

/// Of two Ints.
final class IntArithmetic: NumberOperation, @unchecked Sendable {
    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        if let number = try int(in: activation) { return .int(number) }
        return activation.unfit
    }

    override func int(in activation: Activation) throws(Diagnostic) -> Int? {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        guard let a = try left.int(in: activation) else {
            return activation.int(try other(activation.unfit, try right.value(in: activation), in: activation))
        }
        guard let b = try right.int(in: activation) else { return activation.int(try other(.int(a), activation.unfit, in: activation)) }
        if let result = try combine(a, b, at: expression.span) { return result }
        return activation.int(try other(.int(a), .int(b), in: activation))
    }
}

/// Of two Doubles; a CGFloat is one.
final class DoubleArithmetic: NumberOperation, @unchecked Sendable {
    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        if let number = try double(in: activation) { return .double(number) }
        return activation.unfit
    }

    override func double(in activation: Activation) throws(Diagnostic) -> Double? {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        guard let a = try left.double(in: activation) else {
            return activation.double(try other(activation.unfit, try right.value(in: activation), in: activation))
        }
        guard let b = try right.double(in: activation) else {
            return activation.double(try other(.double(a), activation.unfit, in: activation))
        }
        if let result = combine(a, b) { return result }
        return activation.double(try other(.double(a), .double(b), in: activation))
    }
}
