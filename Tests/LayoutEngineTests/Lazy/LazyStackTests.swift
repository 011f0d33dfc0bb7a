// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Lazy stacks outside of scroll views (L10.13)")
struct LazyStackTests {
    @Test("Everything is built; flexible rows take their ideal length")
    func colors() {
        let result = LayoutSolver.layout(scene(lazyColumn(group(box("a"), box("b"), box("d")), spacing: nil), 100, 46))
        expectFrames(result, ["a": [0, 0, 100, 10], "b": [0, 18, 100, 10], "d": [0, 36, 100, 10]], isWhole: true)
        #expect(result.measured(100, 500) == CGSize(width: 100, height: 46))
        #expect(LayoutSolver.layout(scene(lazyColumn(rows(30) { _ in 100 }), 400, 600)).framesByID.count == 30)
    }

    @Test("Nothing is estimated: it is as long as its rows when it is first asked (S11.7)")
    func exact() {
        let choice = ViewThatFitsNode(group(lazyColumn(group(box("a", 20, 90), box("b", 20, 30))), box("c", 20, 40)), axes: .vertical)
        let result = LayoutSolver.layout(scene(FrameNode(choice, width: nil, height: 130), 100, 130))
        expectFrames(result, ["a": [40, 5, 20, 90], "b": [40, 95, 20, 30]], isWhole: true)
        #expect(result.passes == 1)
    }

    @Test("The ideal width is the first row's")
    func ideal() {
        let stack = lazyColumn(group(box("a", 30, 20), box("b", 50, 10)))
        #expect(LayoutSolver.layout(scene(stack, 500, 500)).measured(nil, nil) == CGSize(width: 30, height: 30))
        expectFrames(LayoutSolver.layout(scene(FixedSizeNode(stack), 30, 30)), ["a": [0, 0, 30, 20], "b": [-10, 20, 50, 10]])
    }

    @Test("Distances by pair: none at a Spacer")
    func spacer() {
        let result = LayoutSolver.layout(scene(lazyColumn(group(box("a", 20, 20), SpacerNode(), box("b", 20, 20)), spacing: nil), 100, 48))
        expectFrames(result, ["a": [40, 0, 20, 20], "b": [40, 28, 20, 20]])
        #expect(result.measured(100, 200) == CGSize(width: 100, height: 48))
    }

    @Test("LazyHStack, aligned at the bottom")
    func horizontal() {
        let stack = lazyRow(group(box("a", 20, 30), box("b", 20, 10)), spacing: 4, alignment: .bottom)
        let result = LayoutSolver.layout(scene(stack, 44, 50))
        expectFrames(result, ["a": [0, 20, 20, 30], "b": [24, 40, 20, 10]])
        #expect(result.measured(300, 50) == CGSize(width: 44, height: 50))
    }

    @Test("Three in a row (measured)")
    func threeMeasured() {
        func stack(
            _ content: Node, _ alignment: HorizontalAlignment, _ spacing: Double, _ name: String, _ pinned: PinnedScrollableViews = []
        ) -> Node {
            marked(
                name, LazyStackNode(content, axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinned, name: name))
        }
        let root = StackNode(
            group(
                stack(group(box("alpha", 34.5, 16), box("red", 60, 20), box("beta", 28, 16)), .leading, 6, "vstack"),
                stack(
                    SectionNode(header: box("header", 44.5, 16), content: group(box("green", 50, 20), box("x", 50, 20)), footer: nil),
                    .center, 0, "sections", .sectionHeaders),
                marked(
                    "hstack",
                    LazyStackNode(
                        group(box("orange", 20, 30), box("hi", 13, 16)), axis: .horizontal, alignment: VerticalAlignment.bottom.key,
                        spacing: 4, name: "hstack"))),
            axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: 20)
        expectFrames(
            LayoutSolver.layout(scene(root, 320, 240)),
            [
                "vstack": [0, 0, 121.5, 64], "alpha": [0, 0, 34.5, 16], "red": [0, 22, 60, 20], "beta": [0, 48, 28, 16],
                "sections": [141.5, 0, 121.5, 56], "header": [180, 0, 44.5, 16], "green": [177.25, 16, 50, 20],
                "hstack": [283, 0, 37, 240],
                "orange": [283, 210, 20, 30], "hi": [307, 224, 13, 16],
            ])
    }

    @Test("Elements with several views, with none, and with a number that changes (S11.12)")
    func manyViews() {
        let pairs = ForEachNode(.init(0..<3)) { index, _ in group(box("a\(index)", 10, 10), box("b\(index)", 10, 20)) }
        expectFrames(
            LayoutSolver.layout(scene(lazyColumn(pairs, spacing: 5), 10, 115)),
            [
                "a0": [0, 0, 10, 10], "b0": [0, 15, 10, 20], "a1": [0, 40, 10, 10], "b1": [0, 55, 10, 20], "a2": [0, 80, 10, 10],
                "b2": [0, 95, 10, 20],
            ])
        let some = ForEachNode(.init(0..<5)) { index, _ in GroupNode(index == 2 ? [] : [box("c\(index)", 10, 10)], isDynamic: true) }
        expectFrames(
            LayoutSolver.layout(scene(lazyColumn(some, spacing: 5), 10, 55)),
            ["c0": [0, 0, 10, 10], "c1": [0, 15, 10, 10], "c3": [0, 30, 10, 10], "c4": [0, 45, 10, 10]], isWhole: true)
        let more = ForEachNode(.init(0..<2)) { index, _ in
            GroupNode(index == 0 ? [box("d0", 10, 10)] : [box("d1", 10, 10), box("e1", 10, 10)], isDynamic: true)
        }
        expectFrames(
            LayoutSolver.layout(scene(lazyColumn(more, spacing: nil), 10, 46)),
            ["d0": [0, 0, 10, 10], "d1": [0, 18, 10, 10], "e1": [0, 36, 10, 10]])
    }

    @Test("Without a width nothing is measured", arguments: [0, -20])
    func noWidth(width: Double) {
        let result = LayoutSolver.layout(scene(lazyColumn(rows(10) { _ in 10 }), width, 100))
        #expect(result.measured(width, 100).height == 0)
    }
}

@Suite("Lazy content in a scroll view (S11)")
struct LazyScrollTests {
    @Test(
        "Exactly the rows that overlap are realized (S11.22, measured)",
        arguments: [
            (20.0, 200.0, 0.0, 0...9), (20, 219, 0, 0...10), (40, 666, 0, 0...16), (20, 219, 40.5, 2...12), (40, 666, 174, 4...20),
        ])
    func realized(row: Double, height: Double, offset: Double, expected: ClosedRange<Int>) {
        var feed = ScrollScene(lazyColumn(rows(500, height: { _ in row })), 300, height)
        feed.scroll(by: offset)
        #expect(feed.order == expected.map { "r\($0)" })
    }

    @Test("Uniform content has its exact length from the first layout, and the whole width")
    func uniform() {
        let feed = ScrollScene(lazyColumn(rows(100, height: { _ in 50 }), spacing: 10), 400, 600)
        #expect(feed.contentSize == CGSize(width: 400, height: 5990))
        #expect(feed.result.passes <= 2)
    }

    @Test("A jump lands exactly, also among rows of unequal lengths (S11.11)", arguments: [7, 500, 999, 40])
    func jump(target: Int) {
        var equal = ScrollScene(lazyColumn(rows(1000, height: { _ in 50 })), 400, 600)
        equal.scroll(to: .string("r\(target)"))
        #expect(equal.position == min(Double(target) * 50, 49_400))
        var unequal = ScrollScene(lazyColumn(rows(1000, height: { Double(20 + $0 * 37 % 101) }), spacing: 3), 400, 600)
        for anchor in [UnitPoint.top, .center, .bottom] {
            unequal.scroll(to: .int(target), anchor)
            guard let frame = unequal.frames["r\(target)"] else {
                Issue.record("row \(target) is not there")
                return
            }
            let wanted = anchor.y * (600 - frame.height)
            let isAtEdge = unequal.position == 0 || abs(unequal.position + 600 - unequal.contentSize.height) < 0.5
            #expect(isAtEdge || abs(frame.minY - wanted) <= 0.25, "\(anchor): \(frame.minY), wanted \(wanted)")
        }
    }

    @Test("A scroll by a distance moves what is seen by just that, whatever the rows above turn out to be (S11.5)")
    func anchored() {
        var feed = ScrollScene(lazyColumn(rows(2000, height: { Double(15 + $0 * 53 % 140) }), spacing: 4), 400, 600)
        feed.scroll(to: .int(1000))
        for delta in [-30.0, -200, -350.5, 100, 420, -580, -90, -590, 33] {
            let before = feed.frames
            feed.scroll(by: delta)
            let after = feed.frames
            let common = before.keys.filter { after[$0] != nil }
            #expect(!common.isEmpty)
            for id in common {
                let moved = (after[id]?.minY ?? 0) - (before[id]?.minY ?? 0)
                #expect(abs(moved + delta) < 0.001, "\(id) moved by \(moved) instead of \(-delta)")
            }
        }
    }

    @Test("Going up from the middle ends at 0 exactly, with the first row there (S11.5)")
    func backToTop() {
        var feed = ScrollScene(lazyColumn(rows(300, height: { $0 < 100 ? Double(120 - $0) : 20 })), 400, 600)
        feed.scroll(to: .int(150))
        for _ in 0..<400 where feed.position > 0 { feed.scroll(by: -47) }
        #expect(feed.position == 0)
        #expect(feed.frames["r0"]?.minY == 0)
        #expect(feed.frames["r1"]?.minY == 120)
    }

    @Test("Frames of neighbours touch wherever one scrolls")
    func seamless() {
        var feed = ScrollScene(lazyColumn(rows(5000, height: { Double(10 + $0 * 7919 % 300) }), spacing: 0), 400, 600)
        for delta in [1e5, -2e4, 3.3e5, -1e5, 5e5, -700, -700, -700] {
            feed.scroll(by: delta)
            let frames = feed.order.compactMap { feed.frames[$0] }
            #expect(frames.first.map { $0.minY <= 0 } == true && frames.last.map { $0.maxY >= 600 - 1e-6 } == true)
            for (above, below) in zip(frames, frames.dropFirst()) { #expect(abs(above.maxY - below.minY) < 1e-6) }
        }
    }

    @Test("The topmost row stays on top when the width changes (S11.6)")
    func resized() {
        let wide = ForEachNode(.init(0..<500)) { index, site in
            marked("r\(index)", AspectRatioNode(FillNode(), ratio: 4, contentMode: .fit))
        }
        var feed = ScrollScene(lazyColumn(wide), 400, 600)
        feed.scroll(to: .int(200))
        feed.scroll(by: 30)
        let top = feed.order.first
        feed.resize(800, 300)
        #expect(feed.order.first == top)
        #expect(abs((feed.frames["r200"]?.minY ?? 0) + 30) < 0.001)
        feed.resize(400, 600)
        #expect(abs((feed.frames["r200"]?.minY ?? 0) + 30) < 0.001)
    }

    @Test("Another spacing stands between all rows, those out of sight too, and the topmost row stays on top", arguments: [0, 20, nil])
    func respaced(spacing: Double?) {
        func column(_ spacing: Double?) -> Node { lazyColumn(rows(100, height: { _ in 50 }), spacing: spacing) }
        var feed = ScrollScene(column(3), 400, 600)
        for _ in 0..<6 { feed.scroll(by: 530) }
        feed.replace(column(spacing))
        #expect(feed.contentSize.height == 5000 + 99 * (spacing ?? 8))
        #expect(feed.frames["r60"]?.minY == 0)
        feed.replace(column(3))
        #expect(feed.contentSize.height == 5000 + 99 * 3)
        #expect(feed.frames["r60"]?.minY == 0)
    }

    @Test("Another spacing counts where no scroll view is around")
    func respacedInNone() {
        func height(_ spacing: Double?, after first: LayoutResult? = nil) -> (Double?, LayoutResult) {
            let root = lazyColumn(group(box("a", 20, 20), SpacerNode(), box("b", 20, 20)), spacing: spacing)
            var input = scene(root, 100, 300)
            if let first { input.state = first.state }
            let result = LayoutSolver.layout(input, reusing: first?.elements)
            let frames = result.framesByID
            return (frames["b"].flatMap { b in frames["a"].map { b.maxY - $0.minY } }, result)
        }
        let (given, first) = height(5)
        #expect(given == 58)
        let (decided, second) = height(nil, after: first)
        #expect(decided == 48)
        #expect(height(1, after: second).0 == 50)
    }

    @Test("Rows added behind leave what is seen alone")
    func appended() {
        var feed = ScrollScene(lazyColumn(rows(400, height: { Double(20 + $0 % 9) })), 400, 600)
        feed.scroll(to: .int(200))
        let before = feed.frames
        feed.replace(lazyColumn(rows(450, height: { Double(20 + $0 % 9) })))
        #expect(feed.frames == before)
    }

    @Test("LazyHStack, left to right and right to left")
    func horizontal() {
        let cells = lazyRow(rows(50, width: 90) { _ in nil }, spacing: 10)
        var feed = ScrollScene(cells, 400, 200, axes: .horizontal)
        feed.scroll(by: 1000, .horizontal)
        #expect(feed.contentSize.width == 4990)
        #expect(feed.order == ["r10", "r11", "r12", "r13"])
        #expect(feed.frames["r10"]?.minX == 0)
        var mirrored = ScrollScene(cells, 400, 200, axes: .horizontal, direction: .rightToLeft)
        mirrored.scroll(by: 1000, .horizontal)
        #expect(mirrored.order == ["r10", "r11", "r12", "r13"])
        #expect(mirrored.frames["r10"]?.minX == 310)
    }

    @Test("A LazyHStack in a LazyVStack is lazy itself (S11.18)")
    func nested() {
        let content = ForEachNode(.init(0..<1000), tag: ViewTag(name: "rows", kind: "ForEach", layer: 0)) { row, site in
            FrameNode(
                ScrollNode(
                    LazyStackNode(
                        ForEachNode(.init(0..<1000)) { column, _ in box("\(row),\(column)", 100, 50) }, axis: .horizontal,
                        alignment: VerticalAlignment.center.key, spacing: 0, name: "inner"),
                    axes: .horizontal, name: "shelf"), width: nil, height: 50)
        }
        var feed = ScrollScene(lazyColumn(content), 200, 100)
        #expect(feed.order == ["0,0", "0,1", "1,0", "1,1"])
        feed.scroll(by: 25_000)
        #expect(feed.order == ["500,0", "500,1", "501,0", "501,1"])
    }

    @Test("Rows without length, and rows of nothing else")
    func noLength() {
        let feed = ScrollScene(lazyColumn(rows(30, height: { $0 % 3 == 0 ? 0 : 20 })), 100, 100)
        #expect(feed.order == ["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7"])
    }

    @Test("Lazy grids: lines, jumps, anchoring")
    func grid() {
        let items = Array(repeating: GridItem(), count: 3)
        var even = ScrollScene(lazyGrid(items, rows(3000, height: { _ in 50 }), spacing: 0), 300, 200)
        #expect(even.contentSize.height == 50_000)
        even.scroll(to: .int(1500))
        #expect(even.order == (1500..<1512).map { "r\($0)" })
        #expect(even.position == 25_000)
        var uneven = ScrollScene(lazyGrid(items, rows(3000, height: { Double(20 + $0 * 37 % 101) }), spacing: 5), 300, 400)
        uneven.scroll(to: .int(1801), .top)
        #expect((uneven.frames["r1801"]?.minY).map { abs($0) <= 0.25 } == true)
        let before = uneven.frames
        uneven.scroll(by: -150)
        for (id, frame) in uneven.frames { if let old = before[id] { #expect(abs(frame.minY - old.minY - 150) < 0.001) } }
    }
}
