// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing

@testable import LayoutEngine

/// Trees of every kind of node that needs no evaluator, made from a seed.
struct RandomTree: RandomNodes {
    var random: SplitMix
    private var counter = 0
    var mayFill = true
    /// May views have guides of their own? Lazy stacks do not look at them (L10.13).
    var mayGuide = true
    /// Does a clear view lie over each view?
    var isCovered = false
    /// The overlays of a covered tree and what lies in them.
    private(set) var covers: Set<ObjectIdentifier> = []
    /// Added to each distance that a container is given.
    var extraSpacing = 0.0
    /// The scroll views around: a length taken from one that hugs its content would depend on itself.
    private var scrolls = 0

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func node(depth: Int) -> Node {
        let plain = uncovered(depth: depth)
        guard isCovered else { return plain }
        let clear = FillNode()
        let covered = SecondaryNode(plain, secondary: clear, alignment: .center, isBehind: false)
        covers.formUnion([ObjectIdentifier(clear), ObjectIdentifier(covered)])
        return covered
    }

    private mutating func uncovered(depth: Int) -> Node {
        if depth <= 0 { return leaf() }
        switch Int.random(in: 0..<26, using: &random) {
        case 0...3: return stack(depth)
        case 4: return ZStackNode(GroupNode(children(depth)), alignment: alignment())
        case 5: return PaddingNode(node(depth: depth - 1), insets: insets())
        case 6: return FrameNode(node(depth: depth - 1), width: maybe(length()), height: maybe(length()), alignment: alignment())
        case 7: return FlexibleFrameNode(node(depth: depth - 1), horizontal: bounds(), vertical: bounds(), alignment: alignment())
        case 8: return FixedSizeNode(node(depth: depth - 1), axes: [.horizontal, .vertical, .both][Int.random(in: 0..<3, using: &random)])
        case 9:
            return AspectRatioNode(
                node(depth: depth - 1), ratio: maybe(Double.random(in: 0.2...4, using: &random)),
                contentMode: bool() || !mayFill ? .fit : .fill)
        case 10:
            return SecondaryNode(node(depth: depth - 1), secondary: node(depth: depth - 2), alignment: alignment(), isBehind: bool())
        case 11: return PriorityNode(node(depth: depth - 1), Double(Int.random(in: -1...2, using: &random)))
        case 12: return OffsetNode(node(depth: depth - 1), by: CGSize(width: length(), height: length()))
        case 13: return PositionNode(node(depth: depth - 1), at: CGPoint(x: length(), y: length()))
        case 14: return ViewThatFitsNode(GroupNode(children(depth)), axes: bool() ? .both : .horizontal)
        case 15: return safeAreaInset(depth)
        case 16:
            return GridNode(GroupNode(gridRows(depth)), alignment: alignment(), horizontalSpacing: spacing(5), verticalSpacing: spacing(3))
        case 17: return CustomLayoutNode(GroupNode(children(depth)), algorithm: DiagonalLayout())
        case 18 where mayGuide:
            let value = length()
            return GuideNode(node(depth: depth - 1), key: guide()) { _, _ in value }
        case 19: return IgnoresSafeAreaNode(node(depth: depth - 1))
        case 20, 21: return lazy(depth)
        case 22: return textual(node(depth: depth - 1))
        case 23 where scrolls == 0: return containerRelative(depth)
        case 24: return SectionNode(header: leaf(), content: GroupNode(children(depth)), footer: bool() ? leaf() : nil)
        default:
            scrolls += 1
            defer { scrolls -= 1 }
            return ScrollNode(node(depth: depth - 1), axes: bool() ? .vertical : .horizontal, name: "scroll\(next())")
        }
    }

    private mutating func safeAreaInset(_ depth: Int) -> Node {
        let edge = Edge.allCases.randomElement(using: &random) ?? .top
        return SafeAreaInsetNode(
            node(depth: depth - 1), edge: edge, alignment: AlignmentKey(edge.axis.other, bool() ? .center : .end), spacing: maybe(4),
            bar: node(depth: depth - 2))
    }

    private mutating func containerRelative(_ depth: Int) -> Node {
        let count = Int.random(in: 1...4, using: &random)
        return ContainerRelativeFrameNode(
            node(depth: depth - 1), axes: bool() ? .horizontal : .vertical, alignment: alignment(),
            measure: .columns(count: count, span: Int.random(in: 1...count, using: &random), spacing: 5))
    }

    private mutating func lazy(_ depth: Int) -> Node {
        let axis: Axis = bool() ? .vertical : .horizontal
        let key = AlignmentKey(axis.other, [.start, .center, .end].randomElement(using: &random) ?? .center)
        let content = GroupNode(children(depth))
        let name = "lazy\(next())"
        guard bool() else { return LazyStackNode(content, axis: axis, alignment: key, spacing: spacing(3), name: name) }
        let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            GridItem(
                [.fixed(length()), .flexible(minimum: length()), .adaptive(minimum: 20 + length())].randomElement(using: &random)
                    ?? .fixed(10), spacing: maybe(4), alignment: maybe(alignment()))
        }
        return LazyGridNode(content, axis: axis, items: items, alignment: key, spacing: spacing(3), name: name)
    }

    /// Another font, fewer lines, room for more, smaller letters for what is inside.
    private mutating func textual(_ content: Node) -> Node {
        let choice = Int.random(in: 0..<5, using: &random)
        return EnvironmentNode(content) { environment, origin in
            switch choice {
            case 0: environment.setting(EnvironmentKeys.font, to: .style(.title), by: origin)
            case 1: environment.setting(EnvironmentKeys.font, to: .system(size: 11), by: origin)
            case 2: environment.setting(EnvironmentKeys.lineLimit, to: 1, by: origin)
            case 3: environment.setting(EnvironmentKeys.reservedLines, to: 3, by: origin)
            default: environment.setting(EnvironmentKeys.minimumScaleFactor, to: 0.5, by: origin)
            }
        }
    }

    private mutating func guide() -> AlignmentKey {
        let axis: Axis = bool() ? .horizontal : .vertical
        let kinds: [AlignmentKey.Kind] =
            [.start, .center, .end, .custom("mark")] + (axis == .vertical ? [.firstTextBaseline, .lastTextBaseline] : [])
        return AlignmentKey(axis, kinds.randomElement(using: &random) ?? .center)
    }

    private mutating func next() -> Int {
        counter += 1
        return counter
    }

    private mutating func stack(_ depth: Int) -> Node {
        let axis: Axis = bool() ? .horizontal : .vertical
        let kinds: [AlignmentKey.Kind] =
            [.start, .center, .end, .custom("mark")] + (axis == .horizontal ? [.firstTextBaseline, .lastTextBaseline] : [])
        let key = AlignmentKey(axis.other, kinds.randomElement(using: &random) ?? .center)
        return StackNode(
            GroupNode(children(depth)), axis: axis, alignment: key, spacing: spacing(Double(Int.random(in: 0...12, using: &random))))
    }

    private mutating func gridRows(_ depth: Int) -> [Node] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            guard Int.random(in: 0..<4, using: &random) > 0 else { return node(depth: depth - 1) }
            let cells = children(depth).map { cell in
                GridCellNode(
                    cell, columns: Int.random(in: 1...2, using: &random), anchor: bool() ? .bottom : nil,
                    unsizedAxes: bool() ? [] : .horizontal)
            }
            return GridRowNode(GroupNode(cells), alignment: bool() ? .top : nil)
        }
    }

    private mutating func children(_ depth: Int) -> [Node] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in node(depth: depth - 1) }
    }

    private mutating func leaf() -> Node {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: FillNode()
        case 1: PaintNode(0, isSquare: true)
        case 2: SpacerNode(minLength: maybe(length()))
        case 3: DividerNode()
        case 4: TextNode(["Hi", "Hello, World", "A longer text that wraps over several lines", ""][Int.random(in: 0..<4, using: &random)])
        default: FrameNode(FillNode(), width: length(), height: length())
        }
    }

    private mutating func spacing(_ value: Double) -> Double? { maybe(value + extraSpacing) }
    private mutating func insets() -> EdgeInsets { EdgeInsets(top: length() / 4, leading: length() / 4, bottom: 0, trailing: length() / 8) }
}

extension LayoutResult {
    /// All frames in tree order.
    var frames: [CGRect] {
        var frames: [CGRect] = []
        for layer in snapshot.layers {
            frames.append(layer.frame)
        }
        return frames
    }
}

func layout(
    _ node: Node, _ width: Double = 300, _ height: Double = 500, options: LayoutOptions = LayoutOptions(),
    environment: EnvironmentValues = .empty
) -> LayoutResult {
    LayoutSolver.layout(
        LayoutInput(root: node, environment: environment, window: CGSize(width: width, height: height), safeArea: []), options: options)
}
