// SPDX-License-Identifier: GPL-3.0-or-later

/// The operators that compare two values and answer with a Bool.
enum ComparisonSign: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case identical = "==="
    case notIdentical = "!=="

    /// The protocol that has it; nil for those that compare references.
    var ownerProtocol: String? {
        switch self {
        case .equal, .unequal: "Equatable"
        case .less, .greater, .lessOrEqual, .greaterOrEqual: "Comparable"
        case .identical, .notIdentical: nil
        }
    }

    /// The answer on two values of one type that has an order; nil of those that compare references.
    @inline(__always)
    func callAsFunction<Ordered: Comparable>(_ a: Ordered, _ b: Ordered) -> Bool? {
        switch self {
        case .equal: a == b
        case .unequal: a != b
        case .less: a < b
        case .lessOrEqual: a <= b
        case .greater: a > b
        case .greaterOrEqual: a >= b
        case .identical, .notIdentical: nil
        }
    }

    static func isOne(_ sign: String) -> Bool { ComparisonSign(rawValue: sign) != nil }
}
