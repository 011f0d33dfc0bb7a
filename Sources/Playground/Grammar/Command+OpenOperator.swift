// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    /// The sign that a text ends with, as `1 +` and `let x =` do: what is missing comes behind it.
    static func lastOperator(in text: String) -> String? {
        let source = SourceText(text)
        guard let last = SwiftReader.tokens(source).last else { return nil }
        let sign = source.text(in: last.start..<last.end)
        return sign.allSatisfy { "+-*/%<>=!&|?:^~".contains($0) } ? sign : nil
    }

    /// The operator at the end of a text whose last input is a command with Swift in it: `print 1 +` goes on in the next line, as `1 +`
    /// does. Nil where nothing is missing, and behind an empty line, which ends the input as it is.
    static func openOperator(in text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { return nil }
        let source = SourceText(text)
        guard let range = SwiftReader.inputs(source, words: shellWords).ranges.last else { return nil }
        let chunks = ArgumentChunks(source.text(in: range)).chunks
        guard let command = chunks.first.flatMap({ named($0.text) }), let last = chunks.last, last.endsInOperator else { return nil }
        let match = GrammarMatch(command.grammar, Array(chunks.dropFirst()), end: range.count)
        guard match.openValues.contains(where: { $0.meaning != .text && $0.meaning != .topic }) else { return nil }
        // Is it an operator between two values, and not one after the last?
        let end = chunks.suffix(2).map(\.text).joined(separator: " ")
        return SwiftReader.openConstruct(in: end) == nil ? nil : last.text
    }
}
