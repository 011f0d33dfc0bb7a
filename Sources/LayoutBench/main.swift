// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

let clock = ContinuousClock()

/// The shortest of several runs, in nanoseconds.
func minimum(_ runs: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
        let time = clock.measure(body)
        best = min(best, Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9)
    }
    return best
}

func input(_ node: Node, _ leaves: BenchTree.Leaves) -> LayoutInput {
    let sized: Node
    switch leaves {
    case .fixed: sized = FixedSizeNode(node)
    case .flexible: sized = node
    case .text: sized = FixedSizeNode(node, axes: .vertical)
    }
    let window = leaves == .flexible ? CGSize(width: 4000, height: 20000) : CGSize(width: 400, height: 20000)
    return LayoutInput(root: sized, environment: .empty, window: window, safeArea: [])
}

let expected: [String: Double] = [
    "fixed 3x10": 137347, "fixed 4x10": 1427585, "fixed 5x10": 13972491, "fixed 9x2": 76688, "fixed 11x2": 313561, "fixed 13x2": 1267767,
]
for (name, leaves) in [("fixed", BenchTree.Leaves.fixed), ("flexible", .flexible), ("text", .text)] {
    for (depth, fan) in [(3, 10), (4, 10), (5, 10), (9, 2), (11, 2), (13, 2)] {
        let tree = BenchTree(depth: depth, fan: fan, leaves: leaves)
        let node = tree.make()
        let input = input(node, leaves)
        var result = LayoutEngine.layout(input)
        let runs = tree.nodeCount > 50_000 ? 5 : 20
        let time = minimum(runs) { result = LayoutEngine.layout(input) }
        var note = ""
        if let root = result.tree.element?.existingChildren.first, let wanted = expected["\(name) \(depth)x\(fan)"] {
            let sum = Checksum(root).value
            note = sum == wanted ? "checksum ok" : "CHECKSUM \(sum), expected \(wanted)"
        }
        let count = Double(tree.nodeCount)
        let rounded = (time / count * 10).rounded() / 10
        let solves = (Double(result.counters.solves) / count * 100).rounded() / 100
        print("\(name) D=\(depth) FAN=\(fan): \(tree.nodeCount) nodes, \(rounded) ns a node, \(solves) solves a node \(note)")
    }
}
