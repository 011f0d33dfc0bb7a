// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Testing

@testable import LayoutEngine

/// Self-contained nodes are measured and placed without elements; every number must be the one that elements give.
@Suite struct SelfContainedTests {
    static let seeds = Array(UInt64(1)...120)
    static let windows: [(Double, Double)] = [
        (300, 500), (17.5, 0), (0, 0), (-20, 4000), (60, 90), (120, 30.5), (.infinity, 100), (35, .infinity),
    ]

    @Test(arguments: seeds) func shapesHaveTheFramesOfElements(seed: UInt64) {
        var (inside, elements) = (ShapeTree(seed: seed), ShapeTree(seed: seed, areElements: true))
        let (node, other) = (inside.node(depth: 6), elements.node(depth: 6))
        for (width, height) in Self.windows { #expect(layout(node, width, height).frames == layout(other, width, height).authoredFrames) }
    }

    /// What was remembered of the windows before changes nothing.
    @Test(arguments: seeds.prefix(40)) func textsHaveTheFramesOfElements(seed: UInt64) {
        var (inside, elements) = (TextTree(seed: seed), TextTree(seed: seed, areElements: true))
        let (node, other) = (inside.node(depth: 4), elements.node(depth: 4))
        for (width, height) in Self.windows { #expect(layout(node, width, height).frames == layout(other, width, height).authoredFrames) }
    }

    /// A tree whose nodes were laid out in another environment before.
    @Test(arguments: seeds.prefix(16)) func anotherSettingOfTextsForgetsTheFirst(seed: UInt64) {
        func make() -> Node {
            var tree = TextTree(seed: seed)
            return tree.node(depth: 4)
        }
        let kept = make()
        let large = EnvironmentValues.empty.setting(EnvironmentKeys.dynamicTypeSize, to: .accessibility2, by: .standard)
            .setting(EnvironmentKeys.displayScale, to: 3, by: .standard)
        let limited = EnvironmentValues.empty.setting(EnvironmentKeys.lineLimit, to: 2, by: .standard)
        let shrinking = EnvironmentValues.empty.setting(EnvironmentKeys.minimumScaleFactor, to: 0.5, by: .standard)
        for environment in [.empty, large, limited, shrinking, .empty] {
            #expect(layout(kept, 90, 120, environment: environment).frames == layout(make(), 90, 120, environment: environment).frames)
        }
    }

    /// What nodes remember from other trees and other windows changes nothing.
    @Test(arguments: seeds) func anEditEqualsAColdPass(seed: UInt64) {
        func make() -> [Node] {
            var (shapes, texts) = (ShapeTree(seed: seed), TextTree(seed: seed))
            return [shapes.node(depth: 4), texts.node(depth: 3)]
        }
        func around(_ parts: [Node], _ extra: Node) -> Node {
            StackNode(GroupNode([parts[0], extra, parts[1]]), axis: .horizontal, alignment: VerticalAlignment.bottom.key, spacing: nil)
        }
        let kept = make()
        let before = around(kept, FrameNode(FillNode(), width: 10, height: 10))
        _ = layout(before)
        _ = layout(before, 123, 45)
        func after() -> Node { TextNode("after that") }
        #expect(layout(around(kept, after())).frames == layout(around(make(), after())).frames)
    }

    /// A node that stands in the tree 2^50 times ends at the limit, and so does looking at the result.
    @Test func tooManyViewsEndAtTheLimit() {
        var node: Node = FillNode()
        for _ in 0..<50 {
            node = StackNode(GroupNode([node, node]), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
        }
        let result = layout(node)
        guard case .limitExceeded = result.stop else {
            Issue.record("expected a limit, got \(String(describing: result.stop))")
            return
        }
        #expect(result.snapshot.count == 1)
    }

    // MARK: complexity

    /// What is asked in a tree of texts until all are placed, at depths between which it grows 64 times: in room for every text on a line,
    /// in room for some words, and in nearly none.
    @Test(arguments: [40_000.0, 400, 60]) func questionsToTextsDoNotGrowWithDepth(width: Double) {
        func questions(_ depth: Int) -> Double {
            let result = layout(FixedSizeNode(TextTree.alternating(depth), axes: .vertical), width, 20000)
            return Double(result.counters.solves + result.counters.hits) / Double((1 << (depth + 1)) - 1)
        }
        let counts = [7, 9, 11].map(questions)
        #expect(counts.allSatisfy { $0 < 21 }, "\(counts)")
        // How many texts wrap is another matter at each depth.
        #expect(counts[2] < counts[0] + 1, "\(counts)")
    }
}

/// A layer that is an element, and so is all around it: the engine knows nothing of this kind.
private final class AsElement: UnaryNode, @unchecked Sendable {}

extension LayoutResult {
    /// The frames in tree order, less those of the layers that only make elements.
    fileprivate var authoredFrames: [CGRect] { snapshot.layers.filter { !($0.node is AsElement) }.map(\.frame) }
}

/// Trees of shapes alone, made from a seed.
private struct ShapeTree: RandomNodes {
    var random: SplitMix
    /// Are the leaves elements, and so everything around them?
    let areElements: Bool

    init(seed: UInt64, areElements: Bool = false) {
        random = SplitMix(state: seed)
        self.areElements = areElements
    }

    private func leaf(_ node: Node) -> Node { areElements ? AsElement(node) : node }

    mutating func node(depth: Int) -> Node {
        if depth <= 0 { return leaf(bool() ? FillNode() : FrameNode(FillNode(), width: length(), height: maybe(length()))) }
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
            return GroupNode([GroupNode([]), child, GroupNode([leaf(FillNode())])])
        }
    }

    private mutating func secondary(_ depth: Int) -> Node {
        [node(depth: depth - 1), GroupNode([node(depth: 0)]), GroupNode([])].randomElement(using: &random) ?? leaf(FillNode())
    }
}

/// Trees of texts and shapes, made from a seed.
private struct TextTree: RandomNodes {
    var random: SplitMix
    /// Are the leaves elements, and so everything around them?
    let areElements: Bool

    init(seed: UInt64, areElements: Bool = false) {
        random = SplitMix(state: seed &* 7919)
        self.areElements = areElements
    }

    /// Columns and rows in turn of two each, down to texts of 3 to 31 characters.
    static func alternating(_ depth: Int) -> Node {
        var leaves = 0
        func tree(_ level: Int) -> Node {
            if level == depth {
                leaves += 1
                return TextNode(String(repeating: "abcdefg", count: 5).prefix(3 + (7 * leaves) % 29).description)
            }
            let axis: Axis = level % 2 == 0 ? .vertical : .horizontal
            let two = GroupNode([tree(level + 1), tree(level + 1)])
            return PaddingNode(
                StackNode(two, axis: axis, alignment: AlignmentKey(axis.other, .start), spacing: 2), insets: EdgeInsets(.all, 1))
        }
        return tree(0)
    }

    mutating func node(depth: Int) -> Node {
        if depth <= 0 { return leaf() }
        let below = depth - 1
        switch Int.random(in: 0..<17, using: &random) {
        case 0...6: return stack(depth)
        case 7:
            let insets = EdgeInsets(top: length() - 20, leading: length() / 4, bottom: 3, trailing: length() / 2 - 9)
            return PaddingNode(node(depth: below), insets: insets)
        case 8: return FrameNode(node(depth: below), width: maybe(length()), height: maybe(length()), alignment: .bottomTrailing)
        case 9, 10: return FlexibleFrameNode(node(depth: below), horizontal: bounds(), vertical: bounds(), alignment: .top)
        case 11: return FixedSizeNode(node(depth: below), axes: [.horizontal, .vertical, .both].randomElement(using: &random) ?? .both)
        case 12: return PriorityNode(node(depth: below), Double(Int.random(in: -1...2, using: &random)))
        case 13: return PositionNode(node(depth: below), at: CGPoint(x: length(), y: length()))
        case 14: return SecondaryNode(node(depth: below), secondary: leaf(), alignment: .bottomTrailing, isBehind: bool())
        case 15: return ZStackNode(GroupNode([node(depth: below), leaf()]), alignment: .topLeading)
        default: return OffsetNode(node(depth: below), by: CGSize(width: length(), height: length()))
        }
    }

    private mutating func leaf() -> Node {
        let node = shapeOrText()
        return areElements && !(node is SpacerNode) && !(node is DividerNode) ? AsElement(node) : node
    }

    private mutating func shapeOrText() -> Node {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return FillNode()
        case 1: return FrameNode(FillNode(), width: length(), height: maybe(length()))
        case 3: return SpacerNode(minLength: maybe(length()))
        case 4: return DividerNode()
        case 2: return TextNode([TextRun("Big"), TextRun(" and bold\nin two paragraphs", font: .system(.title).bold())])
        default: return TextNode(SampleTexts.strings.randomElement(using: &random) ?? "")
        }
    }

    private mutating func stack(_ depth: Int) -> Node {
        let axis: Axis = bool() ? .horizontal : .vertical
        let kinds: [AlignmentKey.Kind] = [.start, .start, .center, .end, .firstTextBaseline]
        var kind = kinds.randomElement(using: &random) ?? .center
        if axis == .vertical, kind == .firstTextBaseline { kind = .end }
        let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth: depth - 1) }
        let spacing = bool() ? nil : Double(Int.random(in: -10...12, using: &random))
        return StackNode(GroupNode(children), axis: axis, alignment: AlignmentKey(axis.other, kind), spacing: spacing)
    }
}
