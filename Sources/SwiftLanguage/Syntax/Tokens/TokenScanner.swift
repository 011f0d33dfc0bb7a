// SPDX-License-Identifier: GPL-3.0-or-later

@_spi(Testing) @_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Runs Swift's lexer over a text, once and in linear time.
///
/// The lexer reads Swift; a command line is not quite that. Where it would swallow words (an apostrophe, a slash that looks like a
/// regular expression, a `# ` comment line) it is started again behind the sign.
struct TokenScanner {
    private var scanned = ScannedText()
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Added to every offset.
    private let base: Int
    private let startsAtLine: Bool
    /// No more tokens are wanted.
    private let limit: Int
    private var previousEnd = 0
    /// Words on this line that begin with a slash: each makes the lexer look for the end of a regular expression.
    private var slashes = 0
    private static let maximumSlashes = 1_000
    /// `#` signs in a row: at each the lexer counts the rest, in case a raw string begins.
    private static let maximumPounds = 512

    /// - Parameter limit: how many tokens are wanted; what is open at the end is known of a whole text only.
    static func scan(_ source: SourceText, range: Range<Int>? = nil, limit: Int = .max) -> ScannedText {
        source.withBytes { all in
            let range = (range ?? 0..<all.count).clamped(to: 0..<all.count)
            let startsAtLine = range.lowerBound == 0 || all[range.lowerBound - 1] == UInt8(ascii: "\n")
            let slice = UnsafeBufferPointer(rebasing: all[range])
            let readable = firstLongPoundRun(in: slice) ?? slice.count
            let part = UnsafeBufferPointer(rebasing: slice[..<readable])
            var scanner = TokenScanner(bytes: part, base: range.lowerBound, startsAtLine: startsAtLine, limit: limit)
            return scanner.run(upTo: slice.count)
        }
    }

    private static func firstLongPoundRun(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var run = 0
        for (offset, byte) in bytes.enumerated() {
            run = byte == UInt8(ascii: "#") ? run + 1 : 0
            if run > maximumPounds { return offset - maximumPounds }
        }
        return nil
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, base: Int, startsAtLine: Bool, limit: Int) {
        self.bytes = bytes
        self.base = base
        self.startsAtLine = startsAtLine
        self.limit = limit
        // About as many as a text has: a list that grows is copied again and again.
        scanned.tokens.reserveCapacity(min(limit, bytes.count / 4))
    }

    private mutating func run(upTo end: Int) -> ScannedText {
        var offset = 0
        var tracker = LookaheadTracker()
        while offset < bytes.count {
            offset = withUnsafeMutablePointer(to: &tracker) { lex(from: offset, tracker: $0) }
        }
        if bytes.count < end, !scanned.isCut {
            scanned.cut(at: base + bytes.count, "more than \(Self.maximumPounds) '#' in a row")
        }
        if scanned.isCut, previousEnd < end {
            // What follows can't be read anyway; keep it as one word so that no text is lost.
            append(.other, start: previousEnd, end: end, startsLine: false)
        }
        return scanned
    }

    /// Lexes until the end, or until a place where the lexer has to be started again, which it returns.
    private mutating func lex(from start: Int, tracker: UnsafeMutablePointer<LookaheadTracker>) -> Int {
        var offset = start
        for lexeme in Lexer.tokenize(bytes, from: start, lookaheadTracker: tracker, experimentalFeatures: []) {
            let tokenStart = offset + lexeme.textRange.lowerBound
            let tokenEnd = offset + lexeme.textRange.upperBound
            note(lexeme.diagnostic, lexemeStart: offset, tokenStart: tokenStart)
            if lexeme.rawTokenKind == .endOfFile {
                if startsLine(lexeme, at: tokenStart), scanned.open.last?.kind == .string { abandonString() }
                return bytes.count
            }
            if let next = restart(lexeme, at: tokenStart) { return next }
            add(lexeme, start: tokenStart, end: tokenEnd)
            if scanned.isCut || scanned.tokens.count >= limit { return bytes.count }
            offset += lexeme.byteLength
        }
        return bytes.count
    }

    private func startsLine(_ lexeme: Lexer.Lexeme, at start: Int) -> Bool {
        if lexeme.flags.contains(.isAtStartOfLine) { return true }
        guard previousEnd == 0 || scanned.tokens.isEmpty else { return lineBreak(in: previousEnd..<start) }
        return startsAtLine || lineBreak(in: 0..<start)
    }

    private func lineBreak(in range: Range<Int>) -> Bool {
        range.lowerBound < range.upperBound && bytes[range].contains(UInt8(ascii: "\n"))
    }

    // MARK: Starting again

    private mutating func restart(_ lexeme: Lexer.Lexeme, at start: Int) -> Int? {
        switch lexeme.rawTokenKind {
        case .shebang, .pound:
            guard startsLine(lexeme, at: start), isCommentLine(at: start), !scanned.isInsideString else { return nil }
            let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            scanned.lineComments.append(base + start..<base + lineEnd)
            return lineEnd
        case .singleQuote, .regexSlash:
            guard !scanned.isInsideString else { return nil }
            let startsLine = startsLine(lexeme, at: start)
            countSlash(lexeme, at: start, startsLine)
            if scanned.isCut { return bytes.count }
            append(lexeme.rawTokenKind == .regexSlash ? .binaryOperator : .other, start: start, end: start + 1, startsLine: startsLine)
            return start + 1
        default: return nil
        }
    }

    private func isCommentLine(at start: Int) -> Bool {
        guard start + 1 < bytes.count else { return true }
        return [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "!")].contains(bytes[start + 1])
    }

    // MARK: Tokens

    private mutating func add(_ lexeme: Lexer.Lexeme, start: Int, end: Int) {
        let kind = lexeme.rawTokenKind
        let startsLine = startsLine(lexeme, at: start)
        let isStringPart = Self.isStringPart(kind)
        if isStringPart, kind == .stringSegment, scanned.open.last.map({ !$0.kind.isString }) ?? false {
            leaveInterpolation()
        } else if !isStringPart, scanned.open.last?.kind.isString ?? false {
            abandonString()
        }
        append(kindOf(kind), start: start, end: end, startsLine: startsLine)
        countSlash(lexeme, at: start, startsLine)
        if kind == .identifier, Self.prefixWords.contains(where: { $0 == lexeme.tokenText }) {
            scanned.tokens[scanned.tokens.count - 1].isPrefixWord = true
        }
        if Self.isCloser(kind) { close(kind) }
        openOrToggle(kind, at: start)
    }

    private mutating func abandonString() {
        scanned.abandonString { [bytes, base] offset in
            bytes[..<(offset - base)].lastIndex(of: UInt8(ascii: "\n")).map { base + $0 + 1 } ?? base
        }
    }

    /// A line break inside `\(` of a one-line string ends both.
    private mutating func leaveInterpolation() {
        scanned.isBroken = true
        guard let index = scanned.open.lastIndex(where: { $0.kind.isString }) else { return }
        scanned.open.removeSubrange((index + 1)...)
    }

    private mutating func append(_ kind: SourceToken.Kind, start: Int, end: Int, startsLine: Bool) {
        let followsBlank = start > previousEnd || start == 0
        previousEnd = end
        let byte = start < bytes.count ? bytes[start] : 0
        scanned.tokens.append(
            SourceToken(
                start: base + start, end: base + end, depth: scanned.open.count, kind: kind, startsLine: startsLine,
                followsBlank: followsBlank, byte: byte))
    }

    private mutating func countSlash(_ lexeme: Lexer.Lexeme, at start: Int, _ startsLine: Bool) {
        if startsLine { slashes = 0 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "/"), lexeme.rawTokenKind != .stringSegment else { return }
        slashes += 1
        if slashes > Self.maximumSlashes { scanned.cut(at: base + start, "more than \(Self.maximumSlashes) slashes on a line") }
    }

    private mutating func close(_ kind: RawTokenKind) {
        switch kind {
        case .rightBrace: scanned.pop(.brace)
        case .rightSquare: scanned.pop(.bracket)
        case .rightParen: scanned.pop(.parenthesis, .interpolation)
        default: scanned.pop(.conditional)
        }
    }

    private mutating func openOrToggle(_ kind: RawTokenKind, at start: Int) {
        let offset = base + start
        switch kind {
        case .leftBrace: scanned.push(.brace, at: offset)
        case .leftSquare: scanned.push(.bracket, at: offset)
        case .leftParen: scanned.push(scanned.open.last?.kind.isString ?? false ? .interpolation : .parenthesis, at: offset)
        case .poundIf: scanned.push(.conditional, at: offset)
        case .stringQuote: toggle(.string, at: offset)
        case .multilineStringQuote: toggle(.multilineString, at: offset)
        default: break
        }
    }

    private mutating func toggle(_ string: ScannedText.Opening, at offset: Int) {
        if scanned.open.last?.kind == string { scanned.open.removeLast() } else { scanned.push(string, at: offset) }
    }

    /// Signs that the lexer puts among blanks must not vanish when a text is cut.
    private mutating func note(_ diagnostic: TokenDiagnostic?, lexemeStart: Int, tokenStart: Int) {
        guard let diagnostic else { return }
        let offset = lexemeStart + Int(diagnostic.byteOffset)
        switch diagnostic.kind {
        case .unterminatedBlockComment: scanned.unterminatedComment = base + offset
        case .nulCharacter, .nonBreakingSpace: break
        default:
            guard offset < tokenStart, offset >= previousEnd else { return }
            append(.other, start: offset, end: tokenStart, startsLine: lineBreak(in: previousEnd..<offset))
        }
    }
}

extension TokenScanner {
    private static let prefixWords: [SyntaxText] = [
        "await", "some", "any", "each", "copy", "consume", "unsafe", "borrow", "async", "sending",
    ]

    private static func isCloser(_ kind: RawTokenKind) -> Bool {
        switch kind {
        case .rightBrace, .rightSquare, .rightParen, .poundEndif: true
        default: false
        }
    }

    private static func isStringPart(_ kind: RawTokenKind) -> Bool {
        switch kind {
        case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .backslash, .leftParen: true
        default: false
        }
    }

    private func kindOf(_ kind: RawTokenKind) -> SourceToken.Kind {
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard: .identifier
        case .keyword: .keyword
        case .integerLiteral: .integer
        case .floatLiteral: .float
        case .stringQuote, .multilineStringQuote: .stringQuote
        case .stringSegment, .rawStringPoundDelimiter: .stringText
        case .leftBrace, .leftSquare, .leftParen, .poundIf: .openBracket
        case .rightBrace, .rightSquare, .rightParen, .poundEndif: .closeBracket
        case .comma: .comma
        case .colon: .colon
        case .semicolon: .semicolon
        case .period: .period
        case .equal: .equal
        case .arrow: .arrow
        case .atSign: .attribute
        case .pound: .pound
        case .binaryOperator: .binaryOperator
        case .prefixOperator, .prefixAmpersand: .prefixOperator
        case .postfixOperator, .postfixQuestionMark, .exclamationMark, .ellipsis: .postfixOperator
        case .infixQuestionMark: .infixQuestion
        default: .other
        }
    }
}
