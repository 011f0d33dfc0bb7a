// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func integer(_ node: IntegerLiteralExprSyntax) throws(Diagnostic) -> Expression {
        let (digits, radix) = Self.digits(node.literal.text)
        guard let value = Int(digits, radix: radix) else {
            if let bits = UInt64(digits, radix: radix) { return pattern(bits, node) }
            throw Diagnostic(.overflow, "integer literal '\(node.literal.text)' does not fit into Int", at: span(node))
        }
        return make(.integer(value), node)
    }

    /// `0x9E37_79B9_7F4A_7C15`, as hashes and generators have it: more than an Int holds is the bit pattern of a UInt64. What other type it
    /// may have, the static phase finds.
    private func pattern(_ bits: UInt64, _ node: IntegerLiteralExprSyntax) -> Expression {
        let callee = make(.identifier("UInt64", genericArguments: []), node)
        let number = make(.integer(Int(truncatingIfNeeded: bits)), node)
        return make(.call(Expression.Call(callee: callee, arguments: [Expression.Argument(label: "bitPattern", number)])), node)
    }

    /// Only for the one value whose positive twin does not exist.
    func negative(_ literal: IntegerLiteralExprSyntax) -> Expression.Kind? {
        let (digits, radix) = Self.digits(literal.literal.text)
        guard Int(digits, radix: radix) == nil, let value = Int("-" + digits, radix: radix) else { return nil }
        return .integer(value)
    }

    private static func digits(_ text: String) -> (String, radix: Int) {
        let plain = text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text
        switch plain.utf8.prefix(2).last {
        case UInt8(ascii: "x"): return (String(plain.dropFirst(2)), 16)
        case UInt8(ascii: "b"): return (String(plain.dropFirst(2)), 2)
        case UInt8(ascii: "o"): return (String(plain.dropFirst(2)), 8)
        default: return (plain, 10)
        }
    }

    func float(_ node: FloatLiteralExprSyntax) throws(Diagnostic) -> Expression {
        let text = node.literal.text
        guard let value = Double(text.filter { $0 != "_" }) else { throw failure("'\(text)' is not a number", at: node) }
        guard value.isFinite else {
            throw Diagnostic(.overflow, "number literal '\(text)' does not fit into Double", at: span(node))
        }
        return make(.float(value, text: text), node)
    }

    /// Neighbouring pieces of text are one segment; an empty string has none.
    func segments(_ node: StringLiteralExprSyntax) throws(Diagnostic) -> [Expression.StringSegment] {
        var result: [Expression.StringSegment] = []
        var text = ""
        let escapes = StringEscapes(pounds: node.openingPounds?.text.utf8.count ?? 0)
        for segment in node.segments {
            switch segment {
            case .stringSegment(let piece): text += escapes.resolve(piece.content.text)
            case .expressionSegment(let piece):
                if !text.isEmpty { result.append(.text(text)) }
                text = ""
                result.append(.interpolation(try arguments(piece.expressions)))
            }
        }
        if !text.isEmpty { result.append(.text(text)) }
        return result
    }
}
