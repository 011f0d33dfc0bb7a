// SPDX-License-Identifier: GPL-3.0-or-later

/// A local variable is read.
final class LocalRead: Operation, @unchecked Sendable {
    private let name: String

    init(_ expression: Expression, _ name: String) {
        self.name = name
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        guard let box = Scope.find(name, in: activation.scope) else { return try activation.evaluate(expression) }
        try activation.budget.step(at: expression.span)
        return box.isPlain ? box.value : try activation.read(box, at: expression.span)
    }

    override func int(in activation: Activation) throws(Diagnostic) -> Int? {
        guard let number = Scope.int(name, in: activation.scope) else { return try super.int(in: activation) }
        try activation.budget.step(at: expression.span)
        return number
    }

    override func double(in activation: Activation) throws(Diagnostic) -> Double? {
        guard let number = Scope.double(name, in: activation.scope) else { return try super.double(in: activation) }
        try activation.budget.step(at: expression.span)
        return number
    }
}

/// A local variable of a number's type is given another value, or changed by an operator: `i = j`, `i += 1`.
final class LocalAssignment: Operation, @unchecked Sendable {
    private let name: String
    private let change: NumberChange
    private let isOfInts: Bool

    init(_ expression: Expression, _ name: String, _ change: NumberChange, ofInts: Bool) {
        (self.name, self.change, isOfInts) = (name, change, ofInts)
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        guard try isOfInts ? changesInt(in: activation) : changesDouble(in: activation) else {
            try change.run(on: try activation.place(change.target), activation.unfit, expression, in: activation)
            return .void
        }
        return .void
    }

    /// nil: the operand is evaluated, and what it gave or the variable is out of the ordinary.
    private func changesInt(in activation: Activation) throws(Diagnostic) -> Bool {
        guard let operand = try change.operand.int(in: activation) else { return false }
        if let box = Scope.find(name, in: activation.scope), box.isPlainVariable, case .int(let current) = box.value,
            let new = try change(current, operand, at: expression.span)
        {
            box.value = .int(new)
            return true
        }
        activation.unfit = .int(operand)
        return false
    }

    private func changesDouble(in activation: Activation) throws(Diagnostic) -> Bool {
        guard let operand = try change.operand.double(in: activation) else { return false }
        if let box = Scope.find(name, in: activation.scope), box.isPlainVariable, case .double(let current) = box.value,
            let new = change(current, operand)
        {
            box.value = .double(new)
            return true
        }
        activation.unfit = .double(operand)
        return false
    }
}

/// What an assignment does to a number: `= x`, `+= x`.
struct NumberChange: Sendable {
    let target: Expression
    let operand: Operation
    /// As written: `=`, `+=`.
    let sign: String
    /// nil for `=`.
    private let combine: NumberOperator?

    init(_ target: Expression, _ sign: String, _ operand: Operation) {
        (self.target, self.sign, self.operand) = (target, sign, operand)
        combine = sign == "=" ? nil : NumberOperator(String(sign.dropLast()))
    }

    /// The new value; nil where the type has no such operator.
    @inline(__always)
    func callAsFunction(_ current: Int, _ operand: Int, at span: @autoclosure () -> SourceSpan?) throws(Diagnostic) -> Int? {
        guard let combine else { return operand }
        return try combine(current, operand, at: span())
    }

    @inline(__always)
    func callAsFunction(_ current: Double, _ operand: Double) -> Double? {
        guard let combine else { return operand }
        return combine(current, operand)
    }

    /// The new value where both are numbers of one type; nil for `run`.
    @inline(__always)
    func callAsFunction(_ current: Value, _ operand: Value, at span: @autoclosure () -> SourceSpan?) throws(Diagnostic) -> Value? {
        switch (current, operand) {
        case (.int(let current), .int(let operand)): try self(current, operand, at: span()).map { .int($0) }
        case (.double(let current), .double(let operand)): self(current, operand).map { .double($0) }
        default: nil
        }
    }

    /// As any other assignment, of what the operand gave.
    func run(on place: Place?, _ operand: Value, _ expression: Expression, in activation: Activation) throws(Diagnostic) {
        guard let place else { return }
        guard let combine else { return try activation.write(operand, to: place, at: target.span) }
        try activation.change(place, combine.sign, sign, operand, expression)
    }
}

extension Scope {
    /// Is its value what it holds, as of nearly all variables?
    @inline(__always)
    var isPlain: Bool { isInitialized && !isProjected && !isWeak && accessors == nil }

    /// May it be changed as it stands, by a value of the type that it has?
    @inline(__always)
    var isPlainVariable: Bool { !isLet && isPlain }

    /// The number that a plain variable of type Int holds; nil of any other.
    static func int(_ name: String, in scope: Scope?) -> Int? {
        guard let box = find(name, in: scope), box.isPlain, case .int(let number) = box.value else { return nil }
        return number
    }

    static func double(_ name: String, in scope: Scope?) -> Double? {
        guard let box = find(name, in: scope), box.isPlain, case .double(let number) = box.value else { return nil }
        return number
    }
}
