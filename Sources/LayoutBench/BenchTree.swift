// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The trees that peers were measured on: a VStack at even depth, an HStack at odd, spacing 2, padding 1, `fan` children, leaves at `depth`.
struct BenchTree {
    enum Leaves { case fixed, flexible, text }

    let depth: Int
    let fan: Int
    let leaves: Leaves
    /// The leaf whose width differs by 1, for the edit of one leaf.
    var changedLeaf: Int?

    var nodeCount: Int {
        var count = 0
        var level = 1
        for _ in 0...depth {
            count += level
            level *= fan
        }
        return count
    }

    func make() -> Node {
        var leaf = 0
        return node(at: 0, &leaf)
    }

    private func node(at level: Int, _ leaf: inout Int) -> Node {
        guard level < depth else {
            defer { leaf += 1 }
            return makeLeaf(leaf, axis: (level - 1) % 2 == 0 ? .vertical : .horizontal)
        }
        var children: [Node] = []
        children.reserveCapacity(fan)
        for _ in 0..<fan { children.append(node(at: level + 1, &leaf)) }
        let axis: Axis = level % 2 == 0 ? .vertical : .horizontal
        let alignment = AlignmentKey(axis.other, .start)
        let stack = StackNode(GroupNode(children), axis: axis, alignment: alignment, spacing: 2)
        return PaddingNode(stack, insets: EdgeInsets(.all, 1))
    }

    private func makeLeaf(_ index: Int, axis: Axis) -> Node {
        let width = Double(8 + (7 * index) % 13 + (changedLeaf == index ? 1 : 0))
        let height = Double(10 + (5 * index) % 7)
        switch leaves {
        case .fixed: return FrameNode(FillNode(), width: width, height: height)
        case .text:
            let length = 3 + (7 * index) % 29
            return TextNode(String((0..<length).map { Character(UnicodeScalar(UInt8(97 + ($0 * 7 + index) % 26))) }))
        case .flexible:
            guard index % 10 == 3 else { return FrameNode(FillNode(), width: width, height: height) }
            let horizontal = FlexibleFrameNode.Bounds(min: width, ideal: nil, max: axis == .horizontal ? .infinity : nil)
            let vertical = FlexibleFrameNode.Bounds(min: height, ideal: nil, max: axis == .vertical ? .infinity : nil)
            return FlexibleFrameNode(FillNode(), horizontal: horizontal, vertical: vertical)
        }
    }
}

/// The sum of x + y + width + height over all nodes, relative to their parents, a container counted once, at its padded frame.
struct Checksum {
    private(set) var value = 0.0

    init(_ root: Element) { add(root, origin: .zero) }

    /// The origin of what is counted: a padding around a stack is its frame, and the stack itself is not counted again.
    private mutating func add(_ element: Element, origin: CGPoint) {
        value += origin.x + origin.y + element.size.width + element.size.height
        guard let stack = element.node is PaddingNode ? element.existingChildren.first : nil else { return }
        for child in stack.existingChildren {
            add(child, origin: CGPoint(x: stack.origin.x + child.origin.x, y: stack.origin.y + child.origin.y))
        }
    }
}
