// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// Texts and what is around them are measured without elements, and an answer is taken for a whole range of proposals; every number must be
/// the one that the general path finds.
@Suite struct FlowLawTests {
    static let seeds = Array(UInt64(1)...36)

    /// The general path, by its own switch: a trace wants to see every element asked.
    private var general: LayoutOptions {
        var options = LayoutOptions()
        options.trace = LayoutTrace()
        return options
    }

    static let windows: [(Double, Double)] = [
        (300, 500), (17.5, 0), (0, 0), (-20, 4000), (60, 90), (120, 30.5), (.infinity, 100), (35, .infinity),
    ]

    @Test(arguments: seeds) func everyFrameIsThatOfTheGeneralPath(seed: UInt64) {
        var tree = FlowTree(seed: seed)
        let node = tree.node(depth: 4)
        for (width, height) in Self.windows {
            // What was remembered of the windows before changes nothing.
            #expect(layout(node, width, height).frames == layout(node, width, height, options: general).frames)
        }
    }

    /// Frames without elements are those of the elements, in the same order.
    @Test(arguments: seeds) func framesWithoutElementsAreTheSame(seed: UInt64) {
        var tree = FlowTree(seed: seed)
        let node = tree.node(depth: 4)
        func frames(_ width: Double, _ height: Double, _ options: LayoutOptions) -> [CGRect] {
            var frames: [CGRect] = []
            layout(node, width, height, options: options).forEachFrame { frames.append($1) }
            return frames
        }
        for (width, height) in Self.windows { #expect(frames(width, height, LayoutOptions()) == frames(width, height, general)) }
    }

    /// A tree whose nodes were laid out in another environment before.
    @Test(arguments: seeds.prefix(16)) func anotherSettingOfTextsForgetsTheFirst(seed: UInt64) {
        var tree = FlowTree(seed: seed)
        let node = tree.node(depth: 4)
        let large = EnvironmentValues.empty.setting(EnvironmentKeys.dynamicTypeSize, to: .accessibility2, by: .standard)
            .setting(EnvironmentKeys.displayScale, to: 3, by: .standard)
        let limited = EnvironmentValues.empty.setting(EnvironmentKeys.lineLimit, to: 2, by: .standard)
        let shrinking = EnvironmentValues.empty.setting(EnvironmentKeys.minimumScaleFactor, to: 0.5, by: .standard)
        for environment in [.empty, large, limited, shrinking, .empty] {
            let frames = layout(node, 90, 120, environment: environment).frames
            #expect(frames == layout(node, 90, 120, options: general, environment: environment).frames)
        }
    }

    /// What nodes remember from other trees changes nothing.
    @Test(arguments: seeds.prefix(24)) func anEditEqualsAColdPass(seed: UInt64) {
        var tree = FlowTree(seed: seed)
        let (a, b) = (tree.node(depth: 3), tree.node(depth: 3))
        func around(_ extra: Node) -> Node {
            StackNode(GroupNode([a, extra, b]), axis: .horizontal, alignment: VerticalAlignment.bottom.key, spacing: nil)
        }
        _ = layout(around(TextNode("before")))
        _ = layout(around(TextNode("before")), 123, 45)
        let after = around(TextNode("after that"))
        #expect(layout(after).frames == layout(after, options: general).frames)
    }

    // MARK: complexity

    /// What containers of texts have to work out until every frame is known, at depths between which a tree grows 64 times. In so narrow a
    /// tree the number is not the same at every depth, only bounded: a column of rows that do not fit asks them for another height than the
    /// one that they took, and whether they fit, and whose turn is first, depends on where the texts of each depth break.
    @Test func solvesANodeDoNotGrowWithDepth() {
        let counts = [7, 9, 11, 13].map { Double(solves(FlowTree.alternating($0), width: 400)) / Double((1 << ($0 + 1)) - 1) }
        #expect(counts.allSatisfy { $0 < 1.5 }, "\(counts)")
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) < 0.5, "\(counts)")
    }

    /// Where every text has its line the number is exact: a container is measured without a height and placed with one. Only the outermost
    /// column and its two rows are placed without one too.
    @Test(arguments: [7, 9, 11, 13]) func aContainerOfTextsOnOneLineWorksOutTwoAnswersAtAnyDepth(depth: Int) {
        let containers = (1 << depth) - 1
        #expect(solves(FlowTree.alternating(depth), width: 1e6) == 2 * containers - 3)
    }

    private func solves(_ tree: Node, width: Double) -> Int {
        let result = layout(FixedSizeNode(tree, axes: .vertical), width, 20000)
        result.forEachFrame { _, _ in }
        return result.lastPass.counters.solves
    }

    // MARK: texts alone

    static let attributes = [
        TextAttributes(), TextAttributes(lineLimit: 1), TextAttributes(lineLimit: 2, truncationMode: .middle),
        TextAttributes(lineLimit: 3, minimumLines: 2, truncationMode: .head), TextAttributes(lineLimit: 1, minimumScaleFactor: 0.4),
        TextAttributes(minimumScaleFactor: 0.3, lineSpacing: 3), TextAttributes(font: .system(size: 0)),
    ]
    static let lengths: [Double?] = [nil, -4, 0, 0.4, 17, 41, 64.25, 300]

    /// An answer that comes with the proposals that it holds for is the answer to each of them.
    @Test(arguments: SampleTexts.strings) func anAnswerHoldsInItsRange(string: String) {
        for attributes in Self.attributes {
            for scale in [1.0, 3] {
                let text = TextLayout(string, attributes: attributes, context: .phone(scale: scale))
                for width in Self.lengths {
                    for height in Self.lengths { check(text, ProposedViewSize(width: width, height: height)) }
                }
            }
        }
    }

    private func check(_ text: TextLayout, _ proposal: ProposedViewSize) {
        let answer = text.flowAnswer(proposal)
        #expect(answer.holds(for: proposal))
        for width in Self.members(answer.widths, proposal.width) {
            for height in Self.members(answer.heights, proposal.height) {
                let size = text.measure(width: width, height: height)
                #expect(
                    answer.size == CGSize(width: size.width, height: size.height),
                    "\(text.string.debugDescription) \(proposal), then \(String(describing: width)) × \(String(describing: height))")
            }
        }
    }

    /// Some of the lengths of a range: its ends, between them, and nil.
    private static func members(_ range: FlowRange, _ known: Double?) -> [Double?] {
        var result: [Double?] = [known]
        if range.low <= range.high {
            let ends = [max(range.low, -100), min(range.high, 1e6), range.high]
            result += ends.filter { range.contains($0) }
            result.append(ends[0] / 2 + ends[1] / 2)
        }
        if range.hasNil { result.append(nil) }
        return result
    }

    @Test(arguments: SampleTexts.strings) func widthsAndLeastHeightsHoldForAll(string: String) {
        for attributes in Self.attributes {
            let text = TextLayout(string, attributes: attributes, context: .phone(scale: 3))
            for height in Self.lengths {
                for width in [0, nil, Double.infinity] where !text.flowWidths[width].isNaN {
                    #expect(text.measure(width: width, height: height).width == text.flowWidths[width])
                }
            }
            guard !text.leastHeight.isNaN else { continue }
            for width in Self.lengths where (width ?? 1) > 0 { #expect(text.measure(width: width, height: 0).height == text.leastHeight) }
        }
    }
}

/// Trees of texts and plain views, made from a seed.
private struct FlowTree {
    var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed &* 7919) }

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

    private mutating func bool() -> Bool { Bool.random(using: &random) }
    private mutating func maybe(_ value: Double) -> Double? { bool() ? value : nil }
    private mutating func length() -> Double { Double(Int.random(in: 0...120, using: &random)) / 2 }

    private mutating func bounds() -> FlexibleFrameNode.Bounds {
        FlexibleFrameNode.Bounds(min: maybe(length()), ideal: maybe(length()), max: bool() ? .infinity : maybe(length()))
    }
}
