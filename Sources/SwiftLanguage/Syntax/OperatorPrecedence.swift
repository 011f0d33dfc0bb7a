// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftOperators

/// How tightly an infix operator binds: Swift's own groups, loosest first, and those of the user's between them. Which operator has which
/// group is swift-syntax's table, but for those of vectors.
struct OperatorPrecedence: Comparable, Sendable {
    enum Associativity: String, Sendable { case left, right, none }

    let group: String
    let rank: Double
    let associativity: Associativity

    static let assignment = OperatorPrecedence(group: "AssignmentPrecedence", rank: 0, associativity: .right)
    static let functionArrow = OperatorPrecedence(group: "FunctionArrowPrecedence", rank: 1, associativity: .right)
    static let ternary = OperatorPrecedence(group: "TernaryPrecedence", rank: 2, associativity: .right)
    static let `default` = OperatorPrecedence(group: "DefaultPrecedence", rank: 3, associativity: .none)
    static let disjunction = OperatorPrecedence(group: "LogicalDisjunctionPrecedence", rank: 4, associativity: .left)
    static let conjunction = OperatorPrecedence(group: "LogicalConjunctionPrecedence", rank: 5, associativity: .left)
    static let comparison = OperatorPrecedence(group: "ComparisonPrecedence", rank: 6, associativity: .none)
    static let nilCoalescing = OperatorPrecedence(group: "NilCoalescingPrecedence", rank: 7, associativity: .right)
    // Swift names no side for casts but reads `x as A as B` from the left.
    static let casting = OperatorPrecedence(group: "CastingPrecedence", rank: 8, associativity: .left)
    static let range = OperatorPrecedence(group: "RangeFormationPrecedence", rank: 9, associativity: .none)
    static let addition = OperatorPrecedence(group: "AdditionPrecedence", rank: 10, associativity: .left)
    static let multiplication = OperatorPrecedence(group: "MultiplicationPrecedence", rank: 11, associativity: .left)
    static let shift = OperatorPrecedence(group: "BitwiseShiftPrecedence", rank: 12, associativity: .none)

    private static let groups: [String: OperatorPrecedence] = Dictionary(
        uniqueKeysWithValues: [
            assignment, functionArrow, ternary, `default`, disjunction, conjunction, comparison, nilCoalescing, casting, range, addition,
            multiplication, shift,
        ].map { ($0.group, $0) })

    static var groupNames: [String] { groups.keys.sorted() }

    static func < (a: OperatorPrecedence, b: OperatorPrecedence) -> Bool { a.rank < b.rank }

    /// One of Swift's groups by its name.
    static func standard(_ group: String) -> OperatorPrecedence? { groups[group] }

    /// Of one of Swift's operators.
    static func standard(infix name: String) -> OperatorPrecedence? {
        guard let sign = OperatorTable.standardOperators.infixOperator(named: name) else { return nil }
        return groups[sign.precedenceGroup ?? "DefaultPrecedence"] ?? .default
    }

    /// What compares vectors number by number, and joins what that gives: the user may declare these signs otherwise.
    static let pointwise: [String: OperatorPrecedence] = [
        ".==": comparison, ".!=": comparison, ".<": comparison, ".<=": comparison, ".>": comparison, ".>=": comparison,
        ".&": conjunction, ".|": disjunction, ".^": disjunction, ".&=": assignment, ".|=": assignment, ".^=": assignment,
    ]

    /// The signs that may stand before or behind an operand; the parser takes any.
    static func isPrefix(_ name: String) -> Bool {
        // `#if swift(>=5.9)`, `compiler(<6)`
        if name == ">=" || name == "<" { return true }
        return name == ".!" || OperatorTable.standardOperators.prefixOperator(named: name) != nil && !formerOperators.contains(name)
    }

    static func isPostfix(_ name: String) -> Bool {
        OperatorTable.standardOperators.postfixOperator(named: name) != nil && !formerOperators.contains(name)
    }

    /// The table still knows them, Swift 3 took them away.
    private static let formerOperators: Set<String> = ["++", "--"]
}
