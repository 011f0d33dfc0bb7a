// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the word of a command that ends the expression in front of it.
struct LeadingExpressionCutter {
    let end: Int

    init(_ source: SourceText, range: Range<Int>, stopWords: Set<String>, stopsAtBlank: Bool) {
        guard stopsAtBlank || !stopWords.isEmpty else {
            end = range.upperBound
            return
        }
        let tokens = TokenScanner.scan(source, range: range).tokens
        let stop = tokens.indices.dropFirst().first { index in
            let token = tokens[index]
            guard token.depth == 0, token.followsBlank else { return false }
            return stopsAtBlank || Self.isStopWord(index, tokens, source, stopWords)
        }
        end = stop.map { tokens[$0].start } ?? range.upperBound
    }

    private static func isStopWord(_ index: Int, _ tokens: [SourceToken], _ source: SourceText, _ words: Set<String>) -> Bool {
        let token = tokens[index]
        guard token.kind == .identifier || token.kind == .keyword, endsOperand(tokens[index - 1]) else { return false }
        let word = source.text(in: token.start..<token.end)
        if words.contains(word) { return true }
        let isLabel = index + 1 < tokens.count && tokens[index + 1].kind == .colon
        return isLabel && words.contains(word + ":")
    }

    /// Behind an operator, a dot or a comma Swift wants an operand, whatever it is called.
    private static func endsOperand(_ token: SourceToken) -> Bool {
        switch token.kind {
        case .identifier, .keyword, .integer, .float, .stringQuote, .stringText, .closeBracket, .postfixOperator: true
        default: false
        }
    }
}
