// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Where the expressions of a list end, found once: for each of thousands all that follow it would be looked through again.
struct ListSeparators {
    static let limit = 1_000

    private let source: SourceText
    private var tokens: ArraySlice<SourceToken>
    private var count = 0

    /// - Parameters:
    ///   - stopWords: what ends the list.
    ///   - splitsAtBlanks: Are the commas between expressions left out?
    init(_ arguments: ArgumentCursor, stopWords: Set<String> = [], splitsAtBlanks: Bool = false) {
        let source = arguments.source
        let all = SwiftReader.tokens(source, range: arguments.position..<arguments.end)
        let found = all.indices.filter { index in
            let token = all[index]
            guard token.depth == 0 else { return false }
            if token.kind == .comma { return true }
            guard token.followsBlank, index > 0 else { return false }
            return splitsAtBlanks && Self.begins(token, after: all[index - 1])
                || !stopWords.isEmpty && stopWords.contains(source.text(in: token.start..<token.end))
        }
        self.source = source
        tokens = found.map { all[$0] }[...]
    }

    /// Does an expression begin here, as another has just ended? No more than a guess: the end of that is for the parser to tell.
    private static func begins(_ token: SourceToken, after previous: SourceToken) -> Bool {
        let endsOperand = [.identifier, .integer, .float, .stringQuote, .closeBracket].contains(previous.kind) && !previous.isPrefixWord
        return endsOperand && [.identifier, .integer, .float, .stringQuote].contains(token.kind)
    }

    /// What ends the expression that begins at an offset; nil where that goes on to the end.
    mutating func next(after position: Int) throws(Diagnostic) -> SourceToken? {
        count += 1
        guard count <= Self.limit else {
            let place = SourceSpan(source: source, start: position, end: position)
            throw Diagnostic(.limitExceeded, "the list has more than \(Self.limit) expressions", at: place)
        }
        tokens = tokens.drop { $0.start < position || $0.start == position && $0.kind != .comma }
        return tokens.first
    }
}
