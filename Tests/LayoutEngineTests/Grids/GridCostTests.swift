// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// What a grid asks of its cells, in exact counts.
@Suite("Grid cost")
struct GridCostTests {
    /// 10 × 10, and counts how often it is asked for a proposal that is new to it.
    private final class Counting: Node, @unchecked Sendable {
        var count = 0
        override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
            count += 1
            return CGSize(width: 10, height: 10)
        }
    }

    private func grid(_ rows: Int, _ columns: Int, _ cell: (Int) -> Node) -> Node {
        GridNode(
            GroupNode((0..<rows).map { row in GridRowNode(GroupNode((0..<columns).map { cell(row * columns + $0) })) }),
            horizontalSpacing: 1, verticalSpacing: 1)
    }

    @Test("A cell is asked for its limits, and for what there is for it", arguments: [2, 4, 16, 40])
    func questions(side: Int) {
        let cells = (0..<side * side).map { _ in Counting() }
        _ = LayoutSolver.layout(scene(grid(side, side) { cells[$0] }, 1000, 1000))
        #expect(cells.allSatisfy { $0.count == 3 })
    }

    @Test("Nobody is asked for limits where no order depends on them (G8, G9)", arguments: [1, 3, 400])
    func withoutOrder(count: Int) {
        let ideal = (0..<count).map { _ in Counting() }
        _ = LayoutSolver.layout(scene(FixedSizeNode(grid(count, 1) { ideal[$0] }), 1000, 1000))
        #expect(ideal.allSatisfy { $0.count == 1 })
        let alone = (0..<count).map { _ in Counting() }
        _ = LayoutSolver.layout(scene(grid(count, 1) { PriorityNode(alone[$0], Double($0)) }, 1000, 1000))
        #expect(alone.allSatisfy { $0.count == 1 })
    }

    /// Tracks are as many as cells begin or end, whatever a person types for a span.
    @Test("Spans without bounds", arguments: [1, 2, 1_000_000, .max])
    func spans(columns: Int) throws {
        func wide(_ id: String) -> Node { GridCellNode(box(id), columns: columns) }
        let root = GridNode(
            group(
                row(wide("a"), box("b", 10, 10), wide("c")), GridCellNode(wide("d"), columns: columns),
                GridCellNode(row(wide("e")), columns: columns)),
            horizontalSpacing: 0)
        let result = LayoutSolver.layout(scene(root, 300, 100))
        let account = try #require(result.gridAccount)
        #expect(account.columns.count <= 6)
        #expect(result.framesByID.values.allSatisfy { $0.minX >= -0.001 && $0.maxX <= 300.001 })
    }

    @Test("A level of nesting costs the same at every depth")
    func nesting() {
        func solves(_ depth: Int) -> Int {
            var root: Node = box("leaf", nil, 10)
            for _ in 0..<depth { root = GridNode(row(root, box("x", 1, 1))) }
            return LayoutSolver.layout(scene(root, 1000, 500)).counters.solves
        }
        #expect(solves(40) - solves(30) == solves(20) - solves(10))
        #expect(solves(40) - solves(39) <= 30)
    }
}
