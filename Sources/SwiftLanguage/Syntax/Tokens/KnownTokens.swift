// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The tokens of a text's longest input, from where its end was looked for to where it is parsed: the lexer need not run twice for that.
package final class KnownTokens: Sendable {
    private struct Kept {
        var scanned: ScannedText
        /// Where the next input begins.
        let next: Int

        /// The first token of a range that ends with the input. nil: nothing is known of that range.
        func first(of range: Range<Int>) -> Int? {
            guard scanned.contentEnd <= range.upperBound, range.upperBound <= next,
                let first = scanned.tokens.firstIndex(where: { $0.end > range.lowerBound }),
                scanned.tokens[first].start >= range.lowerBound, scanned.tokens[first].depth == 0
            else { return nil }
            return first
        }
    }

    private let kept = Mutex<Kept?>(nil)

    /// Keeps the tokens of one input, if those of the whole text hold for themselves: nothing in it is open, broken or cut off.
    func keep(_ scanned: ScannedText, of input: Range<Int>) {
        guard scanned.open.isEmpty, !scanned.isBroken, !scanned.isCut, scanned.unterminatedComment == nil else { return }
        let end = scanned.tokens.lastIndex { $0.end <= input.upperBound }.map { $0 + 1 } ?? 0
        var part = scanned
        part.tokens.removeSubrange(end...)
        part.tokens.removeFirst(part.tokens.firstIndex { $0.start >= input.lowerBound } ?? end)
        let next = end < scanned.tokens.endIndex ? scanned.tokens[end].start : Int.max
        kept.withLock { $0 = Kept(scanned: part, next: next) }
    }

    /// Gives what is kept away, without the words before a range that ends with the input. nil: nothing is known of that.
    func take(_ range: Range<Int>) -> ScannedText? {
        kept.withLock { kept in
            guard let first = kept?.first(of: range), var scanned = kept.take()?.scanned else { return nil }
            scanned.tokens.removeFirst(first)
            scanned.tokens[0].followsBlank = true
            scanned.lineComments.removeAll { $0.lowerBound < range.lowerBound }
            return scanned
        }
    }

    /// Nothing is known any more: tokens take many times the room of their text.
    package func forget() { kept.withLock { $0 = nil } }
}
