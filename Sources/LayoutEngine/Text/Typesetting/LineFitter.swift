// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills one line after the other with as much as fits (L12.1): words, and where not even one fits, characters.
struct LineFitter<Source: ClusterSource>: ~Copyable {
    let source: Source
    /// The room for a line without the spaces that end it; infinity for no limit.
    let available: Double
    private let table = LineBreakTable.standard

    init(source: Source, available: Double) {
        self.source = source
        self.available = available + TextPixelGrid.tolerance
    }

    /// The line that starts at a cluster. It has at least one cluster, unless it is empty up to a newline or the end.
    func line(from start: Int) -> FittedLine {
        var line = LineInProgress(start: start)
        let count = source.count
        while line.index < count {
            let breakClass = source.breakClass(line.index)
            if breakClass == .space {
                line.appendSpace(advance: source.advance(line.index), kern: source.kern(after: line.index))
                continue
            }
            if breakClass == .mandatory { return line.finished(next: line.index + 1, endsParagraph: true, hasNewline: true) }
            if table.allowsBreak(between: line.lastClass, and: breakClass, spaced: line.hasSpaces) { line.markBreak() }
            let position = line.position + line.kern
            let end = position + (breakClass == .tab ? Tab.advance(at: position) : source.advance(line.index))
            if end > available, end > position, line.index > start { return line.overflowed() }
            line.append(breakClass, end: end, kern: source.kern(after: line.index))
        }
        return line.finished(next: count, endsParagraph: true, hasNewline: false)
    }
}
