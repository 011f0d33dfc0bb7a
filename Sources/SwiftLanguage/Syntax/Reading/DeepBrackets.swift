// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftParser
internal import SwiftSyntax

/// Square brackets so deep in others that they are parsed on their own, and put into the tree afterwards.
///
/// Each `[` may begin a type. The parser looks ahead for that at every level, so its time doubles with each `[` directly inside another.
/// It is therefore shown an empty tuple of the same length, which can stand wherever a literal or a type can.
struct DeepBrackets {
    /// The level that is parsed on its own; braces begin anew.
    private static let level = 4
    /// Levels of brackets that cannot be parsed on their own, as those of subscripts.
    static let maximumLevel = 10
    /// UTF-8 bytes of all parts of a text at all levels: each is parsed as often as parts lie around it.
    static let maximumSize = 24_000_000

    struct Part {
        /// From `[` to behind `]`, in the source.
        let range: Range<Int>
        /// What is as deep again inside of it.
        let inner: DeepBrackets
    }

    /// In order; none is inside another.
    private(set) var parts: [Part] = []
    /// The bytes of the parts and of those inside of them.
    private var size = 0
    private let source: SourceText

    /// - Throws: where brackets are too deep, where one that is deep has no end, or where too much is deep in others.
    init(_ source: SourceText, _ tokens: ArraySlice<SourceToken>) throws(Diagnostic) {
        self.source = source
        var nest = BracketNest()
        for index in tokens.indices {
            switch tokens[index].kind {
            case .openBracket:
                let isOperand = index == tokens.startIndex || !tokens[index - 1].takesSubscript(after: tokens[index].followsBlank)
                let level = nest.open(tokens[index].byte, at: index)
                if level > Self.maximumLevel, nest.aside == nil { throw tooDeep(tokens[index]) }
                if level >= Self.level, isOperand { nest.setAside() }
            case .closeBracket:
                guard let start = nest.close(tokens[index].byte) else { break }
                let inner = try DeepBrackets(source, tokens[start...index])
                let part = Part(range: tokens[start].start..<tokens[index].end, inner: inner)
                size += part.range.count + inner.size
                if size > Self.maximumSize { throw tooLong(tokens[start]) }
                parts.append(part)
            default: break
            }
        }
        if let start = nest.aside { throw unclosed(tokens[start]) }
    }

    private func tooDeep(_ token: SourceToken) -> Diagnostic { tooDeep(token.start..<token.end) }

    private func tooDeep(_ range: Range<Int>) -> Diagnostic {
        Diagnostic(
            .limitExceeded, "square brackets that are not literals are nested deeper than \(Self.maximumLevel) levels",
            at: SourceSpan(source: source, start: range.lowerBound, end: range.upperBound))
    }

    private func tooLong(_ token: SourceToken) -> Diagnostic {
        Diagnostic(
            .limitExceeded, "the contents of these square brackets are too long for brackets nested this deep",
            at: SourceSpan(source: source, start: token.start, end: token.end),
            hint: "give inner literals names of their own, as in 'let row = [1, 2]'")
    }

    private func unclosed(_ token: SourceToken) -> Diagnostic {
        let end = source.text.utf8.count
        let note = Diagnostic.Note("opened here", span: SourceSpan(source: source, start: token.start, end: token.end))
        return Diagnostic(
            .incompleteInput, "expected ']' to end array", at: SourceSpan(source: source, start: end, end: end), notes: [note])
    }

    /// Empty tuples in their places: every offset and line stays.
    /// - Parameter base: the offset of the first byte in the source.
    func hide(in bytes: inout [UInt8], base: Int) {
        for part in parts {
            let place = part.range.lowerBound - base..<part.range.upperBound - base
            for offset in place where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
            bytes[place.lowerBound] = UInt8(ascii: "(")
            bytes[place.upperBound - 1] = UInt8(ascii: ")")
        }
    }

    /// The tree with the brackets in the places of the tuples.
    /// - Parameter base: where the text of the tree begins in the source.
    /// - Throws: where the parser found no tuple, so that nothing is lost.
    func restored<Node: SyntaxProtocol>(in tree: Node, base: Int) throws(Diagnostic) -> Node {
        if parts.isEmpty { return tree }
        let restorer = BracketRestorer(self, base: base)
        let result = restorer.rewrite(tree).cast(Node.self)
        if let problem = restorer.problem { throw problem }
        if let lost = restorer.parts.values.map(\.range).min(by: { $0.lowerBound < $1.lowerBound }) { throw tooDeep(lost) }
        return result
    }

    fileprivate func parsed<Node: SyntaxParseable>(_ part: Part, as _: Node.Type) throws(Diagnostic) -> Node {
        var bytes = source.withBytes { Array($0[part.range]) }
        part.inner.hide(in: &bytes, base: part.range.lowerBound)
        var parser = bytes.withUnsafeBufferPointer { Parser($0, maximumNestingLevel: 2 * ScannedText.maximumDepth) }
        return try part.inner.restored(in: Node.parse(from: &parser), base: part.range.lowerBound)
    }
}

/// The brackets that are open in front of a token.
private struct BracketNest {
    private var brackets: [(byte: UInt8, token: Int)] = []
    /// The first token of the bracket that is parsed on its own.
    private(set) var aside: Int?

    /// - Returns: how many square brackets are open since the last brace.
    mutating func open(_ byte: UInt8, at token: Int) -> Int {
        brackets.append((byte, token))
        guard byte == UInt8(ascii: "[") else { return 0 }
        return brackets.reversed().prefix { $0.byte != UInt8(ascii: "{") }.count { $0.byte == byte }
    }

    /// The innermost is parsed on its own, unless one around it is.
    mutating func setAside() {
        if aside == nil { aside = brackets.last?.token }
    }

    /// - Returns: the first token of the bracket that was set aside, where this is its end.
    mutating func close(_ byte: UInt8) -> Int? {
        guard let index = brackets.lastIndex(where: { Self.closer(of: $0.byte) == byte }) else { return nil }
        let start = brackets[index].token
        brackets.removeSubrange(index...)
        guard let aside, aside >= start else { return nil }
        self.aside = nil
        return aside == start ? start : nil
    }

    private static func closer(of opener: UInt8) -> UInt8 {
        switch opener {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        // `#if` and `#endif`.
        default: opener
        }
    }
}

extension SourceToken {
    /// Is a `[` behind it a subscript, or something that is neither a literal nor a type?
    fileprivate func takesSubscript(after isBlank: Bool) -> Bool {
        switch kind {
        case .identifier, .integer, .float, .stringQuote, .closeBracket, .postfixOperator, .period, .pound: true
        case .openBracket, .comma, .colon, .semicolon, .equal, .arrow, .binaryOperator, .prefixOperator, .infixQuestion: false
        // `self[0]`, but `return [0]`.
        case .keyword: !isBlank
        case .stringText, .attribute, .other: true
        }
    }
}

/// Puts brackets into the places of the tuples that stand for them.
private final class BracketRestorer: SyntaxRewriter {
    /// Those that are not in their places yet, by their offsets.
    private(set) var parts: [Int: DeepBrackets.Part]
    private(set) var problem: Diagnostic?
    private let deep: DeepBrackets
    private let base: Int

    init(_ deep: DeepBrackets, base: Int) {
        self.deep = deep
        self.base = base
        parts = Dictionary(uniqueKeysWithValues: deep.parts.map { ($0.range.lowerBound, $0) })
    }

    override func visit(_ node: TupleExprSyntax) -> ExprSyntax {
        replacement(of: node, as: ExprSyntax.self) ?? super.visit(node)
    }

    override func visit(_ node: TupleTypeSyntax) -> SwiftSyntax.TypeSyntax {
        replacement(of: node, as: SwiftSyntax.TypeSyntax.self) ?? super.visit(node)
    }

    private func replacement<Node: SyntaxParseable>(of node: some SyntaxProtocol, as type: Node.Type) -> Node? {
        guard let part = parts.removeValue(forKey: base + node.positionAfterSkippingLeadingTrivia.utf8Offset) else { return nil }
        do throws(Diagnostic) {
            var parsed = try deep.parsed(part, as: type)
            parsed.leadingTrivia = node.leadingTrivia
            parsed.trailingTrivia = node.trailingTrivia
            return parsed
        } catch {
            problem = problem ?? error
            return nil
        }
    }
}
