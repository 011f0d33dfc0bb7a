// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// How columns and rows come to their lengths, rule by rule; the numbers are worked out by hand.
@Suite("Grid sizing (G8-G17)")
struct GridSizingTests {
    @Test("Frames", arguments: shares + levels + spans + placement)
    func frames(_ given: GridCase) { given.check() }

    private static let any = 0...Double.infinity

    static let shares = [
        // n = 2, the shares are 96 and 46; column 1 finishes at 30 and leaves 66, row 1 at 20 and leaves 26.
        GridCase(
            "one level (G10, G12-G14)", (200, 100),
            GridNode(group(row(box("a", 30, 10), box("b", 20, 20)), row(box("c", 10, 30), tile("d", any, any)))),
            ["a": [0, 5, 30, 10], "b": [109, 0, 20, 20], "c": [10, 49, 10, 30], "d": [38, 28, 162, 72]], size: (200, 100)),
        // Cells count, not columns: at level 0 one in each row and column, so both shares are 60. Row 2 finishes at 20 and leaves 40.
        GridCase(
            "the share is by cells of a level (G10)", (60, 60),
            GridNode(group(row(half("a")), row(SpacerNode(), tile("c", 30...180, 20...20)))),
            ["a": [-15, 10, 30, 10], "c": [15, 25, 60, 20]], size: (90, 40)),
        // The share of 10 becomes 10 + (10 - 50).
        GridCase(
            "a share may become negative (G14)", (50, 10), tight(row(box("a", 50, 10), tile("b", any, 10...10))),
            ["b": [50, 0, 0, 10]], size: (50, 10)),
        // a, then b and c of one group: the half with b first, which takes 17.5 of its 35; c has 35 + 17.5.
        GridCase(
            "unsized cells come in the second half of their group (G11)", (100, 10),
            tight(row(box("a", 30, 10), marked("c", GridCellNode(TileNode(any, 10...10), unsizedAxes: .vertical)), half("b"))),
            ["a": [0, 0, 30, 10], "c": [30, 0, 52.5, 10], "b": [82.5, 0, 17.5, 10]]),
        GridCase(
            "a finite range goes before an infinite one, a smaller before a larger (G9)", (100, 30),
            tight(row(tile("a", any, 30...30), tile("b", 0...40, 30...30), tile("c", 0...20, 30...30))),
            ["a": [0, 0, 40, 30], "b": [40, 0, 40, 30], "c": [80, 0, 20, 30]]),
    ]

    static let levels = [
        // Level 1 gives row 1 its 20. At level 0 the share is 60 / 2; row 1 finishes again, and its 20 are taken once more: 30 + (30 - 20).
        GridCase(
            "a row that an earlier level made finishes again (G14)", (30, 80),
            tight(
                row(marked("p", PriorityNode(TileNode(20...20, 20...20), 1)), box("x", 10, 10)),
                row(tile("q", 10...10, any), box("r", 10, 10))),
            ["p": [0, 10, 20, 20], "q": [5, 30, 10, 40], "r": [20, 45, 10, 10]], size: (30, 60)),
        GridCase(
            "higher levels keep nothing for lower ones (G10)", (100, 10),
            tight(row(tile("a", any, 10...10), marked("b", PriorityNode(TileNode(any, 10...10), 1)), box("c", 20, 10))),
            ["a": [-10, 0, 0, 10], "b": [-10, 0, 100, 10], "c": [90, 0, 20, 10]], size: (120, 10)),
        // On the axis that counts the Spacer is as infinite as x, which has a range besides: the Spacer goes first, with 8 of its 5.
        GridCase(
            "a Spacer does not count its one unsized axis (G9)", (10, 20),
            tight(
                row(
                    marked("s", PriorityNode(GridCellNode(SpacerNode(), unsizedAxes: .vertical), 0)), tile("x", any, 0...5))),
            ["s": [0, 6, 8, 8], "x": [8, 7.5, 2, 5]], size: (10, 8)),
    ]

    static let spans = [
        // x needs 70 more than column 1 has; column 2 has a cell to come and takes it.
        GridCase(
            "the excess goes to columns with cells to come (G15)", (100, 20),
            tight(row(span("x", 2, TileNode(100...100, 10...10))), row(box("a", 30, 10), tile("b", 20...20, 10...1000))),
            ["a": [0, 10, 30, 10], "b": [55, 10, 20, 10]], size: (100, 20)),
        // Without a width it waits for the level's end: then no cell is to come, and both columns take half of 50.
        GridCase(
            "without a width at the end of the level (G15)", (100, 20),
            FixedSizeNode(
                tight(row(span("x", 2, TileNode(100...100, 10...10))), row(box("a", 30, 10), tile("b", 20...20, 10...1000))),
                axes: .horizontal),
            ["a": [12.5, 10, 30, 10], "b": [67.5, 10, 20, 10]]),
        // b is of a lower level; the excess of 90 goes to its column.
        GridCase(
            "cells of lower levels are to come (G15)", (100, 20),
            tight(
                row(box("a", 10, 10), marked("b", PriorityNode(TileNode(10...10, 10...10), -1))),
                row(span("x", 2, TileNode(100...100, 10...10)))),
            ["a": [0, 0, 10, 10], "b": [50, 0, 10, 10], "x": [0, 10, 100, 10]]),
        // Columns 2 and 3 hold no cell of their own: they stay open, and x is offered all that column 1 leaves.
        GridCase(
            "columns without cells of their own (G12, G15)", (100, 20),
            tight(row(box("a", 30, 10), span("x", 2, TileNode(any, 10...10))), row(box("b", 40, 10))),
            ["a": [5, 0, 30, 10], "x": [40, 0, 60, 10], "b": [0, 10, 40, 10]]),
        GridCase(
            "a cell over a million columns (G3, G5)", (100, 20),
            GridNode(group(row(span("x", 1_000_000, TileNode(any, 10...10)), box("a", 10, 10))), verticalSpacing: 0),
            ["x": [0, 5, 82, 10], "a": [90, 5, 10, 10]]),
    ]

    static let placement = [
        // Asked with 200 it answers 100, which is its column: it is placed with 200 again.
        GridCase("a cell that fills its slot keeps its proposal (G17)", (200, 200), GridNode(row(half("a"))), ["a": [50, 95, 100, 10]]),
        GridCase(
            "another is placed with its slot (G17)", (200, 200), tight(row(half("a")), row(box("b", 150, 10))),
            ["a": [62.5, 90, 75, 10], "b": [25, 100, 150, 10]]),
        GridCase(
            "a row's baselines stand on one line (G18, L10.5)", (20, 40),
            tight(GridRowNode(GroupNode([baseline("a", 40, at: 30), baseline("b", 20, at: 15)]), alignment: .firstTextBaseline)),
            ["a": [0, 0, 10, 40], "b": [10, 15, 10, 20]]),
    ]

    private static func span(_ id: String, _ columns: Int, _ node: Node) -> Node { marked(id, GridCellNode(node, columns: columns)) }

    private static func baseline(_ id: String, _ height: Double, at value: Double) -> Node {
        marked(
            id,
            GuideNode(FrameNode(FillNode(), width: 10, height: height), key: VerticalAlignment.firstTextBaseline.key) { _, _ in value })
    }
}
