// SPDX-License-Identifier: GPL-3.0-or-later

/// Text to our own syntax tree. The parser is Apple's (swift-syntax); nothing outside this folder sees it.
package enum SwiftReader {
    /// What the text still waits for at its end, or nil if it is complete, right or wrong.
    ///
    /// Only what is missing at the end counts: an unbalanced closer is complete and wrong.
    package static func openConstruct(in text: String, words: ShellWords = ShellWords()) -> OpenConstruct? {
        inputs(SourceText(text), words: words).open
    }

    /// UTF-8 bytes of one input: more take the parser too long. Square brackets deep in others take it longer still
    /// (`DeepBrackets.maximumSize`).
    package static let maximumInput = 6_000_000

    /// The inputs of a text (`splitInputs`), and what the last of them still waits for (`openConstruct`).
    /// - Parameter remembersTokens: keeps those of the longest input for its parser. The caller has the source forget them afterwards.
    package static func inputs(
        _ source: SourceText, words: ShellWords = ShellWords(), remembersTokens: Bool = false
    ) -> (ranges: [Range<Int>], open: OpenConstruct?) {
        let whole = TokenScanner.scan(source)
        let (ranges, scanned) = InputSplitter.split(source, whole, words: words)
        if remembersTokens, let longest = ranges.max(by: { $0.count < $1.count }) { source.knownTokens.keep(whole, of: longest) }
        if whole.isBroken || whole.limit != nil { return (ranges, nil) }
        // Only the last input can still wait for something, and neither plain text nor the word of a command does.
        if let last = ranges.last, words.isWhole(source, last) { return (ranges, nil) }
        if let open = OpenConstruct(scanned) { return (ranges, open) }
        guard let last = ranges.last, last.count <= maximumInput, !words.isPlain(source, last),
            !scanned.isWholeExpression(from: last.lowerBound),
            let parsed = try? ParsedText(source, range: last, scanned: TokenScanner.scan(source, range: last))
        else { return (ranges, nil) }
        return (ranges, parsed.missingAtEnd.map { .other($0) })
    }

    /// The innermost bracket, quote or comment that is still open at the end of a text; nil when something else is missing there.
    package static func innermostOpening(in source: SourceText) -> SourceSpan? {
        let scanned = TokenScanner.scan(source)
        guard let offset = scanned.unterminatedComment ?? scanned.open.last?.offset else { return nil }
        return SourceSpan(source: source, start: offset, end: offset + 1)
    }

    /// Reads exactly one expression. `range` is in UTF-8 offsets; spans stay relative to the whole source.
    package static func expression(_ source: SourceText, range: Range<Int>? = nil) throws(Diagnostic) -> Expression {
        let parsed = try ParsedText(source, range: range)
        try parsed.throwFirstError()
        return try parsed.onlyExpression()
    }

    /// Reads a Swift file: declarations, imports, `#Preview`, and top-level statements.
    /// - Parameter interrupt: asked between them.
    package static func declarations(
        _ source: SourceText, range: Range<Int>? = nil, interrupt: InterruptFlag = InterruptFlag()
    ) throws(Diagnostic) -> [TopLevelItem] {
        try interrupt.check()
        let parsed = try ParsedText(source, range: range)
        try interrupt.check()
        try parsed.throwFirstError()
        return try parsed.topLevelItems(interrupt)
    }

    /// The operators that a file declares, for the other files of its module; empty also for a text that cannot be read.
    package static func operators(in source: SourceText) -> CustomOperators {
        guard source.withBytes({ $0.contain(operatorKeywords, operatorKeywords.lengths) }), let parsed = try? ParsedText(source) else {
            return CustomOperators()
        }
        return CustomOperators(in: parsed.tree)
    }

    private static let operatorKeywords: Set<String> = ["operator", "precedencegroup"]

    /// Reads the longest expression that starts at an offset, and tells where it ended.
    ///
    /// - Parameters:
    ///   - upTo: where the text ends for this purpose; the source's end by default.
    ///   - stopWords: words that end it outside brackets where Swift would not expect an operand: `in`, `before`, or `anchor:` for a label.
    ///   - stopsAtBlank: ends it at the first blank outside brackets, as for a TARGET.
    package static func leadingExpression(
        _ source: SourceText, from: Int, upTo: Int? = nil, stopWords: Set<String> = [], stopsAtBlank: Bool = false
    ) throws(Diagnostic) -> (Expression, end: Int) {
        let limit = max(from, upTo ?? source.text.utf8.count)
        let cutter = LeadingExpressionCutter(source, range: from..<limit, stopWords: stopWords, stopsAtBlank: stopsAtBlank)
        let parsed = try ParsedText(source, range: from..<cutter.end)
        return try parsed.leadingExpression()
    }

    /// Cuts a text into inputs, each trimmed: at `;` and at line breaks outside brackets, quotes and comments.
    ///
    /// A line goes on where Swift's would: a leading dot, an operator at either end, attributes before their declaration.
    /// Lines of `words` are inputs of their own.
    package static func splitInputs(
        _ source: SourceText, range: Range<Int>? = nil, words: ShellWords = ShellWords()
    ) -> [Range<Int>] {
        InputSplitter.split(source, range: range, words: words)
    }

    /// The tokens of a text, for a command that cuts its own words; comments and `# ` lines are not among them.
    /// - Parameter limit: how many are wanted at most.
    package static func tokens(_ source: SourceText, range: Range<Int>? = nil, limit: Int = .max) -> [SourceToken] {
        TokenScanner.scan(source, range: range, limit: limit).tokens
    }
}

/// One item of a Swift file.
package enum TopLevelItem: Sendable {
    case declaration(Declaration)
    case expression(Expression)
    case statement(Statement)

    /// The declaration that it is; nil where it is an expression or a statement.
    package var declaration: Declaration? { if case .declaration(let declaration) = self { declaration } else { nil } }
}
