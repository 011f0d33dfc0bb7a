// SPDX-License-Identifier: GPL-3.0-or-later

/// What the lexer alone can tell about a text: its tokens, what is still open at its end, and which lines are shell comments.
struct ScannedText {
    enum Opening: Equatable {
        case parenthesis, bracket, brace, interpolation, string, multilineString, conditional

        var isString: Bool { self == .string || self == .multilineString }
    }

    /// Swift's parser gives up deeper than this; so does every editor's reader.
    static let maximumDepth = 256

    var tokens: [SourceToken] = []
    /// Outermost first, with the offset of the bracket or quote.
    var open: [(kind: Opening, offset: Int)] = []
    /// A closer without opener, or a string that ends with its line: no further text could repair that.
    var isBroken = false
    var unterminatedComment: Int?
    /// Lines that begin with `# ` or `#!`.
    var lineComments: [Range<Int>] = []
    /// Why the text is not parsed, and where: it would take too deep a stack or too long.
    var limit: (offset: Int, message: String)?
    /// Nothing behind the limit was looked at.
    var isCut: Bool { limit != nil }

    /// The end of the last token, that is of the text without trailing blanks and comments.
    var contentEnd: Int { tokens.last?.end ?? 0 }

    var isInsideString: Bool { open.contains { $0.kind.isString } }
}

extension ScannedText {
    mutating func push(_ kind: Opening, at offset: Int) {
        open.append((kind, offset))
        if open.count > Self.maximumDepth {
            cut(at: offset, "brackets are nested deeper than \(Self.maximumDepth) levels")
        }
    }

    /// Nothing behind the offset is looked at.
    mutating func cut(at offset: Int, _ message: String) {
        if limit == nil { limit = (offset, message) }
    }

    /// Takes the innermost opening of that kind away, and what was left open inside it; without one the text is broken.
    mutating func pop(_ kinds: Opening...) {
        if let last = open.last, kinds.contains(last.kind) {
            open.removeLast()
            return
        }
        isBroken = true
        // A string hides the brackets around it from a closer inside it.
        let floor = open.lastIndex { $0.kind.isString || $0.kind == .conditional }.map { $0 + 1 } ?? 0
        if let index = open[floor...].lastIndex(where: { kinds.contains($0.kind) }) { open.removeSubrange(index...) }
    }

    /// The lexer left a string that its line ended. What would close the parentheses of that line is in the string, so that the lines after
    /// it are inputs of their own.
    /// - Parameter lineStart: tells where the line of an offset begins.
    mutating func abandonString(lineStart: (Int) -> Int) {
        isBroken = true
        guard let index = open.lastIndex(where: { $0.kind.isString }) else { return }
        let line = lineStart(open[index].offset)
        open.removeSubrange(index...)
        while let last = open.last, last.offset >= line, last.kind == .parenthesis || last.kind == .bracket { open.removeLast() }
    }
}

extension ScannedText {
    /// Is what begins at an offset surely whole: words and operators of an expression, with a closed bracket or a literal at the end? Of a
    /// statement, a declaration, an attribute or a ternary only the parser can tell.
    func isWholeExpression(from start: Int) -> Bool {
        guard let last = tokens.last, last.endsOperand else { return false }
        return tokens.reversed().prefix { $0.start >= start }.allSatisfy { $0.depth > 0 || $0.isPartOfAnyExpression }
    }
}

extension SourceToken {
    fileprivate var endsOperand: Bool {
        switch kind {
        case .integer, .float, .stringQuote: true
        case .closeBracket: !isConditional
        default: false
        }
    }

    fileprivate var isPartOfAnyExpression: Bool {
        switch kind {
        case .identifier, .integer, .float, .stringQuote, .stringText, .closeBracket, .comma, .colon, .period, .equal, .binaryOperator,
            .prefixOperator, .postfixOperator:
            true
        case .openBracket: !isConditional
        case .keyword, .semicolon, .arrow, .attribute, .pound, .infixQuestion, .other: false
        }
    }

    /// `#if`, `#endif`
    private var isConditional: Bool { byte == UInt8(ascii: "#") }
}
