// SPDX-License-Identifier: GPL-3.0-or-later

/// What setting a text came to, in points, unrounded.
struct TextExtent {
    var width = 0.0
    var height = 0.0
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    var lineCount = 0
    var isTruncated = false

    /// A text without characters, as a line of an attributed string without a font (Helvetica, 12 points): as wide as nothing, 14 high on
    /// macOS whatever the font [A (measured)]; its baseline, and other platforms, are taken to be alike [C] (L12.1).
    static let empty = TextExtent(height: 14, firstBaseline: 11, lastBaseline: 11)

    /// Adds a line below; gives its top.
    mutating func add(_ entry: LineHeights.Entry) -> Double {
        lineCount += 1
        guard lineCount > 1 else {
            height = entry.line
            firstBaseline = entry.baseline
            lastBaseline = entry.baseline
            return 0
        }
        let top = height + entry.pitch - entry.line
        height += entry.pitch
        lastBaseline += entry.pitch
        return max(0, top)
    }
}
