// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What follows a command's word, taken from left to right. Swift text in it is read by the Swift reader, never by hand.
struct ArgumentCursor {
    let source: SourceText
    /// UTF-8 offsets.
    private(set) var position: Int
    private(set) var end: Int

    init(_ source: SourceText, _ range: Range<Int>) {
        self.source = source
        position = range.lowerBound
        end = range.upperBound
        skipBlanks()
    }

    struct Word {
        let text: String
        let span: SourceSpan
    }

    var isAtEnd: Bool { position >= end }
    var rest: String { source.text(in: position..<end) }
    var restSpan: SourceSpan { span(position, end) }
    /// The place after the last word: where something is missing.
    var endSpan: SourceSpan { span(max(position, end), max(position, end)) }

    private func span(_ start: Int, _ end: Int) -> SourceSpan { SourceSpan(source: source, start: start, end: end) }

    private mutating func skipBlanks() {
        let bytes = source.slice(position..<end).utf8
        let blanks = bytes.prefix(while: Self.isBlank).count
        // The scanner knows comments and strange blanks, but looks at all that follows.
        if let next = bytes.dropFirst(blanks).first, (0x21...0x7E).contains(next), next != UInt8(ascii: "/") {
            position += blanks
            return
        }
        let tokens = SwiftReader.tokens(source, range: position..<end, limit: 1)
        position = tokens.first?.start ?? end
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    // MARK: words

    /// The text up to the next blank.
    func peekWord() -> Word? {
        guard !isAtEnd else { return nil }
        let word = source.slice(position..<end).prefix { !$0.isWhitespace }
        return Word(text: String(word), span: span(position, position + word.utf8.count))
    }

    mutating func word() -> Word? {
        guard let word = peekWord() else { return nil }
        position += word.text.utf8.count
        skipBlanks()
        return word
    }

    /// Takes the word if it is the next one.
    mutating func take(_ text: String) -> Bool {
        guard peekWord()?.text == text else { return false }
        _ = word()
        return true
    }

    /// Takes `anchor:` or `anchor`.
    mutating func takeLabel(_ label: String) -> Bool {
        let tokens = SwiftReader.tokens(source, range: position..<end, limit: 2)
        guard let first = tokens.first, source.text(in: first.start..<first.end) == label else { return false }
        var after = first.end
        if tokens.count > 1, tokens[1].kind == .colon, !tokens[1].followsBlank {
            after = tokens[1].end
        } else if tokens.count > 1, !tokens[1].followsBlank {
            return false
        }
        position = after
        skipBlanks()
        return true
    }

    /// Takes `name =` in front of a view.
    mutating func takeName() -> Word? {
        let tokens = SwiftReader.tokens(source, range: position..<end, limit: 2)
        // A number is not a name either, but the error should say so.
        let kinds: [SourceToken.Kind] = [.identifier, .keyword, .integer]
        guard tokens.count > 1, tokens[1].kind == .equal, kinds.contains(tokens[0].kind) else { return nil }
        let name = Word(text: source.text(in: tokens[0].start..<tokens[0].end), span: span(tokens[0].start, tokens[0].end))
        position = tokens[1].end
        skipBlanks()
        return name
    }

    mutating func takeRest() -> String {
        defer { position = end }
        return rest
    }

    /// A text in quotes at the end, behind something that is complete without it.
    mutating func takeMessage() -> String? {
        let tokens = SwiftReader.tokens(source, range: position..<end)
        guard let last = tokens.last, last.kind == .stringQuote, last.depth <= 1,
            let first = tokens.dropLast().lastIndex(where: { $0.kind == .stringQuote && $0.depth == 0 }), first > 0,
            tokens[first].followsBlank, Self.isOperand(tokens[first - 1])
        else { return nil }
        let text = source.text(in: tokens[first].end..<last.start)
        end = tokens[first - 1].end
        return text.isEmpty ? nil : text
    }

    /// Can an expression end with it?
    private static func isOperand(_ token: SourceToken) -> Bool {
        switch token.kind {
        case .identifier, .keyword, .integer, .float, .stringQuote, .closeBracket, .postfixOperator: true
        default: false
        }
    }

    // MARK: Swift

    /// An expression up to one of the words, or to the end.
    mutating func expression(_ what: String, stopWords: Set<String> = []) throws(Diagnostic) -> Expression {
        guard !isAtEnd else { throw missing(what) }
        if stopWords.isEmpty {
            let result = try SwiftReader.expression(source, range: position..<end)
            position = end
            return result
        }
        let (result, stop) = try SwiftReader.leadingExpression(source, from: position, upTo: end, stopWords: stopWords)
        position = stop
        skipBlanks()
        return result
    }

    /// An expression without blanks outside of brackets: a number, an id, a target.
    mutating func shortExpression(_ what: String) throws(Diagnostic) -> (Expression, Word) {
        guard !isAtEnd else { throw missing(what) }
        let start = position
        let (result, stop) = try SwiftReader.leadingExpression(source, from: position, upTo: end, stopsAtBlank: true)
        let text = source.text(in: start..<stop)
        let trimmed = text.utf8.count - text.utf8.reversed().prefix(while: Self.isBlank).count
        position = stop
        skipBlanks()
        return (result, Word(text: String(decoding: text.utf8.prefix(trimmed), as: UTF8.self), span: span(start, start + trimmed)))
    }

    // MARK: the end

    func missing(_ what: String) -> Diagnostic { Diagnostic(.missingArgument, "\(what) is missing", at: endSpan) }

    func expectEnd() throws(Diagnostic) {
        guard let word = peekWord() else { return }
        let hint = word.text.hasPrefix(",") ? "the arguments of a command are separated by spaces, not commas" : nil
        throw Diagnostic(.unknownArgument, "nothing more is expected here", at: word.span, hint: hint)
    }
}

extension ArgumentCursor {
    /// Goes on from an offset.
    mutating func skip(to offset: Int) {
        position = min(offset, end)
        skipBlanks()
    }
}
