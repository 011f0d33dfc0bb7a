// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension ArgumentCursor {
    /// A TARGET: Swift, or a path as `tree` shows it, in which ids need not be Swift (`forEach1[3F2504E0-4F89-11D3-9A0C-0305E82C3301].text1`).
    mutating func target() throws(Diagnostic) -> TargetSyntax {
        let start = position
        do throws(Diagnostic) {
            let (expression, word) = try shortExpression("a target")
            return try TargetSyntax(expression, text: word.text, span: word.span)
        } catch {
            guard let path = pathWithElements(from: start) else { throw error }
            skip(to: path.span.end)
            return TargetSyntax(shown: path)
        }
    }

    /// A name with brackets in it, up to a blank outside of them; nil where none closes.
    private func pathWithElements(from start: Int) -> Word? {
        let text = source.slice(start..<end)
        var (depth, hasElements) = (0, false)
        let word = text.prefix { character in
            switch character {
            case "[": depth += 1
            case "]": (depth, hasElements) = (depth - 1, true)
            default: return depth > 0 || !character.isWhitespace
            }
            return depth >= 0
        }
        guard hasElements, depth == 0, word.first?.isLetter == true else { return nil }
        let span = SourceSpan(source: source, start: start, end: start + word.utf8.count)
        return Word(text: String(word), span: span)
    }
}
