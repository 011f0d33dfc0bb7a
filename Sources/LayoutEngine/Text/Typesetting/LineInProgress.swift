// SPDX-License-Identifier: GPL-3.0-or-later

/// What is known of a line while it is being filled.
struct LineInProgress {
    let start: Int
    private(set) var index: Int
    /// The end of the last cluster.
    private(set) var position = 0.0
    /// What kerning adds before the next one.
    private(set) var kern = 0.0
    /// The class of the last cluster that is not a space.
    private(set) var lastClass = LineBreakClass.start
    /// Whether spaces follow it.
    private(set) var hasSpaces = false
    private var contentEnd: Int
    private var contentWidth = 0.0
    private var latest = FittedLine.Break.none
    private var beforeLatest = FittedLine.Break.none
    private var hasSeveralWords = false

    init(start: Int) {
        self.start = start
        index = start
        contentEnd = start
    }

    mutating func appendSpace(advance: Double, kern: Double) {
        position += self.kern + advance
        self.kern = kern
        hasSpaces = true
        index += 1
    }

    mutating func append(_ breakClass: LineBreakClass, end: Double, kern: Double) {
        position = end
        self.kern = kern
        lastClass = breakClass
        hasSpaces = false
        index += 1
        contentEnd = index
        contentWidth = end
    }

    /// A line may end before the cluster at `index`.
    mutating func markBreak() {
        beforeLatest = latest
        latest = FittedLine.Break(
            index: index, contentEnd: contentEnd, width: contentWidth, fullWidth: position, isAtSpace: hasSpaces)
        hasSeveralWords = hasSeveralWords || hasSpaces
    }

    /// The cluster at `index` does not fit: the line ends at the latest break, or else before the cluster.
    func overflowed() -> FittedLine {
        guard latest.exists else { return finished(next: index, endsParagraph: false, hasNewline: false) }
        return FittedLine(
            from: start, endedAt: latest, withoutLastWord: latest.isAtSpace && beforeLatest.isAtSpace ? beforeLatest : .none,
            hasSeveralWords: false)
    }

    func finished(next: Int, endsParagraph: Bool, hasNewline: Bool) -> FittedLine {
        FittedLine(
            start: start, contentEnd: contentEnd, end: next, width: contentWidth, fullWidth: position, endsParagraph: endsParagraph,
            hasNewline: hasNewline, withoutLastWord: .none, hasSeveralWords: hasSeveralWords)
    }
}
