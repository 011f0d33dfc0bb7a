// SPDX-License-Identifier: GPL-3.0-or-later

/// What is known of a line while it is being filled.
struct LineInProgress {
    let start: Int
    private(set) var index: Int
    /// The end of the last cluster.
    private(set) var position = 0.0
    /// The class of the last cluster that is not a space.
    private(set) var lastClass = LineBreakClass.start
    /// Whether spaces follow it.
    private(set) var hasSpaces = false
    private var contentEnd: Int
    private var contentWidth = 0.0
    /// The latest place where the line may end.
    private var latest = Break(index: -1, contentEnd: 0, width: 0, fullWidth: 0, isAtSpace: false)
    /// The place before that, if spaces are there; else -1.
    private var spaceBeforeLatest = -1
    private var hasSeveralWords = false

    private struct Break {
        /// The first cluster of the next line; -1: there is no such place.
        let index: Int
        let contentEnd: Int
        let width: Double
        let fullWidth: Double
        let isAtSpace: Bool
    }

    @inline(__always)
    init(start: Int) {
        self.start = start
        index = start
        contentEnd = start
    }

    @inline(__always)
    mutating func appendSpace(_ width: Double) {
        position += width
        hasSpaces = true
        index &+= 1
    }

    @inline(__always)
    mutating func append(_ breakClass: LineBreakClass, end: Double) {
        position = end
        lastClass = breakClass
        hasSpaces = false
        index &+= 1
        contentEnd = index
        contentWidth = end
    }

    /// A line may end before the cluster at `index`.
    mutating func markBreak() {
        spaceBeforeLatest = latest.isAtSpace ? latest.index : -1
        latest = Break(index: index, contentEnd: contentEnd, width: contentWidth, fullWidth: position, isAtSpace: hasSpaces)
        hasSeveralWords = hasSeveralWords || hasSpaces
    }

    /// The cluster at `index` does not fit: the line ends at the latest break, or else before the cluster.
    @inline(__always)
    func overflowed() -> FittedLine {
        guard latest.index >= 0 else { return finished(next: index, endsParagraph: false, hasNewline: false) }
        return FittedLine(
            start: start, contentEnd: latest.contentEnd, end: latest.index, width: latest.width, fullWidth: latest.fullWidth,
            lastWord: latest.isAtSpace ? spaceBeforeLatest : -1)
    }

    @inline(__always)
    func finished(next: Int, endsParagraph: Bool, hasNewline: Bool) -> FittedLine {
        FittedLine(
            start: start, contentEnd: contentEnd, end: next, width: contentWidth, fullWidth: position, endsParagraph: endsParagraph,
            hasNewline: hasNewline, hasSeveralWords: hasSeveralWords)
    }
}
