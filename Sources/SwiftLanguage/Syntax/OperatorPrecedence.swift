// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftOperators

/// The ranks of Swift's infix operators, loosest first. Which operator has which rank is swift-syntax's table.
enum OperatorPrecedence: Int, Comparable {
    case assignment, functionArrow, ternary, `default`, disjunction, conjunction, comparison, nilCoalescing, casting, range
    case addition, multiplication, shift

    enum Associativity { case left, right, none }

    init?(infix name: String) {
        guard let sign = OperatorTable.standardOperators.infixOperator(named: name) else { return nil }
        self = Self.groups[sign.precedenceGroup ?? "DefaultPrecedence"] ?? .default
    }

    /// One of Swift's groups by its name, DefaultPrecedence without one.
    init?(group: String?) {
        guard let found = Self.groups[group ?? "DefaultPrecedence"] else { return nil }
        self = found
    }

    static var groupNames: [String] { groups.keys.sorted() }

    var associativity: Associativity {
        switch self {
        case .assignment, .functionArrow, .ternary, .nilCoalescing: .right
        // Swift names no side for casts but reads `x as A as B` from the left.
        case .disjunction, .conjunction, .addition, .multiplication, .casting: .left
        case .default, .comparison, .range, .shift: .none
        }
    }

    static func < (a: OperatorPrecedence, b: OperatorPrecedence) -> Bool { a.rawValue < b.rawValue }

    /// The signs that may stand before or behind an operand; the parser takes any.
    static func isPrefix(_ name: String) -> Bool {
        // `#if swift(>=5.9)`, `compiler(<6)`
        if name == ">=" || name == "<" { return true }
        return OperatorTable.standardOperators.prefixOperator(named: name) != nil && !formerOperators.contains(name)
    }

    static func isPostfix(_ name: String) -> Bool {
        OperatorTable.standardOperators.postfixOperator(named: name) != nil && !formerOperators.contains(name)
    }

    /// The table still knows them, Swift 3 took them away.
    private static let formerOperators: Set<String> = ["++", "--"]

    private static let groups: [String: OperatorPrecedence] = [
        "AssignmentPrecedence": .assignment,
        "FunctionArrowPrecedence": .functionArrow,
        "TernaryPrecedence": .ternary,
        "DefaultPrecedence": .default,
        "LogicalDisjunctionPrecedence": .disjunction,
        "LogicalConjunctionPrecedence": .conjunction,
        "ComparisonPrecedence": .comparison,
        "NilCoalescingPrecedence": .nilCoalescing,
        "CastingPrecedence": .casting,
        "RangeFormationPrecedence": .range,
        "AdditionPrecedence": .addition,
        "MultiplicationPrecedence": .multiplication,
        "BitwiseShiftPrecedence": .shift,
    ]
}
