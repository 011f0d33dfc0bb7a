// SPDX-License-Identifier: GPL-3.0-or-later

/// What kind of literal an expression is, as it is written. Parentheses and signs count only where it says so.
extension Expression {
    /// A number, a text or a truth value.
    var isScalarLiteral: Bool {
        switch kind {
        case .integer, .float, .string, .bool: true
        default: false
        }
    }

    /// The same, with a sign or in parentheses too: `-1`, `("a")`.
    var isLiteralValue: Bool {
        switch kind {
        case .prefix(_, let operand), .parenthesized(let operand): operand.isLiteralValue
        default: isScalarLiteral
        }
    }

    var isNilLiteral: Bool { if case .nil = kind { true } else { false } }

    var isArrayLiteral: Bool { if case .array = kind { true } else { false } }

    /// `[…]` of an array, a set or a dictionary.
    package var isCollectionLiteral: Bool {
        switch kind {
        case .array, .dictionary: true
        default: false
        }
    }
}

extension Expression.Kind {
    /// See `Expression.isNumericLiteral`.
    var isNumericLiteral: Bool {
        switch self {
        case .integer, .float: true
        case .parenthesized(let inner): inner.isNumericLiteral
        case .prefix(_, let operand): operand.isNumericLiteral
        case .binary(let left, _, let right): left.isNumericLiteral && right.isNumericLiteral
        default: false
        }
    }
}
