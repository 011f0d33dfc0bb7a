// SPDX-License-Identifier: GPL-3.0-or-later

/// A line that line breaking made. Positions count clusters, widths are in points.
struct FittedLine {
    let start: Int
    /// After the last cluster that is not a space or newline.
    let contentEnd: Int
    /// Where the next line starts.
    let end: Int
    /// Up to `contentEnd`: what has to fit.
    let width: Double
    /// With the spaces that end the line: what the text reports as its width.
    let fullWidth: Double
    /// A newline or the end of the text ends it.
    let endsParagraph: Bool
    /// A newline ends it.
    let hasNewline: Bool
    /// The line as it would be without its last word; none if it has one word only, was broken elsewhere than at a space, or the word could
    /// itself be broken: then a narrower line would keep a part of it (L12.5).
    let withoutLastWord: Break
    /// Whether a space separates two of its words.
    let hasSeveralWords: Bool

    /// A place where a line may end.
    struct Break {
        /// The first cluster of the next line.
        let index: Int
        let contentEnd: Int
        let width: Double
        let fullWidth: Double
        let isAtSpace: Bool

        /// No place at all: a plain value, since every character of a long text passes here.
        static var none: Break { Break(index: -1, contentEnd: 0, width: 0, fullWidth: 0, isAtSpace: false) }

        var exists: Bool { index >= 0 }
    }
}

extension FittedLine {
    /// An empty line at a position.
    init(emptyAt index: Int) {
        self.init(
            start: index, contentEnd: index, end: index, width: 0, fullWidth: 0, endsParagraph: true, hasNewline: false,
            withoutLastWord: .none, hasSeveralWords: false)
    }

    /// A line that ends at a break, before its paragraph does.
    init(from start: Int, endedAt point: Break, withoutLastWord: Break = .none, hasSeveralWords: Bool) {
        self.init(
            start: start, contentEnd: point.contentEnd, end: point.index, width: point.width, fullWidth: point.fullWidth,
            endsParagraph: false, hasNewline: false, withoutLastWord: withoutLastWord, hasSeveralWords: hasSeveralWords)
    }
}
