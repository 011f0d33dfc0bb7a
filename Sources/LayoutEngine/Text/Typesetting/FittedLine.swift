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
    var endsParagraph = false
    /// A newline ends it.
    var hasNewline = false
    /// Whether a space separates two of its words.
    var hasSeveralWords = false
    /// Where its last word starts; -1 if it has one word only, was broken elsewhere than at a space, or the word could itself be broken:
    /// then a narrower line would keep a part of it (L12.5).
    var lastWord = -1
}
