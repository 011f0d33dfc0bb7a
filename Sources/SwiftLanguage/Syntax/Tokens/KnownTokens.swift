// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The tokens of a text that is one input, from where its end was looked for to where it is parsed: the lexer need not run twice for that.
package final class KnownTokens: Sendable {
    private let kept = Mutex<ScannedText?>(nil)

    /// Keeps what was scanned of a whole text, if it holds for its end by itself: nothing in it is open, broken or cut off.
    func keep(_ scanned: ScannedText) {
        guard scanned.open.isEmpty, !scanned.isBroken, !scanned.isCut, scanned.unterminatedComment == nil else { return }
        kept.withLock { $0 = scanned }
    }

    /// Gives what is kept away, without the words before a range that ends with the text. nil: nothing is known of that.
    func take(_ range: Range<Int>) -> ScannedText? {
        guard var scanned = kept.withLock({ $0.take() }), range.upperBound >= scanned.contentEnd else { return nil }
        let first = scanned.tokens.firstIndex { $0.end > range.lowerBound } ?? scanned.tokens.endIndex
        guard first < scanned.tokens.endIndex, scanned.tokens[first].start >= range.lowerBound, scanned.tokens[first].depth == 0 else {
            return nil
        }
        scanned.tokens.removeFirst(first)
        scanned.tokens[0].followsBlank = true
        scanned.lineComments.removeAll { $0.lowerBound < range.lowerBound }
        return scanned
    }

    /// Nothing is known any more: tokens take many times the room of their text.
    package func forget() { kept.withLock { $0 = nil } }
}
