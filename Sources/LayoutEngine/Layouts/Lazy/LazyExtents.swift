// SPDX-License-Identifier: GPL-3.0-or-later

/// The lengths of a lazy container's lines along its axis: measured ones, the others by the average of their part (S11.2).
/// Rows, headers and footers are averaged apart, and what was measured stays known.
package struct LazyExtents: Sendable, Hashable {
    /// What the lengths hold for.
    private(set) var basis: LazyBasis
    /// The given distance between lines; nil where neighbours decide.
    private(set) var spacing: Double?
    private(set) var lines: LazyLines
    /// The lines that the last layout had in sight; where none was, an empty range at the first one after what was. nil where nothing
    /// was looked at yet.
    var seen: Range<Int>? {
        didSet { if seen == 0..<lines.count { hasRealizedAll = true } }
    }
    /// Were all lines in sight at once since there are these? Then none is an estimate any more, on another basis either. Once and for
    /// all: whether they are in sight may depend on how long the container is.
    private(set) var hasRealizedAll = false
    /// The first subview of the topmost visible line: it stays when the basis changes (S11.6), and other data are known by it.
    var top: Top?

    struct Top: Sendable, Hashable {
        var subview: Int
        /// Which element it is, of which item; nil for a view that stands for itself, and where something moves the view.
        var row: LazyRowSource.Row?
        /// How far from the visible start it stood; nil at the start of the container, where nothing but the start is to be kept.
        let distance: Double?
    }

    private var lengths: [LazyRuns]
    /// The distance before each line of a part. The very first line has one too, which counts nowhere.
    private var gaps: [LazyRuns]

    /// - Parameter known: lengths of the container that no longer hold; nil where it is new.
    init(lines: LazyLines, basis: LazyBasis, spacing: Double?, replacing known: LazyExtents? = nil) {
        self.lines = lines
        self.basis = basis
        self.spacing = spacing
        lengths = LazyLines.Part.allCases.map { LazyRuns(count: lines.counts[$0]) }
        gaps = Self.gaps(lines, spacing)
        if let known, known.lines.subviewCount == lines.subviewCount { hasRealizedAll = known.hasRealizedAll }
    }

    /// Distances of which none is measured.
    private static func gaps(_ lines: LazyLines, _ spacing: Double?) -> [LazyRuns] {
        LazyLines.Part.allCases.map { LazyRuns(count: lines.counts[$0], estimate: spacing) }
    }

    var hasMeasuredAll: Bool { lengths.reduce(0) { $0 + $1.knownCount } == lines.count }

    func hasMeasured(_ part: LazyLines.Part) -> Bool { lengths[part.rawValue].knownCount > 0 }

    /// Takes over what still holds for other data on the same basis.
    mutating func adopt(_ lines: LazyLines, of source: LazyRowSource, spacing: Double?) {
        let moved = followTop(to: lines, source)
        if lines != self.lines || moved != 0 {
            self.lines = lines
            seen = nil
            hasRealizedAll = false
            for part in LazyLines.Part.allCases {
                let shift = part == .row ? moved : 0
                lengths[part.rawValue].resize(to: lines.counts[part], movedBy: shift)
                gaps[part.rawValue].resize(to: lines.counts[part], movedBy: shift)
            }
        }
        if spacing != self.spacing {
            self.spacing = spacing
            gaps = Self.gaps(lines, spacing)
        }
    }

    /// The others are taken to have moved as the row on top has, by what came or went before it.
    /// - Returns: by how many lines of rows.
    private mutating func followTop(to lines: LazyLines, _ source: LazyRowSource) -> Int {
        guard let old = top?.subview, let row = top?.row else { return 0 }
        let isThere = old < source.count && source.row(of: old) == row
        guard let new = isThere ? old : source.index(of: row) else { return 0 }
        top?.subview = new
        return lines.place(of: lines.line(of: new)).index - self.lines.place(of: self.lines.line(of: old)).index
    }

    // MARK: questions

    func length(_ line: Int) -> Double { at(line) { lengths[$0][$1] } }
    func measured(_ line: Int) -> Double? { at(line) { lengths[$0].known($1) } }
    /// The distance before a line, as far as it is known.
    func gap(_ line: Int) -> Double { at(line) { gaps[$0][$1] } }

    /// - Parameter body: gets the number of the line's part, and the line's in it.
    @inline(__always)
    private func at<Answer>(_ line: Int, _ body: (Int, Int) -> Answer) -> Answer {
        let (part, index) = lines.place(of: line)
        return body(part.rawValue, index)
    }

    /// Where a line starts; after the last one, where the container ends.
    func start(_ line: Int) -> Double {
        guard line > 0, let first = lines.segments.first else { return 0 }
        let gapSum = sum(gaps, lines.before(min(line + 1, lines.count))) - gaps[first.part.rawValue][0]
        return sum(lengths, lines.before(line)) + gapSum
    }

    func end(_ line: Int) -> Double { start(line) + length(line) }

    /// The length of all lines and the gaps between them.
    var total: Double { start(lines.count) }

    /// Of the first of each part.
    private func sum(_ runs: [LazyRuns], _ counts: LazyLines.PartCounts) -> Double {
        func sum(_ part: LazyLines.Part) -> Double { runs[part.rawValue].sum(before: counts[part]) }
        return sum(.row) + sum(.header) + sum(.footer)
    }

    /// The first line that is not over before an offset; the number of lines if all are.
    /// A line without length counts where it starts (S11.22). No line lies before the first one's start: said at once, since with a
    /// negative spacing longer than the lines known so far the later ones seem to, and these cannot be searched by halves.
    func firstIndex(endingAfter offset: Double) -> Int {
        guard offset > 0 else { return 0 }
        return (0..<lines.count).partitioningIndex { line in
            let start = start(line)
            let end = start + length(line)
            return end > offset || (end == start && start >= offset)
        }
    }

    // MARK: changes

    /// The lengths measured by now took these of the container around.
    mutating func note(_ container: ContainerLength) { basis.note(container) }

    mutating func record(_ line: Int, _ length: Double) {
        let (part, index) = lines.place(of: line)
        lengths[part.rawValue].record(index, length)
    }

    mutating func record(_ line: Int, gap: Double) {
        let (part, index) = lines.place(of: line)
        gaps[part.rawValue].record(index, gap)
    }
}
