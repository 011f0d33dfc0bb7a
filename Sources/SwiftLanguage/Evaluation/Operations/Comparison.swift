// SPDX-License-Identifier: GPL-3.0-or-later

/// `a < b` and its kin of two Ints or two Doubles.
final class Comparison: Operation, @unchecked Sendable {
    private let comparison: ComparisonSign
    private let left: Operation
    private let right: Operation
    private let isOfInts: Bool

    init(_ expression: Expression, _ left: Operation, _ comparison: ComparisonSign, _ right: Operation, ofInts: Bool) {
        (self.left, self.right, self.comparison, isOfInts) = (left, right, comparison, ofInts)
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        if let holds = try bool(in: activation) { return .bool(holds) }
        return activation.unfit
    }

    override func bool(in activation: Activation) throws(Diagnostic) -> Bool? {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        if isOfInts {
            guard let a = try left.int(in: activation) else { return try other(activation.unfit, nil, in: activation) }
            guard let b = try right.int(in: activation) else { return try other(.int(a), activation.unfit, in: activation) }
            return comparison(a, b)
        }
        guard let a = try left.double(in: activation) else { return try other(activation.unfit, nil, in: activation) }
        guard let b = try right.double(in: activation) else { return try other(.double(a), activation.unfit, in: activation) }
        return comparison(a, b)
    }

    /// - Parameter b: nil where the right side was not evaluated yet.
    private func other(_ a: Value, _ b: Value?, in activation: Activation) throws(Diagnostic) -> Bool {
        let second: Value
        if let b { second = b } else { second = try right.value(in: activation) }
        return try activation.compare(a, comparison.rawValue, second, at: expression.span)
    }
}
