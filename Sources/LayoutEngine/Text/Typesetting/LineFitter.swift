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
            switch breakClass {
            case .mandatory: return line.finished(next: line.index + 1, endsParagraph: true, hasNewline: true)
            case .space: line.appendSpace(source)
            default:
                if table.allowsBreak(between: line.lastClass, and: breakClass, spaced: line.hasSpaces) { line.markBreak() }
                let position = line.position + line.kern
                let advance = breakClass == .tab ? Tab.advance(at: position) : source.advance(line.index)
                if position + advance > available, advance > 0, line.index > start { return line.overflowed() }
                line.append(breakClass, end: position + advance, source)
            }
        }
        return line.finished(next: count, endsParagraph: true, hasNewline: false)
    }
}

/// What is known of a line while it is being filled.
private struct LineInProgress {
    let start: Int
    var index: Int
    /// The end of the last cluster.
    var position = 0.0
    /// What kerning adds before the next one.
    var kern = 0.0
    /// The class of the last cluster that is not a space.
    var lastClass = LineBreakClass.start
    /// Whether spaces follow it.
    var hasSpaces = false
    private var contentEnd: Int
    private var contentWidth = 0.0
    private var latest: FittedLine.Break?
    /// The latest break, if it is at a space.
    private var latestAtSpace: FittedLine.Break?
    /// The break before the latest, if it is at a space.
    private var beforeLatest: FittedLine.Break?
    private var hasSeveralWords = false

    init(start: Int) {
        self.start = start
        index = start
        contentEnd = start
    }

    mutating func appendSpace<Source: ClusterSource>(_ source: Source) {
        position += kern + source.advance(index)
        kern = source.kern(after: index)
        hasSpaces = true
        index += 1
    }

    mutating func append<Source: ClusterSource>(_ breakClass: LineBreakClass, end: Double, _ source: Source) {
        position = end
        kern = source.kern(after: index)
        lastClass = breakClass
        hasSpaces = false
        index += 1
        contentEnd = index
        contentWidth = end
    }

    mutating func markBreak() {
        let point = FittedLine.Break(
            index: index, contentEnd: contentEnd, width: contentWidth, fullWidth: position, isAtSpace: hasSpaces)
        latest = point
        beforeLatest = latestAtSpace
        latestAtSpace = hasSpaces ? point : nil
        hasSeveralWords = hasSeveralWords || hasSpaces
    }

    /// The cluster at `index` does not fit: the line ends at the latest break, or else before the cluster.
    func overflowed() -> FittedLine {
        guard let latest else { return finished(next: index, endsParagraph: false, hasNewline: false) }
        return FittedLine(
            start: start, contentEnd: latest.contentEnd, end: latest.index, width: latest.width, fullWidth: latest.fullWidth,
            endsParagraph: false, hasNewline: false, withoutLastWord: latest.isAtSpace ? beforeLatest : nil, hasSeveralWords: false)
    }

    func finished(next: Int, endsParagraph: Bool, hasNewline: Bool) -> FittedLine {
        FittedLine(
            start: start, contentEnd: contentEnd, end: next, width: contentWidth, fullWidth: position,
            endsParagraph: endsParagraph, hasNewline: hasNewline, withoutLastWord: nil, hasSeveralWords: hasSeveralWords)
    }
}
