// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills one line after the other with as much as fits (L12.1): words, and where not even one fits, characters.
struct LineFitter<Source: ClusterSource>: ~Copyable {
    let source: Source
    /// The room for a line without the spaces that end it; infinity for no limit.
    let available: Double

    init(source: Source, available: Double) {
        self.source = source
        self.available = available + TextPixelGrid.tolerance
    }

    /// The line that starts at a cluster. It has at least one cluster, unless it is empty up to a newline or the end.
    /// - Parameter limit: where it ends at the latest; nil: at the end of the text.
    func line(from start: Int, before limit: Int? = nil) -> FittedLine {
        var line = LineInProgress(start: start)
        let end = limit ?? source.count
        while line.index < end {
            let breakClass = source.breakClass(line.index)
            if breakClass == .space {
                line.appendSpace(source.kern(before: line.index, in: line.start) + source.advance(line.index))
                continue
            }
            if breakClass == .mandatory { return line.finished(next: line.index + 1, endsParagraph: true, hasNewline: true) }
            if line.index > start, LineBreakTable.allowsBreak(between: line.lastClass, and: breakClass, spaced: line.hasSpaces) {
                line.markBreak()
            }
            let position = line.position + source.kern(before: line.index, in: line.start)
            let after = position + (breakClass == .tab ? Tab.advance(at: position) : source.advance(line.index))
            if after > available, after > position, line.index > start { return line.overflowed() }
            line.append(breakClass, end: after)
        }
        return line.finished(next: end, endsParagraph: limit == nil, hasNewline: false)
    }
}

extension ClusterSource {
    /// What kerning adds before a cluster of a line.
    @inline(__always)
    fileprivate func kern(before index: Int, in start: Int) -> Double { index > start ? kern(after: index &- 1) : 0 }
}
