// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

func lazyGrid(
    _ items: [GridItem], _ content: Node, axis: Axis = .vertical, alignment: AlignmentKey? = nil, spacing: Double? = nil,
    pinned: PinnedScrollableViews = [], name: String = "lazy"
) -> Node {
    let standard = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    return LazyGridNode(
        content, axis: axis, items: items, alignment: alignment ?? standard, spacing: spacing, pinnedViews: pinned, name: name)
}

@Suite("Tracks of a lazy grid (L10.8)")
struct LazyGridTrackTests {
    struct Tracks: CustomTestStringConvertible, Sendable {
        let name: String
        let width: Double
        let items: [GridItem]
        /// Start and length of each track.
        let expected: [(Double, Double)]
        var alignment: AlignmentKey = HorizontalAlignment.center.key

        var testDescription: String { name }
    }

    static let cases = [
        Tracks(
            name: "fixed 70, adaptive 40 (measured)", width: 200, items: [.init(.fixed(70)), .init(.adaptive(minimum: 40))],
            expected: [(0, 70), (78, 57), (143, 57)]),
        Tracks(
            name: "fixed, flexible, adaptive, leading", width: 100,
            items: [
                .init(.fixed(20), spacing: 4), .init(.flexible(maximum: 40), spacing: 6),
                .init(.adaptive(minimum: 12, maximum: 18), spacing: 8),
            ],
            expected: [(0, 20), (24, 35), (65, 13.5), (86.5, 13.5)], alignment: HorizontalAlignment.leading.key),
        Tracks(name: "two fixed", width: 28, items: [.init(.fixed(10)), .init(.fixed(10))], expected: [(0, 10), (18, 10)]),
        Tracks(
            name: "three flexible", width: 320, items: [.init(), .init(), .init()],
            expected: [(0, 101.3333), (109.3333, 101.3333), (218.6667, 101.3333)]),
        Tracks(
            name: "adaptive to a maximum", width: 320, items: [.init(.adaptive(minimum: 80, maximum: 90))],
            expected: [(17, 90), (115, 90), (213, 90)]),
        Tracks(
            name: "adaptive 100", width: 390, items: [.init(.adaptive(minimum: 100))],
            expected: [(0, 124.6667), (132.6667, 124.6667), (265.3333, 124.6667)]),
        Tracks(
            name: "adaptive without spacing", width: 390, items: [.init(.adaptive(minimum: 100), spacing: 0)],
            expected: [(0, 130), (130, 130), (260, 130)]),
        Tracks(
            name: "what a bounded item leaves goes to later ones", width: 200, items: [.init(.flexible(maximum: 50)), .init()],
            expected: [(0, 50), (58, 142)]),
        Tracks(
            name: "not to earlier ones (measured)", width: 280,
            items: [.init(.fixed(60)), .init(), .init(.flexible(minimum: 20, maximum: 80))], expected: [(11, 60), (79, 102), (189, 80)]),
        Tracks(
            name: "four with spacing 16", width: 390, items: Array(repeating: .init(spacing: 16), count: 4),
            expected: [(0, 85.5), (101.5, 85.5), (203, 85.5), (304.5, 85.5)]),
        Tracks(
            name: "moved to the leading edge", width: 320, items: Array(repeating: .init(.fixed(40)), count: 3),
            expected: [(0, 40), (48, 40), (96, 40)], alignment: HorizontalAlignment.leading.key),
        Tracks(name: "not rounded", width: 101, items: [.init(spacing: 0), .init(spacing: 0)], expected: [(0, 50.5), (50.5, 50.5)]),
        Tracks(
            name: "adaptive with its own spacing", width: 330, items: [.init(.adaptive(minimum: 60), spacing: 10)],
            expected: [(0, 75), (85, 75), (170, 75), (255, 75)]),
        Tracks(
            name: "adaptive 50, spacing 10 (measured)", width: 240, items: [.init(.adaptive(minimum: 50), spacing: 10)],
            expected: [(0, 52.5), (62.5, 52.5), (125, 52.5), (187.5, 52.5)]),
        Tracks(
            name: "two adaptive", width: 240, items: Array(repeating: .init(.adaptive(minimum: 50)), count: 2),
            expected: [(0, 54), (62, 54), (124, 54), (186, 54)]),
        Tracks(name: "a maximum below the minimum", width: 100, items: [.init(.flexible(minimum: 60, maximum: 20))], expected: [(20, 60)]),
    ]

    @Test("What no screen could show is left out: of many items, each as many tracks as there is room for")
    func tracksAreBounded() {
        let many = [GridItem](repeating: .init(.adaptive(minimum: 0), spacing: 0), count: 100_000)
        #expect(GridItemTracks(Array(many.prefix(10_000)), in: 400).tracks.count == 10_000)
        let grid = lazyGrid(many, GroupNode.empty) as? LazyGridNode
        #expect(grid?.items.count == 10_000)
    }

    @Test("Tracks", arguments: cases)
    func tracks(_ given: Tracks) {
        let cells = given.expected.indices.map { box("t\($0)", nil, 20) }
        let result = LayoutSolver.layout(scene(lazyGrid(given.items, GroupNode(cells), alignment: given.alignment), given.width, 20))
        var frames: Frames = [:]
        for (index, track) in given.expected.enumerated() { frames["t\(index)"] = [track.0, 0, track.1, 20] }
        expectFrames(result, frames, isWhole: true)
    }

    @Test("Tracks that do not fit make the grid wider (L10.8.4)")
    func overflow() {
        let wide = LayoutSolver.layout(
            scene(lazyGrid([.init(.fixed(100)), .init(.fixed(150))], group(box("a", nil, 20), box("b", nil, 20))), 200, 20))
        #expect(wide.measured(200, 20) == CGSize(width: 258, height: 20))
        let narrow = LayoutSolver.layout(
            scene(lazyGrid([.init(.fixed(50)), .init()], group(box("a", nil, 20), box("b", nil, 20))), 30, 20))
        #expect(narrow.measured(30, 20) == CGSize(width: 68, height: 20))
    }

    @Test("Tracks are resolved twice (L10.9)")
    func twice() {
        let items: [GridItem] = [.init(.flexible(minimum: 60), spacing: 10), .init(.flexible(minimum: 120), spacing: 10)]
        let result = LayoutSolver.layout(scene(lazyGrid(items, group(box("a", nil, 20), box("b", nil, 20))), 200, 20))
        #expect(result.measured(200, 20).width == 225)
        expectFrames(result, ["a": [-12.5, 0, 107.5, 20], "b": [105, 0, 120, 20]])
    }

    @Test("Any items and any proposal give an answer without NaN", arguments: [0, -50, .infinity, -.infinity, .nan, 1e300, 37.5])
    func total(length: Double) {
        let sizes: [GridItem.Size] = [
            .fixed(length), .flexible(minimum: length, maximum: 10), .adaptive(minimum: length), .adaptive(minimum: 0, maximum: length),
        ]
        for size in sizes {
            for spacing in [nil, length, -8] as [Double?] {
                let result = LayoutSolver.layout(scene(lazyGrid([.init(size, spacing: spacing), .init()], box("a", 10, 10)), 100, 100))
                for proposal in [(length, length), (length, nil), (nil, length)] as [(Double?, Double?)] {
                    let size = result.measured(proposal.0, proposal.1)
                    #expect(!size.width.isNaN && !size.height.isNaN)
                }
            }
        }
    }
}

@Suite("Lines of a lazy grid (L10.10–L10.12)")
struct LazyGridLineTests {
    private let two: [GridItem] = [.init(), .init()]

    @Test("Cells fill tracks line by line; the last line may be partial")
    func lines() {
        let result = LayoutSolver.layout(scene(lazyGrid(two, group(box("c0"), box("c1"), box("c2"))), 200, 28))
        expectFrames(result, ["c0": [0, 0, 96, 10], "c1": [104, 0, 96, 10], "c2": [0, 18, 96, 10]], isWhole: true)
        #expect(result.measured(200, 500) == CGSize(width: 200, height: 28))
    }

    @Test("A line is as high as its highest cell")
    func heights() {
        let items: [GridItem] = [.init(.fixed(40)), .init(.fixed(40))]
        let result = LayoutSolver.layout(
            scene(lazyGrid(items, group(box("a", 40, 10), box("b", 40, 30), box("c", 40, 20)), spacing: 15), 100, 65))
        expectFrames(result, ["a": [6, 10, 40, 10], "b": [54, 0, 40, 30], "c": [6, 45, 40, 20]])
    }

    @Test("LazyHGrid")
    func horizontal() {
        let cells = group(box("a", 20), box("b", 30), box("c", 20))
        let result = LayoutSolver.layout(scene(lazyGrid(two, cells, axis: .horizontal), 58, 108))
        expectFrames(result, ["a": [5, 0, 20, 50], "b": [0, 58, 30, 50], "c": [38, 0, 20, 50]])
        #expect(result.measured(500, 108) == CGSize(width: 58, height: 108))
    }

    @Test("Alignment of items and grid (measured)")
    func alignment() {
        let items: [GridItem] = [.init(.fixed(60), alignment: .leading), .init(.fixed(60)), .init(.fixed(60), alignment: .bottomTrailing)]
        let trailing = group(box("t0", 20, 20), box("t1", 20, 40), box("t2", 20, 20), box("t3", 20, 20))
        let leading = group(box("l0", 20, 20), box("l1", 20, 40), box("l2", 20, 20))
        let root = StackNode(
            group(
                FrameNode(lazyGrid(items, trailing, alignment: HorizontalAlignment.trailing.key, spacing: 4), width: 240, height: nil),
                FrameNode(
                    lazyGrid(items, leading, alignment: HorizontalAlignment.leading.key, spacing: 4, name: "other"), width: 240, height: nil
                )),
            axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 16)
        expectFrames(
            LayoutSolver.layout(scene(root, 300, 200)),
            [
                "t0": [74, 50, 20, 20], "t1": [182, 40, 20, 40], "t2": [250, 60, 20, 20], "t3": [74, 84, 20, 20], "l0": [30, 130, 20, 20],
                "l1": [98, 120, 20, 40], "l2": [206, 140, 20, 20],
            ])
    }

    @Test("Right to left")
    func mirrored() {
        let items: [GridItem] = [.init(.fixed(70)), .init(.adaptive(minimum: 40))]
        let cells = group(box("a", nil, 20), box("b", nil, 20), box("c", nil, 20))
        let result = LayoutSolver.layout(scene(lazyGrid(items, cells), 200, 20, direction: .rightToLeft))
        expectFrames(result, ["a": [130, 0, 70, 20], "b": [65, 0, 57, 20], "c": [0, 0, 57, 20]])
    }

    @Test("Headers and footers are lines over the whole width; a section starts a new line")
    func sections() {
        let items: [GridItem] = Array(repeating: .init(.fixed(60)), count: 3)
        let first = SectionNode(
            header: box("h", nil, 10), content: group(box("a", 60, 20), box("b", 60, 20), box("c", 60, 20), box("d", 60, 20)),
            footer: box("f", 40, 10))
        let second = SectionNode(header: nil, content: group(box("e", 60, 20)), footer: nil)
        let result = LayoutSolver.layout(
            scene(lazyGrid(items, group(first, second), alignment: HorizontalAlignment.trailing.key, spacing: 4), 240, 96))
        expectFrames(
            result,
            [
                "h": [0, 0, 240, 10], "a": [44, 14, 60, 20], "c": [180, 14, 60, 20], "d": [44, 38, 60, 20], "f": [200, 62, 40, 10],
                "e": [44, 76, 60, 20],
            ])
    }

    @Test("Of equal ids in several sections the later cells are not created")
    func duplicates() {
        func rows(_ prefix: String, _ range: Range<Int>) -> Node {
            ForEachNode(.init(range)) { index, _ in box("\(prefix)\(range.lowerBound + index)", 10, 10) }
        }
        let content = group(
            SectionNode(header: nil, content: rows("a", 0..<3), footer: nil),
            SectionNode(header: nil, content: rows("b", 2..<5), footer: nil))
        let result = LayoutSolver.layout(scene(lazyGrid(two, content, spacing: 0), 100, 30))
        #expect(result.idsInOrder == ["a0", "a1", "a2", "b3", "b4"])
    }

    @Test("Elements with several views, and with a number that changes, fill cell after cell (S11.12)")
    func manyViews() {
        let pairs = ForEachNode(.init(0..<3)) { index, _ in group(box("a\(index)", 10, 10), box("b\(index)", 10, 10)) }
        #expect(LayoutSolver.layout(scene(lazyGrid(two, pairs, spacing: 0), 100, 30)).idsInOrder == ["a0", "b0", "a1", "b1", "a2", "b2"])
        let changing = ForEachNode(.init(0..<4)) { index, _ in GroupNode(index % 2 == 0 ? [] : [box("c\(index)", nil, 10)], isDynamic: true)
        }
        expectFrames(
            LayoutSolver.layout(scene(lazyGrid(two, changing, spacing: 0), 108, 10)), ["c1": [0, 0, 50, 10], "c3": [58, 0, 50, 10]],
            isWhole: true)
    }
}
