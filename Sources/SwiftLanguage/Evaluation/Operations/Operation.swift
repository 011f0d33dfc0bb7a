// SPDX-License-Identifier: GPL-3.0-or-later

/// An expression that is ready to run: the static phase found that it is about numbers, truth values or stored properties, so that nothing
/// of it is looked up when it runs, and numbers pass from one operation to the next as numbers.
///
/// What turns out to be of another type when it runs (a stand-in for something unknown) is evaluated as any other expression.
// Unchecked: all that an operation and its kinds store is constant, and the compiler cannot see that of a class with kinds.
class Operation: @unchecked Sendable {
    /// What was written.
    final let expression: Expression

    init(_ expression: Expression) { self.expression = expression }

    func value(in activation: Activation) throws(Diagnostic) -> Value {
        throw Diagnostic(.internal, "an operation without an implementation", at: expression.span)
    }

    /// The value as an Int. If it is not one the answer is nil, and the value becomes the activation's `unfit`.
    func int(in activation: Activation) throws(Diagnostic) -> Int? {
        activation.int(try value(in: activation))
    }

    /// The value as a floating-point number, as `int(in:)` gives an Int.
    func double(in activation: Activation) throws(Diagnostic) -> Double? {
        activation.double(try value(in: activation))
    }

    /// The value as a truth value, as `int(in:)` gives an Int.
    func bool(in activation: Activation) throws(Diagnostic) -> Bool? {
        activation.bool(try value(in: activation))
    }
}

/// Any other expression, evaluated as what its place wants.
final class Evaluation: Operation, @unchecked Sendable {
    private let expected: ResolvedType

    init(_ expression: Expression, as expected: ResolvedType) {
        self.expected = expected
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value { try activation.evaluate(expression, expected) }
}

/// A literal.
final class Constant: Operation, @unchecked Sendable {
    private let constant: Value

    init(_ expression: Expression, _ constant: Value) {
        self.constant = constant
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        try activation.budget.step(at: expression.span)
        return constant
    }

    override func int(in activation: Activation) throws(Diagnostic) -> Int? {
        guard case .int(let number) = constant else { return try super.int(in: activation) }
        try activation.budget.step(at: expression.span)
        return number
    }

    override func double(in activation: Activation) throws(Diagnostic) -> Double? {
        guard case .double(let number) = constant else { return try super.double(in: activation) }
        try activation.budget.step(at: expression.span)
        return number
    }
}

extension Activation {
    /// A value as an Int; any other value becomes `unfit`.
    func int(_ value: Value) -> Int? {
        if case .int(let number) = value { return number }
        unfit = value
        return nil
    }

    func double(_ value: Value) -> Double? {
        if case .double(let number) = value { return number }
        unfit = value
        return nil
    }

    func bool(_ value: Value) -> Bool? {
        if case .bool(let holds) = value { return holds }
        unfit = value
        return nil
    }

    /// Whether a condition holds. What is unknown does not.
    func holds(_ operation: Operation) throws(Diagnostic) -> Bool {
        if let holds = try operation.bool(in: self) { return holds }
        return try isTrue(unfit, at: operation.expression.span)
    }

    func isTrue(_ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        if case .bool(let holds) = value { return holds }
        if value.isUnknown { return false }
        throw mismatch(value, .bool, at: span)
    }
}

extension Expression {
    /// What the static phase made of it, if it is ready to run.
    var operation: Operation? {
        if case .typed(_, let annotation) = kind { annotation.operation } else { nil }
    }
}
