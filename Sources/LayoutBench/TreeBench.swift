// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The measurements of one tree.
struct TreeBench {
    let tree: BenchTree
    /// Bytes a node, of nodes and what a layout keeps beside them.
    private let bytes: Double
    /// Everything measured for memory stays, so that no tree gets memory that another one freed.
    private let kept: (Node, LayoutResult)

    init(_ tree: BenchTree) {
        self.tree = tree
        let before = Meter.allocatedBytes
        let node = tree.make()
        let result = LayoutSolver.layout(tree.input(node))
        use(result.snapshot.checksum(tree))
        bytes = Double(Meter.allocatedBytes - before) / Double(tree.nodeCount)
        kept = (node, result)
    }

    private var runs: Int { tree.nodeCount > 50_000 ? 5 : 20 }

    static let header = """
        | tree | nodes | build | full | resize | leaf edit | bytes a node | solves a node | checksum |
        |---|---|---|---|---|---|---|---|---|
        """

    /// Full is cold: a tree that was just made and that no layout has seen, until its snapshot is written. The trees are kept until
    /// the end, so that each stands in memory that no earlier one left in pieces.
    private var full: Double {
        var made: [Node] = []
        func fresh() -> LayoutInput {
            made.append(tree.make())
            return tree.input(made[made.count - 1])
        }
        return Meter.minimum(runs, prepare: fresh) { use(Double(LayoutSolver.layout($0).snapshot.count)) }
    }

    /// The window one point wider or narrower in turn, until the snapshot is written.
    private func resize(_ node: Node) -> Double {
        let inputs = [tree.input(node), tree.input(node, widerBy: 1)]
        var result = LayoutSolver.layout(inputs[0])
        var step = 0
        let root = inputs[0].root
        return Meter.minimum(runs, prepare: { step += 1 }) {
            var input = inputs[step % 2]
            input.root = root
            result = LayoutSolver.layout(input, reusing: result.elements)
            use(Double(result.snapshot.count))
        }
    }

    /// One leaf in the middle one point wider: the path made anew, measured, and the snapshot written.
    private func leafEdit(_ node: Node) -> Double {
        var node = node
        use(Double(LayoutSolver.layout(tree.input(node)).snapshot.count))
        var step = 0.0
        return Meter.minimum(max(runs, 20), prepare: { step += 1 }) {
            node = tree.replacing(leaf: tree.leafCount / 2, in: node, widerBy: step.truncatingRemainder(dividingBy: 2))
            use(Double(LayoutSolver.layout(tree.input(node)).snapshot.count))
        }
    }

    var row: String {
        func perNode(_ nanoseconds: Double) -> String { short(nanoseconds / Double(tree.nodeCount)) }
        let build = Meter.minimum(min(runs, 5), prepare: {}) { withExtendedLifetime(tree.make()) {} }
        let (node, result) = kept
        let sum = result.snapshot.checksum(tree)
        let check = tree.checksum.map { $0 == sum ? "right" : "WRONG: \(sum), not \($0)" } ?? "-"
        let cells = [
            tree.name, String(tree.nodeCount), perNode(build), perNode(full), perNode(resize(node)),
            time(leafEdit(node)), short(bytes), perNode(Double(result.counters.solves)), check,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}

/// Keeps the optimizer from leaving out what is never read.
@inline(never)
func use(_ value: Double) {
    sink += value
}

// Unsafe: the benchmark has one thread.
nonisolated(unsafe) private var sink = 0.0
