// SPDX-License-Identifier: GPL-3.0-or-later

/// Cuts a text into inputs: at `;` and at line breaks, but only where Swift would end a statement.
struct InputSplitter {
    private let tokens: [SourceToken]
    private let source: SourceText
    private let words: ShellWords
    private var inputs: [Range<Int>] = []
    private var start: Int?
    private var end = 0
    /// Does the input begin with a word whose text is not Swift? No dash at the end of its line leaves it open then.
    private var isPlainText = false
    /// Nothing but `@Attribute(…)` was seen so far: the declaration comes on the next line.
    private var holdsOnlyAttributes = false

    static func split(_ source: SourceText, range: Range<Int>?, words: ShellWords) -> [Range<Int>] {
        split(source, TokenScanner.scan(source, range: range), range: range, words: words).inputs
    }

    /// The inputs, and the tokens from which the last of them was cut: those after a line of plain text may have been scanned anew.
    static func split(
        _ source: SourceText, _ scanned: ScannedText, range: Range<Int>? = nil, words: ShellWords
    ) -> (inputs: [Range<Int>], scanned: ScannedText) {
        var inputs: [Range<Int>] = []
        var scanned = scanned
        let end = range?.upperBound ?? source.text.utf8.count
        while true {
            var splitter = InputSplitter(tokens: scanned.tokens, source: source, words: words)
            let next = splitter.run()
            inputs += splitter.inputs
            if let next {
                scanned = scan(source, range: next..<end, words: words)
                continue
            }
            // What cannot be read ends with its line, so that the lines after it are inputs of their own.
            guard let limit = scanned.limit, let last = inputs.popLast() else { return (inputs, scanned) }
            let lineEnd = source.withBytes { bytes in
                bytes[limit.offset..<max(limit.offset, end)].firstIndex(of: UInt8(ascii: "\n")) ?? end
            }
            inputs.append(last.lowerBound..<lineEnd)
            guard lineEnd < end else { return (inputs, scanned) }
            scanned = scan(source, range: lineEnd..<end, words: words)
        }
    }

    /// The tokens of a text, or of its first lines, if a line of plain text in them has left a bracket open: what follows that is scanned anew,
    /// and so each of many such lines would have all the others scanned.
    private static func scan(_ source: SourceText, range: Range<Int>, words: ShellWords) -> ScannedText {
        var length = 1_000
        while length < range.count {
            let lines = source.withBytes { bytes in
                let rest = bytes[range.lowerBound + length..<range.upperBound]
                return range.lowerBound..<(rest.firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound)
            }
            let scanned = TokenScanner.scan(source, range: lines)
            var splitter = InputSplitter(tokens: scanned.tokens, source: source, words: words)
            if splitter.run() != nil { return scanned }
            length *= 4
        }
        return TokenScanner.scan(source, range: range)
    }

    private init(tokens: [SourceToken], source: SourceText, words: ShellWords) {
        self.tokens = tokens
        self.source = source
        self.words = words
    }

    /// Stops where a line of plain text has left a bracket open, which does not count there, and tells where the next line begins.
    private mutating func run() -> Int? {
        for index in tokens.indices {
            let token = tokens[index]
            if token.startsLine, token.depth > 0, start != nil, isPlainText {
                finish()
                return token.start
            }
            if token.depth == 0 {
                if token.kind == .semicolon {
                    finish()
                    continue
                }
                if token.startsLine, start != nil, !continues(at: index) { finish() }
            }
            extend(by: index)
        }
        finish()
        return nil
    }

    private mutating func extend(by index: Int) {
        let token = tokens[index]
        if start == nil {
            start = token.start
            isPlainText = token.kind == .identifier && isPlainText(from: index)
            holdsOnlyAttributes = token.kind == .attribute
        } else if holdsOnlyAttributes, token.depth == 0 {
            holdsOnlyAttributes = isPartOfAttribute(index)
        }
        end = token.end
    }

    private func isPlainText(from index: Int) -> Bool {
        words.plainText.contains(text(index)) || words.isPlainText(source, tokens[index].start..<source.text.utf8.count)
    }

    private func isPartOfAttribute(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.kind == .attribute { return true }
        let previous = tokens[index - 1]
        switch token.kind {
        case .identifier, .keyword: return previous.kind == .attribute || previous.kind == .period
        case .period, .openBracket: return !token.followsBlank
        default: return false
        }
    }

    private mutating func finish() {
        if let start { inputs.append(start..<end) }
        start = nil
        holdsOnlyAttributes = false
    }

    // MARK: Lines that go on

    private func continues(at index: Int) -> Bool {
        !isPlainText && (holdsOnlyAttributes || leavesOpen(index - 1) || goesOn(index))
    }

    /// The line before ends in something that wants a right side.
    private func leavesOpen(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .comma, .equal, .arrow, .binaryOperator, .infixQuestion: return index > 0 && !tokens[index].startsLine
        case .colon: return index > 0 && !tokens[index].followsBlank || tokens[index].followsBlank && !tokens[index].startsLine
        case .period: return !tokens[index].followsBlank
        default: return false
        }
    }

    /// This line begins with something that wants a left side.
    private func goesOn(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .period: return !isStandalone(index)
        case .openBracket: return token.byte == UInt8(ascii: "{")
        case .binaryOperator, .infixQuestion, .equal, .arrow, .comma: return hasMoreOnLine(index)
        case .colon: return hasMoreOnLine(index) && tokens[index + 1].followsBlank
        case .keyword: return ["else", "where", "catch", "as", "is"].contains(text(index))
        default: return false
        }
    }

    private func hasMoreOnLine(_ index: Int) -> Bool {
        index + 1 < tokens.count && !tokens[index + 1].startsLine && tokens[index + 1].kind != .semicolon
    }

    /// `.help` on a line of its own is a word of the shell, not a member of the value before.
    private func isStandalone(_ index: Int) -> Bool {
        hasMoreOnLine(index) && !hasMoreOnLine(index + 1) && words.standalone.contains("." + text(index + 1))
    }

    private func text(_ index: Int) -> String { source.text(in: tokens[index].start..<tokens[index].end) }
}
