// SPDX-License-Identifier: GPL-3.0-or-later

/// pinnedViews: which parts of sections stick to the edges of the visible region.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: Int

    /// A set of kinds by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Headers stay at the start while their section is in sight.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers stay at the end while their section is in sight.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The headers and footers that stick (S11.14). They keep their natural size, move nothing else and are drawn above the rows (S11.15).
struct PinnedSections {
    let kinds: PinnedScrollableViews
    let lines: LazyLines
    private(set) var sections: [LazyLines.Section] = []

    /// The sections of which any part can be seen: their pinned views are there, wherever their natural place is.
    mutating func find(in visible: VisibleLines, _ extents: LazyExtents) {
        sections = []
        guard !kinds.isEmpty else { return }
        let first = lines.sections.indices.partitioningIndex {
            extents.end(lines.sections[$0].lines.upperBound - 1) > visible.range.lowerBound
        }
        sections += lines.sections[first...].prefix { extents.start($0.lines.lowerBound) < visible.range.upperBound }
    }

    private func headers(_ section: LazyLines.Section) -> Range<Int> { kinds.contains(.sectionHeaders) ? section.header : 0..<0 }
    private func footers(_ section: LazyLines.Section) -> Range<Int> { kinds.contains(.sectionFooters) ? section.footer : 0..<0 }

    /// The lines that are pinned, in the order of the sections.
    var lineNumbers: [Int] { sections.flatMap { Array(headers($0)) + Array(footers($0)) } }

    func holds(_ line: Int) -> Bool { sections.contains { headers($0).contains(line) || footers($0).contains(line) } }

    /// Where a pinned line stands: at the edge of the visible region, no further than its section reaches.
    func position(of line: Int, _ extents: LazyExtents, _ visible: VisibleLines) -> Double {
        let natural = extents.start(line)
        guard let sticky = visible.sticky, let section = sections.first(where: { headers($0).contains(line) || footers($0).contains(line) })
        else { return natural }
        let isHeader = headers(section).contains(line)
        let block = isHeader ? section.header : section.footer
        // Several views of one header or footer stick together.
        let start = extents.start(block.lowerBound)
        let length = extents.end(block.upperBound - 1) - start
        let stuck: Double
        if isHeader {
            let last = section.footer.isEmpty ? section.lines.upperBound - 1 : section.footer.lowerBound - 1
            stuck = min(max(sticky.lowerBound, start), extents.end(last) - length)
        } else {
            let first = section.header.isEmpty ? section.lines.lowerBound : section.header.upperBound
            stuck = max(min(sticky.upperBound - length, start), extents.start(first))
        }
        return natural + stuck - start
    }
}
