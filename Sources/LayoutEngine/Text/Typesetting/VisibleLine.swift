// SPDX-License-Identifier: GPL-3.0-or-later

/// A line that is shown, and how it is cut.
struct VisibleLine {
    /// The clusters shown before the "…", or all of them.
    let head: Range<Int>
    /// The clusters shown after the "…".
    let tail: Range<Int>
    let hasEllipsis: Bool
    /// The width of what is seen.
    let width: Double
    /// With the spaces that end the line.
    let fullWidth: Double

    init(_ line: FittedLine) {
        head = line.start..<line.contentEnd
        tail = line.contentEnd..<line.contentEnd
        hasEllipsis = false
        width = line.width
        fullWidth = line.fullWidth
    }

    init(head: Range<Int>, tail: Range<Int>, width: Double) {
        self.head = head
        self.tail = tail
        hasEllipsis = true
        self.width = width
        fullWidth = width
    }
}
