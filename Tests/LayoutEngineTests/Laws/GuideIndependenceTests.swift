// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Testing

@testable import LayoutEngine

/// Law: what stacks know of lengths that depend on one axis alone changes no frame, whichever guides user code sets, and whatever they read.
@Suite struct GuideIndependenceTests {
    @Test(arguments: UInt64(1)...150, [CGSize(width: 300, height: 500), CGSize(width: 90, height: 700)])
    func independenceChangesNoFrameAroundGuides(seed: UInt64, window: CGSize) {
        func frames(usesIndependence: Bool) -> [CGRect] {
            var trees = GuidedStacks(random: SplitMix(state: seed))
            var options = LayoutOptions()
            options.usesIndependence = usesIndependence
            return layout(trees.node(depth: 3), window.width, window.height, options: options).frames
        }
        let (with, without) = (frames(usesIndependence: true), frames(usesIndependence: false))
        #expect(with.count == without.count)
        for (a, b) in zip(with, without) {
            #expect(Axis.allCases.allSatisfy { isSame(a.min($0), b.min($0)) && isSame(a.size[$0], b.size[$0]) }, "\(a) \(b)")
        }
    }
}

/// Rows and columns whose views set guides of either axis.
private struct GuidedStacks {
    var random: SplitMix

    private static let keys = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
        AlignmentKey(.horizontal, .custom("third"), customDefault: { $0.width / 3 }), VerticalAlignment.top.key,
        VerticalAlignment.center.key, VerticalAlignment.firstTextBaseline.key,
        AlignmentKey(.vertical, .custom("height"), customDefault: { $0.height }),
    ]

    mutating func node(depth: Int) -> Node {
        if depth == 0 { return leaf() }
        let children = (0...random.below(3)).map { _ in guided(node(depth: depth - 1)) }
        let axis: Axis = random.once(in: 2) ? .horizontal : .vertical
        let keys = Self.keys.filter { $0.axis == axis.other }
        return StackNode(
            children: children, axis: axis, alignment: random.pick(keys), spacing: random.once(in: 3) ? nil : Double(random.below(12) - 3))
    }

    private mutating func leaf() -> Node {
        switch random.below(4) {
        case 0: TextNode("Hello world, this wraps")
        case 1: FrameNode(TextNode("Hi there"), width: Double(random.below(70)), height: Double(random.below(70)))
        case 2: FrameNode(FillNode(), width: Double(random.below(90)), height: nil)
        default: FillNode()
        }
    }

    /// One in three has a guide, which reads the view's lengths and guides.
    private mutating func guided(_ content: Node) -> Node {
        guard random.once(in: 3) else { return content }
        let key = random.pick(Self.keys)
        let kind = random.below(6)
        return GuideNode(content, key: key) { dimensions, _ in
            switch kind {
            case 0: dimensions.size[key.axis] * 0.7
            case 1: dimensions[key] + 10
            case 2: dimensions.length(key.axis) * 0.3
            case 3: dimensions[explicit: key] ?? dimensions.length(key.axis) - 4
            case 4: dimensions.length(key.axis) > 60 ? dimensions.length(key.axis.other) / 3 : 5
            default: dimensions.size[key.axis.other] / 2
            }
        }
    }
}
