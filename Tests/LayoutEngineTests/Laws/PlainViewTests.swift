// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing

/// Plain views are measured without elements; every number must be the one that the general path finds.
@Suite struct PlainViewTests {
    static let seeds = Array(UInt64(1)...150)

    /// The general path, by its own switch: a trace wants to see every element asked.
    private var general: LayoutOptions {
        var options = LayoutOptions()
        options.trace = LayoutTrace()
        return options
    }

    @Test(arguments: seeds) func everyFrameIsThatOfTheGeneralPath(seed: UInt64) {
        var tree = PlainTree(seed: seed)
        let node = tree.node(depth: 6)
        for (width, height) in [(300.0, 500.0), (17.5, 0.0), (-20, 4000), (Double.infinity, 100)] {
            #expect(layout(node, width, height).frames == layout(node, width, height, options: general).frames)
        }
    }

    /// Frames without elements are those of the elements, in the same order.
    @Test(arguments: seeds) func framesWithoutElementsAreTheSame(seed: UInt64) {
        var tree = PlainTree(seed: seed)
        let node = tree.node(depth: 6)
        func frames(_ options: LayoutOptions) -> [CGRect] {
            var frames: [CGRect] = []
            layout(node, options: options).forEachFrame { frames.append($1) }
            return frames
        }
        #expect(frames(LayoutOptions()) == frames(general))
    }

    /// What nodes remember from other trees and other windows changes nothing.
    @Test(arguments: seeds) func anEditEqualsAColdPass(seed: UInt64) {
        var tree = PlainTree(seed: seed)
        let (a, b) = (tree.node(depth: 5), tree.node(depth: 5))
        func around(_ extra: Node) -> Node {
            StackNode(GroupNode([a, extra, b]), axis: .horizontal, alignment: VerticalAlignment.bottom.key, spacing: nil)
        }
        let before = around(FrameNode(FillNode(), width: 10, height: 10))
        _ = layout(before)
        _ = layout(before, 123, 45)
        let after = around(FrameNode(FillNode(), width: 11, height: 10))
        #expect(layout(after).frames == layout(after, options: general).frames)
    }

    /// A node that stands in the tree 2^50 times ends at the limit, and so does looking at the result.
    @Test func tooManyPlainViewsEndAtTheLimit() {
        var node: Node = FillNode()
        for _ in 0..<50 {
            node = StackNode(GroupNode([node, node]), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
        }
        let result = layout(node)
        guard case .limitExceeded = result.stop else {
            Issue.record("expected a limit, got \(String(describing: result.stop))")
            return
        }
        #expect(result.frames.count == 1)
        var count = 0
        result.forEachFrame { _, _ in count += 1 }
        #expect(count == 1)
    }
}

/// Trees of plain views alone, made from a seed.
private struct PlainTree {
    var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func node(depth: Int) -> Node {
        if depth <= 0 { return bool() ? FillNode() : FrameNode(FillNode(), width: length(), height: maybe(length())) }
        let below = depth - 1
        switch Int.random(in: 0..<17, using: &random) {
        case 0...4: return stack(depth)
        case 5:
            let insets = EdgeInsets(top: length() - 20, leading: length(), bottom: 3, trailing: length() - 30)
            return PaddingNode(node(depth: below), insets: insets)
        case 6: return FrameNode(node(depth: below), width: maybe(length()), height: maybe(length()), alignment: .bottomTrailing)
        case 7, 8: return FlexibleFrameNode(node(depth: below), horizontal: bounds(), vertical: bounds(), alignment: .top)
        case 9: return FixedSizeNode(node(depth: below), axes: bool() ? .horizontal : .both)
        case 10: return PriorityNode(node(depth: below), Double(Int.random(in: -1...2, using: &random)))
        case 11, 12: return ZStackNode(GroupNode(children(depth)), alignment: alignment())
        case 13: return SecondaryNode(node(depth: below), secondary: secondary(below), alignment: alignment(), isBehind: bool())
        case 14: return PositionNode(node(depth: below), at: CGPoint(x: length(), y: length()))
        case 15:
            return EnvironmentNode(node(depth: below)) { $0.setting(EnvironmentKeys.layoutDirection, to: .rightToLeft, by: $1) }
        default: return OffsetNode(node(depth: below), by: CGSize(width: length(), height: length()))
        }
    }

    private mutating func stack(_ depth: Int) -> Node {
        let axis: Axis = bool() ? .horizontal : .vertical
        let kind: AlignmentKey.Kind = [.start, .center, .end].randomElement(using: &random) ?? .center
        let children = children(depth)
        let spacing = maybe(Double(Int.random(in: -10...12, using: &random)))
        return StackNode(GroupNode(children), axis: axis, alignment: AlignmentKey(axis.other, kind), spacing: spacing)
    }

    /// Views, some of them in groups of groups, which a container opens.
    private mutating func children(_ depth: Int) -> [Node] {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
            if Int.random(in: 0..<10, using: &random) == 0 { return SpacerNode(minLength: maybe(length())) }
            let child = node(depth: depth - 1)
            guard Int.random(in: 0..<8, using: &random) == 0 else { return child }
            return GroupNode([GroupNode([]), child, GroupNode([FillNode()])])
        }
    }

    private mutating func secondary(_ depth: Int) -> Node {
        [node(depth: depth - 1), GroupNode([node(depth: 0)]), GroupNode([])].randomElement(using: &random) ?? FillNode()
    }

    private mutating func alignment() -> Alignment {
        [.center, .topLeading, .bottomTrailing, .leading, .top].randomElement(using: &random) ?? .center
    }

    private mutating func bool() -> Bool { Bool.random(using: &random) }
    private mutating func maybe(_ value: Double) -> Double? { bool() ? value : nil }
    private mutating func length() -> Double { Double(Int.random(in: 0...120, using: &random)) / 2 }

    private mutating func bounds() -> FlexibleFrameNode.Bounds {
        FlexibleFrameNode.Bounds(min: maybe(length()), ideal: maybe(length()), max: bool() ? .infinity : maybe(length()))
    }
}
