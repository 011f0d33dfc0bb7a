// SPDX-License-Identifier: GPL-3.0-or-later

/// Conditions whose answer is known before anything runs, `while true` and the like: the compiler does not go where they do not lead.
extension [Condition] {
    /// Do they hold whatever happens? False where that is not known.
    var alwaysHold: Bool { !isEmpty && allSatisfy { $0.constantTruth == true } }

    /// Is there one that holds never?
    var neverHold: Bool { contains { $0.constantTruth == false } }
}

extension Condition {
    fileprivate var constantTruth: Bool? {
        switch self {
        case .expression(let value): value.constantTruth
        case .case(let pattern, _): pattern.isIrrefutable ? true : nil
        case .optionalBinding, .availability: nil
        }
    }
}

extension Expression {
    /// What a condition of literals alone is. `&&` and `||` are functions to the compiler, whose answers it does not know here.
    var constantTruth: Bool? {
        switch kind {
        case .bool(let value): return value
        case .parenthesized(let inner): return inner.constantTruth
        case .prefix("!", let operand): return operand.constantTruth.map { !$0 }
        case .binary(let left, let sign, let right):
            guard case .integer(let a) = left.kind, case .integer(let b) = right.kind else { return nil }
            return ComparisonSign(rawValue: sign).flatMap { $0(a, b) }
        default: return nil
        }
    }
}
