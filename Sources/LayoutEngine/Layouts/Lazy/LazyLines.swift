// SPDX-License-Identifier: GPL-3.0-or-later

/// The lines of a lazy container along its axis: a subview each in a stack, as many as there are tracks in a grid.
/// Headers and footers are lines of their own, and a section starts a new one (L10.12, S11.17).
struct LazyLines: Hashable, Sendable {
    typealias Part = ViewList.SectionPart

    /// Neighbouring lines of one part of one section.
    struct Segment: Hashable, Sendable {
        let part: Part
        let section: Int?
        let lines: Range<Int>
        let subviews: Range<Int>
        /// How many subviews stand in a line.
        let width: Int
        /// How many lines of each part lie before it.
        let before: PartCounts

        func subviews(of line: Int) -> Range<Int> {
            let first = subviews.lowerBound + (line - lines.lowerBound) * width
            return first..<min(first + width, subviews.upperBound)
        }
    }

    /// A number for each part.
    struct PartCounts: Hashable, Sendable {
        private var numbers = SIMD4<Int>.zero

        subscript(_ part: Part) -> Int {
            get { numbers[part.rawValue] }
            set { numbers[part.rawValue] = newValue }
        }
    }

    /// The lines of a section, with those of its header and its footer.
    struct Section: Hashable, Sendable {
        var lines: Range<Int>
        var header: Range<Int>
        var footer: Range<Int>
    }

    let trackCount: Int
    let segments: [Segment]
    let count: Int
    let counts: PartCounts
    /// In order; sections without a line are left out.
    let sections: [Section]

    init(_ source: LazyRowSource, trackCount: Int) {
        self.trackCount = max(trackCount, 1)
        var builder = LazyLinesBuilder(trackCount: max(trackCount, 1))
        for (index, item) in source.items.enumerated() {
            let end = index + 1 < source.starts.count ? source.starts[index + 1] : source.count
            builder.add(item, source.starts[index]..<end)
        }
        builder.finish()
        segments = builder.segments
        count = builder.line
        counts = builder.counts
        sections = Self.sections(of: segments)
    }

    private static func sections(of segments: [Segment]) -> [Section] {
        var found: [Int: Section] = [:]
        for segment in segments {
            guard let number = segment.section else { continue }
            let none = segment.lines.lowerBound..<segment.lines.lowerBound
            var section = found[number] ?? Section(lines: none, header: none, footer: none)
            section.lines = section.lines.lowerBound..<segment.lines.upperBound
            if segment.part == .header { section.header = segment.lines }
            if segment.part == .footer { section.footer = segment.lines }
            found[number] = section
        }
        return found.values.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    }

    var subviewCount: Int { segments.last?.subviews.upperBound ?? 0 }

    func segment(of line: Int) -> Segment {
        segments[(1..<segments.count).partitioningIndex { segments[$0].lines.lowerBound > line } - 1]
    }

    /// The part of a line, and how many lines of that part lie before it.
    func place(of line: Int) -> (part: Part, index: Int) {
        let segment = segment(of: line)
        return (segment.part, segment.before[segment.part] + line - segment.lines.lowerBound)
    }

    func subviews(of line: Int) -> Range<Int> { segment(of: line).subviews(of: line) }

    /// The line that a subview stands in.
    func line(of subview: Int) -> Int {
        let segment = segments[(1..<segments.count).partitioningIndex { segments[$0].subviews.lowerBound > subview } - 1]
        return segment.lines.lowerBound + (subview - segment.subviews.lowerBound) / segment.width
    }

    /// How many lines of each part lie before a line.
    func before(_ line: Int) -> PartCounts {
        guard count > 0 else { return PartCounts() }
        guard line < count else { return counts }
        let segment = segment(of: line)
        var before = segment.before
        before[segment.part] += line - segment.lines.lowerBound
        return before
    }
}

private struct LazyLinesBuilder {
    let trackCount: Int
    private(set) var segments: [LazyLines.Segment] = []
    private(set) var line = 0
    private(set) var counts = LazyLines.PartCounts()
    private(set) var open: (part: LazyLines.Part, section: Int?, subviews: Range<Int>)?

    /// Neighbouring items of one part fill lines together.
    mutating func add(_ item: ViewList.Item, _ subviews: Range<Int>) {
        if subviews.isEmpty { return }
        if let open, open.part == item.part, open.section == item.section {
            self.open?.subviews = open.subviews.lowerBound..<subviews.upperBound
        } else {
            finish()
            open = (item.part, item.section, subviews)
        }
    }

    mutating func finish() {
        guard let open else { return }
        let width = open.part == .row ? trackCount : 1
        let length = (open.subviews.count + width - 1) / width
        segments.append(
            LazyLines.Segment(
                part: open.part, section: open.section, lines: line..<line + length, subviews: open.subviews, width: width, before: counts))
        line += length
        counts[open.part] += length
        self.open = nil
    }
}
