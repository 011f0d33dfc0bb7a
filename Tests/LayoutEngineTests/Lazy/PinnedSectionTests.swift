// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Pinned headers and footers (S11.14–S11.16)")
struct PinnedSectionTests {
    private static func section(_ name: String) -> Node {
        SectionNode(
            header: box("\(name)H", 200, 24), content: rows(8, prefix: name, width: 200) { _ in 20 }, footer: box("\(name)F", 200, 16))
    }

    private static let three = group(section("a"), section("b"), section("c"))

    private static func column(_ names: [(String, Double, Double)]) -> Frames {
        Dictionary(uniqueKeysWithValues: names.map { ($0.0, [50, $0.1, 200, $0.2]) })
    }

    @Test("At rest (measured)", arguments: [PinnedScrollableViews.sectionHeaders, [.sectionHeaders, .sectionFooters]])
    func atRest(kinds: PinnedScrollableViews) {
        let feed = ScrollScene(lazyColumn(Self.three, pinned: kinds), 300, 200)
        let rows: [(String, Double, Double)] = (0..<8).map { ("a\($0)", Double(24 + 20 * $0), 20) }
        let list: [(String, Double, Double)] = [("aH", 0, 24)] + rows + [("aF", 184, 16)]
        expectFrames(feed.result, Self.column(list), isWhole: true)
        #expect(feed.contentSize.height == 600)
    }

    @Test("Scrolled to b3 and back (measured)")
    func scrolled() {
        let shown = [
            ("b3", 0.0, 20.0), ("b4", 20, 20), ("b5", 40, 20), ("b6", 60, 20), ("b7", 80, 20), ("bF", 100, 16), ("cH", 116, 24),
            ("c0", 140, 20),
            ("c1", 160, 20), ("c2", 180, 20), ("bH", 0, 24),
        ]
        var headers = ScrollScene(lazyColumn(Self.three, pinned: .sectionHeaders), 300, 200)
        headers.scroll(to: .string("b3"))
        expectFrames(headers.result, Self.column(shown), isWhole: true)
        #expect(headers.position == 284)
        // Pinned views are drawn above rows.
        #expect(headers.order.suffix(2) == ["bH", "cH"])
        headers.scroll(to: .string("a7"), .bottom)
        #expect(headers.position == 0)
        var both = ScrollScene(lazyColumn(Self.three, pinned: [.sectionHeaders, .sectionFooters]), 300, 200)
        both.scroll(to: .string("b3"))
        expectFrames(both.result, Self.column(shown + [("cF", 184, 16)]), isWhole: true)
    }

    private static func sections(_ count: Int, rowCount: Int, footers: Bool) -> Node {
        ForEachNode(.init(0..<count)) { number, _ in
            let bar = box("\(footers ? "f" : "h")\(number)", nil, footers ? 30 : 40)
            return SectionNode(
                header: footers ? nil : bar, content: rows(rowCount, prefix: "\(number)-") { _ in 100 }, footer: footers ? bar : nil)
        }
    }

    @Test("Sections of a ForEach: a header sticks, and the next one pushes it away")
    func pushed() {
        var feed = ScrollScene(lazyColumn(Self.sections(4, rowCount: 5, footers: false), pinned: .sectionHeaders), 400, 600)
        #expect(feed.frames["h1"]?.minY == 540)
        feed.scroll(by: 200)
        expectFrames(feed.result, ["h0": [0, 0, 400, 40], "h1": [0, 340, 400, 40], "0-2": [0, 40, 400, 100]])
        #expect(feed.contentSize.height == 2160)
        feed.scroll(by: 320)
        expectFrames(feed.result, ["h0": [0, -20, 400, 40], "h1": [0, 20, 400, 40]])
        feed.scroll(by: 40)
        #expect(feed.frames["h0"] == nil)
        expectFrames(feed.result, ["h1": [0, 0, 400, 40]])
    }

    @Test("A footer sticks to the bottom")
    func footer() {
        let feed = ScrollScene(lazyColumn(Self.sections(3, rowCount: 8, footers: true), pinned: .sectionFooters), 400, 600)
        expectFrames(feed.result, ["f0": [0, 570, 400, 30], "0-5": [0, 500, 400, 100]])
    }

    @Test("Not pinned, a header scrolls away")
    func notPinned() {
        var feed = ScrollScene(lazyColumn(Self.sections(1, rowCount: 20, footers: false)), 400, 600)
        feed.scroll(by: 30)
        expectFrames(feed.result, ["h0": [0, -30, 400, 40], "0-0": [0, 10, 400, 100]])
    }

    @Test("A jump into a far section shows its header, and rows are averaged apart from headers (S11.2)")
    func far() {
        var feed = ScrollScene(lazyColumn(Self.sections(1000, rowCount: 100, footers: false), pinned: .sectionHeaders), 400, 600)
        #expect(feed.contentSize.height == 1000 * (40 + 100 * 100))
        feed.scroll(by: 700 * 10_040 + 5000)
        #expect(feed.order.last == "h700")
        #expect(feed.frames["h700"]?.minY == 0)
    }

    @Test("Headers of a lazy grid stick too")
    func grid() {
        let items = Array(repeating: GridItem(), count: 2)
        var feed = ScrollScene(
            lazyGrid(items, Self.sections(3, rowCount: 9, footers: false), spacing: 0, pinned: .sectionHeaders), 400, 300)
        #expect(feed.contentSize.height == 3 * 540)
        feed.scroll(by: 600)
        expectFrames(feed.result, ["h1": [0, 0, 400, 40], "1-0": [0, -20, 196, 100]])
    }
}
