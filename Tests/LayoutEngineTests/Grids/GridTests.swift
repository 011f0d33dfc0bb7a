// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// A grid in a window, with the frames that the rules give.
struct GridCase: CustomTestStringConvertible, Sendable {
    let name: String
    let window: (Double, Double)
    let root: Node
    let frames: Frames
    var direction = LayoutDirection.leftToRight
    /// The answer to the window's size.
    var size: (Double, Double)?

    var testDescription: String { name }

    init(
        _ name: String, _ window: (Double, Double), _ root: Node, _ frames: Frames, direction: LayoutDirection = .leftToRight,
        size: (Double, Double)? = nil
    ) {
        self.name = name
        self.window = window
        self.root = root
        self.frames = frames
        self.direction = direction
        self.size = size
    }

    func check() {
        let result = LayoutSolver.layout(scene(root, window.0, window.1, direction: direction))
        expectFrames(result, frames)
        if let size { #expect(result.measured(window.0, window.1) == CGSize(width: size.0, height: size.1)) }
    }
}

@Suite("Grid (G1–G25)")
struct GridTests {
    @Test("Frames", arguments: sizing + alignment + spanning + degenerate)
    func frames(_ given: GridCase) { given.check() }

    private static let bounded = FlexibleFrameNode(
        FillNode(), horizontal: .init(min: nil, ideal: nil, max: 50), vertical: .init(min: nil, ideal: nil, max: nil))

    static let sizing = [
        GridCase(
            "uniform 2 × 2", (200, 100), GridNode(group(row(box("a"), box("b")), row(box("c"), box("d")))),
            ["a": [0, 0, 96, 46], "b": [104, 0, 96, 46], "c": [0, 54, 96, 46], "d": [104, 54, 96, 46]]),
        GridCase(
            "a fixed column hugs", (200, 100), GridNode(group(row(box("a", 50, 20), box("b")), row(box("c", 30, 30), box("d")))),
            ["a": [0, 13, 50, 20], "b": [58, 0, 142, 46], "c": [10, 62, 30, 30], "d": [58, 54, 142, 46]]),
        GridCase(
            "given spacing", (308, 92),
            GridNode(
                group(row(box("a"), box("b"), box("c")), row(box("d"), box("e"), box("f"))), horizontalSpacing: 4, verticalSpacing: 12),
            ["a": [0, 0, 100, 40], "e": [104, 52, 100, 40], "f": [208, 52, 100, 40]]),
        GridCase(
            "a bounded column leaves the rest", (200, 20),
            GridNode(
                row(
                    marked("a", FrameNode(bounded, width: nil, height: 20)),
                    box("b", nil, 20)), horizontalSpacing: 0),
            ["a": [0, 0, 50, 20], "b": [50, 0, 150, 20]]),
        GridCase(
            "one column", (60, 116), GridNode(group(row(box("a")), row(box("b")), row(box("c")))),
            ["a": [0, 0, 60, 33.3333], "b": [0, 41.3333, 60, 33.3333], "c": [0, 82.6667, 60, 33.3333]]),
        GridCase(
            "a higher priority is measured first, nothing is kept back", (100, 20),
            GridNode(row(box("a"), marked("b", PriorityNode(FillNode(), 1))), horizontalSpacing: 0),
            ["a": [0, 0, 0, 20], "b": [0, 0, 100, 20]]),
        GridCase(
            "measured on macOS", (320, 200),
            marked(
                "grid",
                GridNode(
                    group(
                        row(box("a", 9, 16), box("bb", 17, 16), box("ccc", 28, 16)),
                        row(box("red", 30, 20), box("e", 8, 16), box("blue", 50, 40)),
                        row(box("g", 10, 16), box("h", 10, 16))))),
            [
                "grid": [103.5, 56, 113, 88], "a": [114, 56, 9, 16], "bb": [141.5, 56, 17, 16], "ccc": [177.5, 56, 28, 16],
                "red": [103.5, 90, 30, 20],
                "e": [146, 92, 8, 16], "blue": [166.5, 80, 50, 40], "g": [113.5, 128, 10, 16], "h": [145, 128, 10, 16],
            ]),
    ]

    static let alignment = [
        GridCase(
            "the widest cell decides", (200, 200),
            GridNode(group(row(box("a", 50, 20), box("b", 40, 10)), row(box("c", 30, 30), box("d", 70, 5)))),
            ["a": [36, 71, 50, 20], "b": [109, 76, 40, 10], "c": [46, 99, 30, 30], "d": [94, 111.5, 70, 5]], size: (128, 58)),
        GridCase(
            "bottomTrailing", (148, 82),
            GridNode(group(row(box("a", 60, 20), box("b", 20, 44)), row(box("c", 36, 30), box("d", 80, 12))), alignment: .bottomTrailing),
            ["a": [0, 24, 60, 20], "b": [128, 0, 20, 44], "c": [24, 52, 36, 30], "d": [68, 70, 80, 12]], size: (148, 82)),
        GridCase(
            "a row's own", (48, 88),
            GridNode(group(row(box("a", 20, 10), box("b", 20, 40), alignment: .bottom), row(box("c", 20, 10), box("d", 20, 40)))),
            ["a": [0, 30, 20, 10], "b": [28, 0, 20, 40], "c": [0, 63, 20, 10], "d": [28, 48, 20, 40]]),
        GridCase(
            "a column's own", (120, 20),
            GridNode(
                group(
                    row(box("a", 60, 10), box("b", 50, 10)),
                    row(
                        box("c", 20, 10), marked("d", GridCellNode(FrameNode(FillNode(), width: 30, height: 10), columnAlignment: .leading))
                    )),
                horizontalSpacing: 10, verticalSpacing: 0),
            ["a": [0, 0, 60, 10], "b": [70, 0, 50, 10], "c": [20, 10, 20, 10], "d": [70, 10, 30, 10]]),
        GridCase(
            "a cell over several declares for its first column, and is not aligned by it (G19)", (80, 30),
            GridNode(
                group(
                    row(marked("m", GridCellNode(FrameNode(FillNode(), width: 20, height: 10), columns: 2, columnAlignment: .trailing))),
                    row(box("a", 10, 10), box("b", 50, 10)), row(box("c", 30, 10), box("d", 10, 10))), horizontalSpacing: 0,
                verticalSpacing: 0),
            ["m": [30, 0, 20, 10], "a": [20, 10, 10, 10], "d": [50, 20, 10, 10]]),
        GridCase(
            "a lone view declares for the first column, and is not aligned by it (G19)", (30, 30),
            GridNode(
                group(
                    marked("x", GridCellNode(FrameNode(FillNode(), width: 10, height: 10), columnAlignment: .leading)),
                    row(box("a", 10, 10)),
                    row(marked("c", GridCellNode(FrameNode(FillNode(), width: 30, height: 10), columnAlignment: .trailing)))),
                verticalSpacing: 0),
            ["x": [10, 0, 10, 10], "a": [0, 10, 10, 10], "c": [0, 20, 30, 10]]),
        GridCase(
            "the innermost anchor wins (G20)", (40, 40),
            GridNode(
                group(
                    row(
                        marked(
                            "a",
                            GridCellNode(
                                GridCellNode(FrameNode(FillNode(), width: 10, height: 10), anchor: .topLeading), anchor: .bottomTrailing)),
                        box("b", 10, 40)), row(box("c", 30, 10))), horizontalSpacing: 0, verticalSpacing: 0), ["a": [0, -5, 10, 10]]),
        GridCase(
            "an anchor, under another modifier", (158, 78),
            GridNode(
                group(
                    row(
                        marked("a", GridCellNode(FrameNode(FillNode(), width: 20, height: 20), anchor: UnitPoint(x: 0.25, y: 0))),
                        box("b", 30, 60)),
                    row(box("c", 100, 10), box("d", 50, 10)))),
            ["a": [20, 0, 20, 20]]),
        GridCase(
            "a guide of a cell moves its column", (50, 28),
            GridNode(
                group(
                    row(
                        marked(
                            "a",
                            GuideNode(FrameNode(FillNode(), width: 50, height: 10), key: HorizontalAlignment.leading.key) { _, _ in 20 })),
                    row(box("b", 50, 10))), alignment: .topLeading),
            ["a": [0, 0, 50, 10], "b": [20, 18, 50, 10]], size: (50, 28)),
        GridCase(
            "given spacing and alignment, measured", (320, 200),
            marked(
                "grid",
                GridNode(
                    group(row(box("a", 9, 16), box("red", 30, 30)), row(box("blue", 60, 20), box("h", 10, 16))), alignment: .topLeading,
                    horizontalSpacing: 20, verticalSpacing: 4)),
            [
                "grid": [105, 73, 110, 54], "a": [105, 73, 9, 16], "red": [185, 73, 30, 30], "blue": [105, 107, 60, 20],
                "h": [185, 107, 10, 16],
            ]),
        GridCase(
            "right to left", (120, 20), GridNode(row(box("a", 50, 20), box("b", 62, 20))), ["a": [70, 0, 50, 20], "b": [0, 0, 62, 20]],
            direction: .rightToLeft),
    ]

    static let spanning = [
        GridCase(
            "two columns merged", (316, 100),
            GridNode(group(row(box("a"), box("b"), box("c")), row(marked("m", GridCellNode(FillNode(), columns: 2)), box("d")))),
            ["a": [0, 0, 100, 46], "b": [108, 0, 100, 46], "c": [216, 0, 100, 46], "m": [0, 54, 208, 46], "d": [216, 54, 100, 46]]),
        GridCase(
            "a bar over all columns takes what is offered, the excess is shared out evenly (measured: 78, 129, 97)", (320, 60),
            GridNode(group(row(box("a", 9, 16), box("b", 60, 16), box("c", 28, 16)), box("bar", nil, 4))),
            ["a": [34.5, 16, 9, 16], "b": [120.5, 16, 60, 16], "c": [257.5, 16, 28, 16], "bar": [0, 40, 320, 4]]),
        GridCase(
            "an unsized bar takes the columns' width", (98, 31),
            GridNode(
                group(
                    row(box("a", 50, 20), box("b", 40, 20)),
                    GridCellNode(marked("bar", FrameNode(FillNode(), width: nil, height: 3)), unsizedAxes: .horizontal))),
            ["a": [0, 0, 50, 20], "b": [58, 0, 40, 20], "bar": [0, 28, 98, 3]], size: (98, 31)),
        GridCase(
            "an unsized cell, the frame outside of the modifier", (248, 168),
            GridNode(
                group(
                    row(box("g", 160, 80), box("bl", 80, 80)),
                    row(
                        marked("r", FrameNode(GridCellNode(FillNode(), unsizedAxes: .horizontal), width: nil, height: 80)), box("y", 80, 80)
                    ))),
            ["g": [0, 0, 160, 80], "bl": [168, 0, 80, 80], "r": [0, 88, 160, 80], "y": [168, 88, 80, 80]], size: (248, 168)),
        GridCase(
            "a spanning cell is placed by the grid's alignment", (200, 28),
            GridNode(
                group(
                    row(
                        box("a", 40, 10),
                        marked("b", GridCellNode(FrameNode(FillNode(), width: 60, height: 10), columnAlignment: .trailing))),
                    row(marked("m", GridCellNode(FrameNode(FillNode(), width: 100, height: 10), columns: 2)))), horizontalSpacing: 10),
            ["a": [45, 0, 40, 10], "b": [95, 0, 60, 10], "m": [50, 18, 100, 10]]),
        GridCase(
            "spans of a cell add up (G2)", (316, 46),
            GridNode(
                group(
                    row(box("a"), box("b"), box("c"), box("d")),
                    row(marked("m", GridCellNode(GridCellNode(FillNode(), columns: 2), columns: 2)))), horizontalSpacing: 0,
                verticalSpacing: 0),
            ["a": [0, 0, 79, 23], "m": [0, 23, 237, 23]]),
        GridCase(
            "the span of a row multiplies them (measured: 2 and 2 are 4)", (316, 46),
            GridNode(
                group(
                    row(box("a"), box("b"), box("c"), box("d")),
                    GridCellNode(row(marked("m", GridCellNode(FillNode(), columns: 2))), columns: 2)), horizontalSpacing: 0,
                verticalSpacing: 0),
            ["a": [0, 0, 79, 23], "m": [0, 23, 316, 23]]),
        GridCase(
            "a span of 0 takes no column: the next cell shares it (G2)", (60, 10),
            GridNode(
                row(
                    marked("z", GridCellNode(FrameNode(FillNode(), width: 50, height: 10), columns: 0)), box("a", 20, 10), box("b", 10, 10)),
                horizontalSpacing: 0),
            ["z": [0, 0, 50, 10], "a": [15, 0, 20, 10], "b": [50, 0, 10, 10]], size: (60, 10)),
        GridCase(
            "a lone view spans all columns, and may make more of them (G3, G5)", (30, 20),
            GridNode(
                group(row(box("a", 10, 10)), marked("x", GridCellNode(FrameNode(FillNode(), width: 10, height: 10), columns: 3))),
                horizontalSpacing: 10, verticalSpacing: 0), ["a": [0, 0, 10, 10], "x": [10, 10, 10, 10]], size: (30, 20)),
        GridCase(
            "the content of a stack keeps its span to itself (G21)", (20, 20),
            GridNode(
                group(
                    row(
                        StackNode(
                            GridCellNode(box("a", 10, 10), columns: 2), axis: .horizontal, alignment: VerticalAlignment.center.key,
                            spacing: 0),
                        box("b", 10, 10)), row(box("c", 10, 10), box("d", 10, 10))), horizontalSpacing: 0, verticalSpacing: 0),
            ["a": [0, 0, 10, 10], "b": [10, 0, 10, 10]], size: (20, 20)),
        GridCase(
            "a row outside of a grid is transparent", (200, 100),
            StackNode(group(row(box("a"), box("b")), box("d")), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0),
            ["a": [0, 0, 66.6667, 100], "b": [66.6667, 0, 66.6667, 100], "d": [133.3333, 0, 66.6667, 100]]),
    ]

    static let degenerate = [
        GridCase("no cells", (100, 100), marked("grid", GridNode(group())), ["grid": [50, 50, 0, 0]]),
        GridCase(
            "an empty row is none", (10, 28), GridNode(group(row(box("a", 10, 10)), row(), row(box("b", 10, 10)))), ["b": [0, 18, 10, 10]]),
        GridCase(
            "absurd spans", (100, 10),
            GridNode(row(marked("a", GridCellNode(FillNode(), columns: .max)), box("b", 10, 10)), horizontalSpacing: 0),
            ["b": [90, 0, 10, 10]]),
        GridCase(
            "negative spans count as 0", (100, 10),
            GridNode(row(marked("a", GridCellNode(FillNode(), columns: -4)), box("b", 10, 10)), horizontalSpacing: 0),
            ["a": [0, 0, 100, 10], "b": [45, 0, 10, 10]]),
    ]

    @Test("The ideal size offers nil to every cell (G8)")
    func ideal() {
        let mixed = GridNode(group(row(box("a"), box("b")), row(box("c", 30, 30), box("d"))))
        #expect(LayoutSolver.layout(scene(mixed, 500, 500)).measured(nil, nil) == CGSize(width: 48, height: 48))
        let ideal = LayoutSolver.layout(scene(FixedSizeNode(mixed), 48, 48))
        expectFrames(ideal, ["a": [0, 0, 30, 10], "b": [38, 0, 10, 10], "c": [0, 18, 30, 30], "d": [38, 18, 10, 30]])
        let flexible = GridNode(
            group(row(box("a"), box("b"), box("c")), row(box("d"), box("e"), box("f"))), horizontalSpacing: 5, verticalSpacing: 5)
        #expect(LayoutSolver.layout(scene(flexible, 500, 500)).measured(nil, nil) == CGSize(width: 40, height: 25))
    }

    /// Answers what no view should.
    private final class Unruly: Node, @unchecked Sendable {
        let size: CGSize
        init(_ width: Double, _ height: Double) {
            size = CGSize(width: width, height: height)
            super.init()
        }
        override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize { size }
    }

    @Test("Any proposal gets an answer without NaN", arguments: [0, -50, .infinity, -.infinity, .nan, 1e300, 37.5])
    func total(length: Double) {
        let cells = group(
            row(box("a"), box("b", 20, 10), SpacerNode()), row(GridCellNode(FillNode(), columns: 3, unsizedAxes: .vertical)),
            box("c", nil, 4),
            row(PriorityNode(FillNode(), -3), GridCellNode(FillNode(), columns: 7, anchor: UnitPoint(x: .nan, y: .infinity))),
            row(GridCellNode(Unruly(.infinity, -.infinity), columns: 2), GridCellNode(Unruly(-7, .nan), columns: 0), Unruly(.nan, 3)))
        for spacing in [nil, 0, -30, .nan, 4, .infinity, -.infinity] as [Double?] {
            let result = LayoutSolver.layout(scene(GridNode(cells, horizontalSpacing: spacing, verticalSpacing: spacing), 100, 100))
            #expect(result.framesByID.values.allSatisfy { ![$0.minX, $0.minY, $0.width, $0.height].contains { $0.isNaN } })
            for proposal in [(length, length), (length, nil), (nil, length)] as [(Double?, Double?)] {
                let size = result.measured(proposal.0, proposal.1)
                #expect(!size.width.isNaN && !size.height.isNaN)
            }
        }
    }

    @Test("Explicit guides of cells come out as the grid's (L10.7)")
    func guides() {
        func first(_ value: Double) -> Node {
            GuideNode(FrameNode(FillNode(), width: 10, height: 20), key: VerticalAlignment.firstTextBaseline.key) { _, _ in value }
        }
        let grid = GridNode(group(row(first(4)), row(first(6))), verticalSpacing: 0)
        let root = StackNode(
            group(marked("grid", grid), marked("b", first(14))), axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key,
            spacing: 0)
        // The least of 4 and 20 + 6.
        expectFrames(LayoutSolver.layout(scene(root, 20, 50)), ["grid": [0, 10, 10, 40], "b": [10, 0, 10, 20]])
    }
}
