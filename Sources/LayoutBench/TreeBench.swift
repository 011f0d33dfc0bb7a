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
        let before = Meter.residentBytes
        let node = tree.make()
        let result = LayoutEngine.layout(tree.input(node))
        use(result.checksum(tree))
        bytes = Double(Meter.residentBytes - before) / Double(tree.nodeCount)
        kept = (node, result)
    }

    private var runs: Int { tree.nodeCount > 50_000 ? 5 : 20 }

    static let header = """
        | tree | nodes | build | full | with elements | resize | leaf edit | bytes a node | solves a node | checksum |
        |---|---|---|---|---|---|---|---|---|---|
        """

    /// Full is cold: a tree that was just made and that no layout has seen, until every frame was given out once. The trees are kept until
    /// the end, so that each stands in memory that no earlier one left in pieces.
    private var full: Double {
        var made: [Node] = []
        func fresh() -> LayoutInput {
            made.append(tree.make())
            return tree.input(made[made.count - 1])
        }
        return Meter.minimum(runs, prepare: fresh) { use(LayoutEngine.layout($0).checksum(tree)) }
    }

    /// As full, but with the elements that names and questions need.
    private var withElements: Double {
        Meter.minimum(min(runs, 3), prepare: { tree.input(tree.make()) }) { input in
            LayoutEngine.layout(input).walk { layer in
                use(layer.frame.minX)
                return true
            }
        }
    }

    /// The window one point wider or narrower in turn, until every frame was given out.
    private func resize(_ node: Node) -> Double {
        let inputs = [tree.input(node), tree.input(node, widerBy: 1)]
        var result = LayoutEngine.layout(inputs[0])
        use(result.checksum(tree))
        var step = 0
        let root = inputs[0].root
        return Meter.minimum(runs, prepare: { step += 1 }) {
            var input = inputs[step % 2]
            input.root = root
            result = LayoutEngine.layout(input, reusing: result.tree)
            use(result.checksum(tree))
        }
    }

    /// One leaf in the middle one point wider: the path made anew, measured, and every frame given out that can have moved.
    private func leafEdit(_ node: Node) -> Double {
        var node = node
        use(LayoutEngine.layout(tree.input(node)).checksum(tree))
        var step = 0.0
        var path: [ObjectIdentifier] = []
        return Meter.minimum(max(runs, 50), prepare: { step += 1 }) {
            node = tree.replacing(leaf: tree.leafCount / 2, in: node, widerBy: step.truncatingRemainder(dividingBy: 2), path: &path)
            use(LayoutEngine.layout(tree.input(node)).checksum(path: path))
        }
    }

    /// The answers that were worked out, of elements and of plain nodes.
    private func solves(_ result: LayoutResult) -> Int {
        var solves = result.counters.solves
        result.forEachFrame { node, _ in solves += node.plainSolves }
        return solves
    }

    var row: String {
        func perNode(_ nanoseconds: Double) -> String { short(nanoseconds / Double(tree.nodeCount)) }
        let build = Meter.minimum(min(runs, 5), prepare: {}) { withExtendedLifetime(tree.make()) {} }
        let (node, result) = kept
        let solves = solves(result)
        let sum = result.checksum(tree)
        let check = tree.checksum.map { $0 == sum ? "right" : "WRONG: \(sum), not \($0)" } ?? "-"
        let cells = [
            tree.name, String(tree.nodeCount), perNode(build), perNode(full), perNode(withElements), perNode(resize(node)),
            time(leafEdit(node)), short(bytes), perNode(Double(solves)), check,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}

/// Keeps the optimizer from leaving out what nobody reads.
@inline(never)
func use(_ value: Double) {
    sink += value
}

nonisolated(unsafe) private var sink = 0.0
