// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// Complexity is a test: exact counts of what layout had to work out.
@Suite struct MeasureCountTests {
    /// VStack and HStack in turn around one padded leaf, `depth` times.
    private func nested(_ depth: Int, _ leaf: Node) -> Node {
        var node = leaf
        for level in 0..<depth {
            let axis: Axis = level % 2 == 0 ? .vertical : .horizontal
            let two = GroupNode([node, FrameNode(FillNode(), width: 1, height: 1)])
            node = StackNode(two, axis: axis, alignment: AlignmentKey(axis.other, .center), spacing: 0)
        }
        return node
    }

    /// A leaf that counts how often it is asked.
    private final class Counting: Node, @unchecked Sendable {
        var count = 0
        override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
            count += 1
            return proposal.replacingUnspecifiedDimensions()
        }
    }

    private final class IndependentCounting: Node, @unchecked Sendable {
        var count = 0
        override func independence(_ view: LayoutSubview) -> Independence { .full }
        override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
            count += 1
            return proposal ?? 10
        }
    }

    /// Rows of rows: as many views are made as the limit allows, and no row after them.
    @Test func listsOfListsEndAtTheLimit() {
        final class Made: @unchecked Sendable { var count = 0 }
        let made = Made()
        let inner = ForEachNode(ForEachNode.Data(0..<1_000)) { _, _ in
            made.count += 1
            return FillNode()
        }
        let outer = ForEachNode(ForEachNode.Data(0..<1_000)) { _, _ in inner }
        var options = LayoutOptions()
        options.limits.elements = 5_000
        let stack = StackNode(outer, axis: .vertical, alignment: AlignmentKey(.horizontal, .center), spacing: 0)
        let result = layout(stack, options: options)
        #expect(result.stop != nil)
        #expect(made.count <= 5_001)
    }

    /// A list that has more rows than there may be views: none of them is made.
    @Test func moreRowsThanViewsAreNotBegun() {
        final class Made: @unchecked Sendable { var count = 0 }
        let made = Made()
        let rows = ForEachNode(ForEachNode.Data(0..<100_000_000)) { _, _ in
            made.count += 1
            return FillNode()
        }
        var options = LayoutOptions()
        options.limits.elements = 5_000
        let stack = StackNode(rows, axis: .vertical, alignment: AlignmentKey(.horizontal, .center), spacing: 0)
        #expect(layout(stack, options: options).stop != nil)
        #expect(made.count == 0)
    }

    /// Rows without a length, and rows that lie on those before them, never fill a window: as many are made as may be in sight. Outside of
    /// a scroll view all are in sight.
    @Test(arguments: [0, -1e308]) func rowsThatFillNoWindowEnd(spacing: Double) {
        final class Made: @unchecked Sendable { var count = 0 }
        let made = Made()
        let rows = ForEachNode(ForEachNode.Data(0..<100_000)) { index, _ in
            made.count += 1
            return box("r\(index)", nil, 0)
        }
        let column = lazyColumn(rows, spacing: spacing)
        var options = LayoutOptions()
        options.limits.rowsInSight = 500
        #expect(layout(ScrollNode(column, axes: .vertical, name: "feed"), options: options).stop != nil)
        #expect(made.count < 510)
        #expect(layout(column, options: options).stop == nil)
    }

    /// On each axis a stack probes 0 and infinity once and makes one offer: three answers an axis, at any depth.
    @Test(arguments: [1, 2, 10, 100, 200]) func anIndependentLeafIsAskedThreeTimesAnAxis(depth: Int) {
        let leaf = IndependentCounting()
        _ = layout(nested(depth, leaf))
        // In one stack only its own axis is probed; the other is asked once.
        #expect(leaf.count == (depth == 1 ? 4 : 6))
    }

    /// Without independence the same leaf is still asked only for the proposals that differ.
    @Test func aDependentLeafInAStackIsAskedForEachProposalOnce() {
        let leaf = Counting()
        _ = layout(nested(1, leaf))
        #expect(leaf.count == 3)
    }

    @Test func solvesANodeDoNotGrowWithDepth() {
        func solves(_ depth: Int) -> Double {
            func tree(_ level: Int) -> Node {
                if level == depth { return FrameNode(FillNode(), width: 8, height: 10) }
                let axis: Axis = level % 2 == 0 ? .vertical : .horizontal
                return PaddingNode(
                    StackNode(
                        GroupNode([tree(level + 1), tree(level + 1)]), axis: axis, alignment: AlignmentKey(axis.other, .start), spacing: 2),
                    insets: EdgeInsets(.all, 1))
            }
            let result = layout(FixedSizeNode(tree(0)))
            return Double(result.counters.solves) / Double((1 << (depth + 1)) - 1)
        }
        let counts = [9, 11, 13].map(solves)
        #expect(counts.allSatisfy { abs($0 - counts[0]) < 0.1 }, "\(counts)")
    }

    /// A level more doubles the work and adds what the new root does itself, which is the same at every depth: nothing is asked more often
    /// because it lies deeper.
    @Test func aSelfContainedContainerWorksOutAsMuchAtAnyDepth() {
        func solves(_ depth: Int) -> Int {
            func tree(_ level: Int) -> Node {
                if level == depth { return FlexibleFrameNode(FillNode(), horizontal: flexible, vertical: flexible) }
                let axis: Axis = level % 2 == 0 ? .vertical : .horizontal
                let children = GroupNode([tree(level + 1), tree(level + 1)])
                return StackNode(children, axis: axis, alignment: AlignmentKey(axis.other, .start), spacing: 2)
            }
            return layout(tree(0), 40000, 20000).counters.solves
        }
        // Two levels at a time, as rows and columns take turns.
        let counts = [5, 7, 9, 11].map(solves)
        let added = zip(counts, counts.dropFirst()).map { $1 - 4 * $0 }
        #expect(added.allSatisfy { $0 == added[0] }, "\(counts)")
    }

    private let flexible = FlexibleFrameNode.Bounds(min: 3, ideal: nil, max: .infinity)

    /// Where no offer changes anything, a container works out one answer, and its place.
    @Test func aRigidContainerAnswersOnce() {
        let counts = [6, 12].map { depth in
            layout(nested(depth, FrameNode(FillNode(), width: 8, height: 10))).counters.solves / depth
        }
        #expect(counts[0] == counts[1], "\(counts)")
    }

    @Test func anUnchangedTreeIsNotMeasuredAgain() {
        let node = nested(20, FillNode())
        let input = LayoutInput(root: node, environment: .empty, window: CGSize(width: 300, height: 500), safeArea: [])
        let first = LayoutSolver.layout(input)
        let second = LayoutSolver.layout(input, reusing: first.elements)
        // Containers know their answers. What remembers nothing answers again where it is placed: the leaf, and in each stack a frame and
        // the view in it.
        #expect(second.counters.solves == 1 + 20 * 2)
        #expect(second.counters.placements == 0)
    }

    /// Modifiers one around another, each of which lines its content up.
    enum Chain: CaseIterable {
        case relativeFrames, insets, relativeFramesAroundAGuide, insetsAroundAGuide

        func around(_ content: Node) -> Node {
            switch self {
            case .relativeFrames, .relativeFramesAroundAGuide: ContainerRelativeFrameNode(content, axes: .horizontal, measure: .whole)
            case .insets, .insetsAroundAGuide:
                SafeAreaInsetNode(content, edge: .top, alignment: HorizontalAlignment.center.key, spacing: nil, bar: TextNode("b"))
            }
        }

        var content: Node {
            switch self {
            case .relativeFrames, .insets: TextNode("a")
            case .relativeFramesAroundAGuide, .insetsAroundAGuide:
                GuideNode(TextNode("a"), key: HorizontalAlignment.center.key) { dimensions, _ in dimensions.size.width / 3 }
            }
        }
    }

    /// What is asked of a layer is asked of the one inside it once, however many there are around: twice as many take twice as much.
    @Test(arguments: Chain.allCases) func aChainIsGoneThroughOnce(_ chain: Chain) {
        func cost(_ count: Int) -> Int {
            var node = chain.content
            for _ in 0..<count { node = chain.around(node) }
            return layout(node, 300, 100_000).counters.cost
        }
        let counts = [20, 40, 80].map(cost)
        #expect(counts[2] - counts[1] == 2 * (counts[1] - counts[0]), "\(counts)")
    }

    /// Views that line up what is inside them by a guide that comes from inside.
    enum Lined: CaseIterable {
        case rows, columnsInRows, layers, grids, frames

        func around(_ content: Node) -> Node {
            let (baseline, text) = (VerticalAlignment.lastTextBaseline, TextNode("a"))
            switch self {
            case .rows: return StackNode(children: [content, text], axis: .horizontal, alignment: baseline.key, spacing: nil)
            case .columnsInRows:
                let column = StackNode(
                    children: [content, text], axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
                return Lined.rows.around(column)
            case .layers: return ZStackNode(GroupNode([content, text]), alignment: Alignment(horizontal: .center, vertical: baseline))
            case .grids:
                return GridNode(
                    GridRowNode(GroupNode([content, text])), alignment: Alignment(horizontal: .center, vertical: baseline))
            case .frames:
                return FlexibleFrameNode(
                    content, horizontal: .filling, vertical: .init(min: nil, ideal: nil, max: nil),
                    alignment: Alignment(horizontal: .center, vertical: baseline))
            }
        }
    }

    /// With a guide of the user's inside, the views around it are elements.
    static let lined: [(Lined, hasElements: Bool)] = Lined.allCases.flatMap { [($0, false), ($0, true)] }

    /// A guide is asked for where the content is measured and where it is placed. That does not add up to twice as much for each level.
    @Test(arguments: lined) func aGuideFromInsideIsWorkedOutOnce(_ lined: Lined, hasElements: Bool) {
        let innermost: Node = TextNode("a")
        let guided = GuideNode(innermost, key: HorizontalAlignment.center.key) { dimensions, _ in dimensions.length(.horizontal) / 3 }
        func cost(_ depth: Int) -> Int {
            let root = (0..<depth).reduce(hasElements ? guided : innermost) { node, _ in lined.around(node) }
            return layout(Lined.rows.around(root), 5000, 5000).counters.cost
        }
        let counts = [5, 20].map(cost)
        // At most with the cube of the depth.
        #expect(counts[1] <= 64 * counts[0], "\(counts)")
    }
}
