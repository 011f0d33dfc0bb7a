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
    /// The first subview of the topmost visible line: it stays when the basis changes (S11.6).
    var top: Top?
    /// The first subviews of the first line, of those in sight and some around these: by them other data are known (S11.2).
    var marks: [LazyRowSource.Mark] = []

    struct Top: Sendable, Hashable {
        let mark: LazyRowSource.Mark
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
    mutating func adopt(_ contents: LazyContents, spacing: Double?) {
        let (lines, source) = (contents.lines, contents.source)
        let isMoved = lines != self.lines || [marks.first, marks.last].contains { $0.map { source.index(of: $0) != $0.subview } ?? false }
        if isMoved {
            let moves = moves(to: contents)
            for part in LazyLines.Part.allCases {
                let own = moves.map { LazyRuns.Move(from: $0.old[part], to: $0.new[part]) }
                lengths[part.rawValue].resize(to: lines.counts[part], moves: own)
                gaps[part.rawValue].resize(to: lines.counts[part], moves: own)
            }
            self.lines = lines
            marks = marks.compactMap { source.index(of: $0).map(source.mark) }
            seen = nil
            hasRealizedAll = false
        }
        if spacing != self.spacing {
            self.spacing = spacing
            gaps = Self.gaps(lines, spacing)
        }
    }

    /// How many lines of each part lay and lie before the marks that are still there, but for those that left their order: that with the
    /// topmost line, then that among themselves.
    private func moves(to contents: LazyContents) -> [(old: LazyLines.PartCounts, new: LazyLines.PartCounts)] {
        var found = marks.compactMap { mark in contents.source.index(of: mark).map { (old: mark.subview, new: $0) } }
        if let top = found.first(where: { $0.old == top?.mark.subview }) { found.removeAll { ($0.old < top.old) != ($0.new < top.new) } }
        let places = found.map(\.new)
        let strays = places.sorted().difference(from: places).removals.compactMap { change in
            if case .remove(_, let place, _) = change { place } else { nil }
        }
        return found.filter { !strays.contains($0.new) }.map {
            (lines.before(lines.line(of: $0.old)), contents.lines.before(contents.lines.line(of: $0.new)))
        }
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
