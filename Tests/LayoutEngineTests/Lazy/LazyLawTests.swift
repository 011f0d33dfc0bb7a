// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Laws of lazy containers")
struct LazyLawTests {
    @Test("What is seen of a lazy stack stands where an eager stack has it", arguments: [0.0, 35, 480, 2000, 1e6])
    func lazyIsEager(offset: Double) {
        let heights: @Sendable (Int) -> Double = { Double(10 + $0 * 31 % 60) }
        var eager = ScrollScene(
            StackNode(rows(100, height: heights), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 7), 300, 250)
        var lazy = ScrollScene(lazyColumn(rows(100, height: heights), spacing: 7), 300, 250)
        // Seen once from end to end, all lengths are known.
        for _ in 0..<40 { lazy.scroll(by: 200) }
        lazy.scroll(by: -1e6)
        #expect(lazy.position == 0)
        #expect(abs(lazy.contentSize.height - eager.contentSize.height) < 1e-6)
        eager.scroll(by: offset)
        lazy.scroll(by: offset)
        for (id, frame) in lazy.frames {
            let twin = eager.frames[id] ?? .zero
            #expect(abs(frame.minY - twin.minY) < 1e-6 && frame.size == twin.size)
        }
    }

    @Test("Lengths and offsets without measure neither trap nor hang", arguments: [0, 1e308, 1e-300, .infinity, .nan, -5])
    func total(length: Double) {
        let odd = ForEachNode(.init(0..<1000)) { index, _ in
            let flexible = FlexibleFrameNode(
                FillNode(), horizontal: .init(min: nil, ideal: nil, max: nil), vertical: .init(min: nil, ideal: length, max: nil))
            return index % 3 == 0 ? box("r\(index)", nil, length) : flexible
        }
        let sections = group(SectionNode(header: box("h", nil, length), content: odd, footer: box("f", length, 20)), box("z", 10, length))
        for content in [
            lazyColumn(sections, pinned: [.sectionHeaders, .sectionFooters]), lazyGrid([.init(), .init()], sections, spacing: length),
        ] {
            var feed = ScrollScene(content, 300, 200)
            for step in [100, length, -length, 1e9, -50] {
                feed.scroll(by: step)
                feed.scroll(to: .int(500), nil)
            }
            #expect(feed.result.stop == nil)
            #expect(!feed.position.isNaN)
        }
    }

    @Test("Without memo the numbers are the same")
    func memo() {
        let root = ScrollNode(lazyColumn(rows(300, height: { Double(10 + $0 % 40) })), axes: .vertical, name: "feed")
        var options = LayoutOptions()
        options.usesMemo = false
        let grid = GridNode(group(row(box("a"), box("b", 20, 10)), row(box("c", nil, 4), SpacerNode()), box("d", nil, 1)))
        for root in [root, grid] {
            #expect(
                LayoutSolver.layout(scene(root, 300, 200), options: options).framesByID
                    == LayoutSolver.layout(scene(root, 300, 200)).framesByID)
        }
    }
}
