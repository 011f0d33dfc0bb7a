// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The trees that peers were measured on: a VStack at even depth, an HStack at odd, spacing 2, padding 1, `fan` children, leaves at
/// `depth`.
struct BenchTree {
    enum Leaves: String, CaseIterable { case fixed, flexible, text }

    let leaves: Leaves
    let depth: Int
    let fan: Int

    var name: String { "\(leaves.rawValue) D=\(depth) FAN=\(fan)" }
    var nodeCount: Int { count(below: 0, to: depth) }
    var leafCount: Int { count(below: depth, to: depth) }

    /// The number of nodes from one depth to another.
    private func count(below first: Int, to last: Int) -> Int {
        var count = 0
        var level = 1
        for depth in 0...last {
            if depth >= first { count += level }
            level *= fan
        }
        return count
    }

    // MARK: nodes

    func make() -> Node {
        var leaf = 0
        return node(at: 0, &leaf)
    }

    private func node(at level: Int, _ leaf: inout Int) -> Node {
        guard level < depth else {
            defer { leaf += 1 }
            return makeLeaf(leaf, widerBy: 0)
        }
        var children: [Node] = []
        children.reserveCapacity(fan)
        for _ in 0..<fan { children.append(node(at: level + 1, &leaf)) }
        return container(children, level)
    }

    private func container(_ children: [Node], _ level: Int) -> PaddingNode {
        let axis = axis(level)
        let stack = StackNode(children: children, axis: axis, alignment: AlignmentKey(axis.other, .start), spacing: 2)
        return PaddingNode(stack, insets: EdgeInsets(.all, 1))
    }

    private func axis(_ level: Int) -> Axis { level % 2 == 0 ? .vertical : .horizontal }

    private func makeLeaf(_ index: Int, widerBy change: Double) -> Node {
        let width = Double(8 + (7 * index) % 13) + change
        let height = Double(10 + (5 * index) % 7)
        switch leaves {
        case .text:
            let length = 3 + (7 * index) % 29 + Int(change)
            return TextNode(String((0..<length).map { Character(UnicodeScalar(UInt8(97 + ($0 * 7 + index) % 26))) }))
        case .flexible where index % 10 == 3:
            let axis = axis(depth - 1)
            let horizontal = FlexibleFrameNode.Bounds(min: width, ideal: nil, max: axis == .horizontal ? .infinity : nil)
            let vertical = FlexibleFrameNode.Bounds(min: height, ideal: nil, max: axis == .vertical ? .infinity : nil)
            return FlexibleFrameNode(FillNode(), horizontal: horizontal, vertical: vertical)
        default: return FrameNode(FillNode(), width: width, height: height)
        }
    }

    // MARK: the edit of one leaf

    /// The tree with one leaf wider by a change: the path to it is made anew, all else is shared.
    func replacing(leaf: Int, in root: Node, widerBy change: Double) -> Node { replacing(leaf, root, 0, leafCount, 0, change) }

    private func replacing(_ leaf: Int, _ node: Node, _ first: Int, _ leaves: Int, _ level: Int, _ change: Double) -> Node {
        guard level < depth, let stack = (node as? PaddingNode)?.content as? StackNode else {
            return makeLeaf(leaf, widerBy: change)
        }
        let share = leaves / fan
        let index = (leaf - first) / share
        var children = stack.children
        children[index] = replacing(leaf, children[index], first + index * share, share, level + 1, change)
        return container(children, level)
    }

    // MARK: layout

    /// The input of a layout: the root as the peers had it, in a window that may be wider by a change.
    func input(_ node: Node, widerBy change: Double = 0) -> LayoutInput {
        let sized: Node
        switch leaves {
        case .fixed: sized = FixedSizeNode(node)
        case .flexible: sized = node
        case .text: sized = FixedSizeNode(node, axes: .vertical)
        }
        let width = leaves == .flexible ? 4000.0 : 400.0
        return LayoutInput(root: sized, environment: .empty, window: CGSize(width: width + change, height: 20000), safeArea: [])
    }

    /// The sum that says that the work was done; nil where the peers' trees have other sizes.
    var checksum: Double? {
        guard leaves == .fixed else { return nil }
        return ["3x10": 137347, "4x10": 1_427_585, "5x10": 13_972_491, "9x2": 76688, "11x2": 313561, "13x2": 1_267_767]["\(depth)x\(fan)"]
    }
}

extension LayoutSnapshot {
    /// x + y + width + height of all nodes, relative to their parents. A container counts once, at its padded frame: its stack gives
    /// only the distance that its children are moved by.
    func checksum(_ tree: BenchTree) -> Double {
        var sum = 0.0
        // The root's fixed size is around the tree.
        for index in indices.dropFirst(tree.leaves == .flexible ? 0 : 1) {
            let layer = self[index]
            let outer = layer.parent.map { self[$0].frame.origin } ?? .zero
            let frame = layer.frame.offsetBy(x: -outer.x, y: -outer.y)
            if layer.node is StackNode {
                sum += (frame.minX + frame.minY) * Double(tree.fan)
            } else if !(layer.node is FillNode) {
                sum += frame.minX + frame.minY + frame.width + frame.height
            }
        }
        return sum
    }
}
