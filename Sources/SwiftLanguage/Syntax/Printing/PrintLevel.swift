// SPDX-License-Identifier: GPL-3.0-or-later

/// How tightly an expression holds together, loosest first: an operand looser than its place needs parentheses.
enum PrintLevel: Comparable {
    /// `try x`, `if … else …`: reach to the end of the expression.
    case effect
    case assignment
    case ternary
    case binary(OperatorPrecedence)
    case prefix
    /// `a?.b`, a key path, `x...`: whole, but a further link would become a part of them.
    case chain
    case postfix
    case primary

    /// Where `as` and `is` stand among the operators.
    static let cast = PrintLevel.binary(.casting)

    init(_ expression: Expression) {
        switch expression.kind {
        case .effect, .if, .switch: self = .effect
        case .assignment: self = .assignment
        case .ternary: self = .ternary
        case .binary(_, let sign, _): self = .binary(OperatorPrecedence.standard(infix: sign) ?? .default)
        case .as, .is: self = .cast
        case .prefix, .inout: self = .prefix
        case .integer(let value): self = value < 0 ? .prefix : .primary
        case .float(let value, let text): self = text.isEmpty && value < 0 ? .prefix : .primary
        case .member, .call, .subscript, .optionalChaining, .forceUnwrap, .conditionalChain: self = .postfix
        case .optionalChain, .keyPath, .postfix: self = .chain
        case .type(let type): self = type.isOneWord ? .primary : .chain
        default: self = .primary
        }
    }
}

extension TypeSyntax {
    /// Whether a suffix can follow without parentheses.
    var isOneWord: Bool {
        switch self {
        case .some, .any, .composition, .function, .attributed: false
        default: true
        }
    }
}

extension PrintBuilder {
    /// An operand, in parentheses if it binds looser than its place.
    func enclosed(_ expression: Expression, ifBelow level: PrintLevel, orEqual: Bool = false) -> PrintDocument {
        let own = PrintLevel(expression)
        if own < level || (orEqual && own == level) { return list("(", [document(expression)], ")") }
        return document(expression)
    }
}

extension Expression {
    /// Whether its text begins with a sign that an operator before it would swallow: `-x`, `.leading`.
    var beginsWithSign: Bool {
        var current = self
        while true {
            switch current.kind {
            case .prefix, .implicitMember, .inout: return true
            case .integer(let value): return value < 0
            case .float(let value, let text): return text.isEmpty && value < 0
            default:
                guard let first = current.leftmostPart else { return false }
                current = first
            }
        }
    }

    /// The part that its text begins with, if it begins with an expression.
    var leftmostPart: Expression? {
        switch kind {
        case .member(let base, _, _), .subscript(let base, _), .postfix(let base, _), .optionalChaining(let base), .optionalChain(let base),
            .forceUnwrap(let base), .conditionalChain(let base, _), .as(let base, _, _), .is(let base, _), .binary(let base, _, _),
            .assignment(let base, _, _), .ternary(let base, _, _):
            base
        case .call(let call): call.callee
        default: nil
        }
    }

    /// Whether its text ends in `#endif`, behind which nothing may follow on the line.
    var endsWithDirective: Bool {
        switch kind {
        case .conditionalChain: true
        case .assignment(_, _, let last), .binary(_, _, let last), .ternary(_, _, let last), .effect(_, let last), .prefix(_, let last),
            .optionalChain(let last):
            last.endsWithDirective
        default: false
        }
    }
}
