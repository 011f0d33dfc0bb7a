// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// Laws over generated trees: shortcuts and memory change no number (wall 4 of architecture.md).
@Suite struct LayoutLawTests {
    static let seeds = Array(UInt64(1)...60)

    @Test(arguments: seeds) func theMemoChangesNoFrame(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = tree.node(depth: 4)
        var options = LayoutOptions()
        let with = layout(node, options: options).frames
        options.usesMemo = false
        #expect(layout(node, options: options).frames == with)
    }

    @Test(arguments: seeds) func independenceChangesNoFrame(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = tree.node(depth: 5)
        var options = LayoutOptions()
        let with = layout(node, options: options).frames
        options.usesIndependence = false
        let without = layout(node, options: options).frames
        #expect(with.count == without.count)
        for (a, b) in zip(with, without) { #expect(isSame(a, b), "\(a) \(b)") }
    }

    /// A result is a value: laying out again at another size, which moves the elements, leaves what it says.
    @Test(arguments: seeds) func aLaterLayoutChangesNoEarlierResult(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = tree.node(depth: 5)
        let first = layout(node, 300, 500)
        let frames = first.frames
        let input = LayoutInput(root: node, environment: .empty, window: CGSize(width: 211, height: 333), safeArea: [])
        let second = LayoutSolver.layout(input, reusing: first.elements)
        #expect(first.frames == frames)
        #expect(second.frames == layout(node, 211, 333).frames)
    }

    /// Asking views again, for whatever they would answer, moves nothing.
    @Test(arguments: seeds) func questionsChangeNothing(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = tree.node(depth: 4)
        let result = layout(node)
        let frames = result.frames
        for layer in result.snapshot.layers {
            for proposal in [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 33, height: nil)] {
                _ = layer.sizeThatFits(proposal)
                _ = layer.laidOutAlone(for: proposal, state: result.state).frames
            }
        }
        #expect(result.frames == frames)
        let input = LayoutInput(
            root: node, environment: .empty, window: CGSize(width: 300, height: 500), safeArea: [], state: result.state)
        #expect(LayoutSolver.layout(input, reusing: result.elements).frames == frames)
    }

    /// The last seed holds two lazy stacks, each as long across as the other is along.
    @Test(arguments: Array(seeds) + [111]) func layingOutAgainChangesNothing(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = tree.node(depth: 5)
        let input = LayoutInput(root: node, environment: .empty, window: CGSize(width: 300, height: 500), safeArea: [])
        let first = LayoutSolver.layout(input)
        var again = input
        again.state = first.state
        let second = LayoutSolver.layout(again, reusing: first.elements)
        #expect(second.frames == first.frames)
        #expect(second.state.scrolls == first.state.scrolls)
    }

    /// A tree that was laid out at another size gives the same frames as a fresh one. The last two seeds hold lazy grids that are asked for
    /// two widths, of which only the one they get was measured.
    @Test(arguments: Array(seeds) + [1106, 1486]) func aResizedTreeEqualsAColdOne(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = tree.node(depth: 5)
        let wide = layout(node, 300, 500)
        let warm = LayoutSolver.layout(
            LayoutInput(root: node, environment: .empty, window: CGSize(width: 211, height: 333), safeArea: []), reusing: wide.elements)
        #expect(warm.frames == layout(node, 211, 333).frames)
    }

    /// What nodes remember from the tree before an edit changes nothing: the same parts, one beside them of another size.
    @Test(arguments: seeds) func anEditEqualsAColdPass(seed: UInt64) {
        func parts() -> [Node] {
            var tree = RandomTree(seed: seed)
            return [tree.node(depth: 4), tree.node(depth: 3)]
        }
        func around(_ parts: [Node], _ width: Double) -> Node {
            StackNode(
                GroupNode([parts[0], FrameNode(FillNode(), width: width, height: 10), parts[1]]), axis: .vertical,
                alignment: HorizontalAlignment.leading.key, spacing: nil)
        }
        let kept = parts()
        let before = layout(around(kept, 10))
        let input = LayoutInput(root: around(kept, 90), environment: .empty, window: CGSize(width: 300, height: 500), safeArea: [])
        #expect(LayoutSolver.layout(input, reusing: before.elements).frames == layout(around(parts(), 90)).frames)
    }

    /// A tree whose containers have other distances than before gives the frames of a fresh one. The state of the wider one goes with it: it
    /// has seen no row that the narrower one does not see.
    @Test(arguments: Array(seeds) + [111]) func anotherSpacingEqualsAColdPass(seed: UInt64) {
        func layoutInput(_ extra: Double) -> LayoutInput {
            var tree = RandomTree(seed: seed)
            tree.extraSpacing = extra
            return LayoutInput(root: tree.node(depth: 5), environment: .empty, window: CGSize(width: 300, height: 500), safeArea: [])
        }
        let wide = LayoutSolver.layout(layoutInput(6))
        var warm = layoutInput(0)
        warm.state = wide.state
        let cold = LayoutSolver.layout(layoutInput(0)).frames
        let frames = LayoutSolver.layout(warm, reusing: wide.elements).frames
        #expect(frames.count == cold.count)
        for (a, b) in zip(frames, cold) { #expect(isSame(a, b), "\(a) \(b)") }
    }

    /// A clear view over each view leaves all where they are (L4.8).
    @Test(arguments: seeds) func clearOverlaysChangeNoFrame(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let frames = layout(tree.node(depth: 4)).frames
        var covered = RandomTree(seed: seed)
        covered.isCovered = true
        let layers = layout(covered.node(depth: 4)).snapshot.layers
        #expect(layers.map(\.frame).count > frames.count)
        let others = layers.filter { !covered.covers.contains(ObjectIdentifier($0.node)) }.map(\.frame)
        #expect(others.count == frames.count)
        for (a, b) in zip(others, frames) { #expect(isSame(a, b), "\(a) \(b)") }
    }

    /// `fixedSize` makes a view as large as it answers without a proposal (L4.4).
    @Test(arguments: seeds) func fixedSizeIsTheAnswerToNoProposal(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = ZStackNode(GroupNode([tree.node(depth: 4)]), alignment: .topLeading)
        let fixed = layout(FixedSizeNode(node, axes: .both))
        #expect(fixed.snapshot[0].frame.size == fixed.snapshot[0].sizeThatFits(ProposedViewSize(width: 17, height: 33)))
        #expect(fixed.snapshot[0].frame.size == fixed.snapshot[1].sizeThatFits(.unspecified))
    }

    @Test(arguments: seeds) func rightToLeftMirrors(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let node = tree.node(depth: 4)
        let mirrored = EnvironmentValues.empty.setting(EnvironmentKeys.layoutDirection, to: .rightToLeft, by: .standard)
        let ltr = layout(node).frames
        let rtl = layout(node, environment: mirrored).frames
        #expect(ltr.count == rtl.count)
        guard ltr.allSatisfy({ $0.width.isFinite }) else { return }
        // The root is centred, so mirroring the window mirrors every frame.
        for (a, b) in zip(ltr, rtl) {
            #expect(isSame(CGRect(x: 300 - a.maxX, y: a.minY, width: a.width, height: a.height), b), "\(a) \(b)")
        }
    }

    @Test(arguments: seeds) func finiteInFiniteOut(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        // A fill of an unconstrained length is infinite by rule (L4.5).
        tree.mayFill = false
        for frame in layout(tree.node(depth: 4)).frames {
            #expect(frame.minX.isFinite && frame.minY.isFinite && !frame.width.isNaN && !frame.height.isNaN)
            #expect(frame.width >= 0 && frame.height >= 0)
        }
    }

    /// A layout of the user's places its subviews once in a pass, whatever stands around and in it.
    @Test(arguments: seeds) func subviewsOfACustomLayoutArePlacedOnce(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let calls = DiagonalLayout.Calls()
        let content = GroupNode([tree.node(depth: 3), tree.node(depth: 2), FrameNode(FillNode(), width: 20, height: 10)])
        let node = CustomLayoutNode(content, algorithm: DiagonalLayout(calls: calls))
        let result = layout(PaddingNode(node, insets: EdgeInsets(top: 3, leading: 4, bottom: 0, trailing: 0)))
        #expect(calls.places == result.passes)
    }

    /// What is seen whole is laid out by a lazy stack as by an eager one as wide as it: rows of any kind, no guides of their own (L10.13).
    @Test(arguments: seeds) func lazyIsEagerWhereAllIsVisible(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        tree.mayGuide = false
        let rows = GroupNode(
            (0..<4).map { _ in FlexibleFrameNode(tree.node(depth: 2), horizontal: wide, vertical: .init(min: nil, ideal: nil, max: nil)) })
        let key = HorizontalAlignment.leading.key
        let eager = layout(
            ScrollNode(StackNode(rows, axis: .vertical, alignment: key, spacing: 6), axes: .vertical, name: "s"), 300, 20_000)
        let lazy = layout(
            ScrollNode(LazyStackNode(rows, axis: .vertical, alignment: key, spacing: 6, name: "l"), axes: .vertical, name: "s"), 300, 20_000
        )
        guard eager.frames.allSatisfy({ $0.width.isFinite && $0.maxY < 20_000 }) else { return }
        #expect(eager.frames.count == lazy.frames.count)
        for (a, b) in zip(eager.frames, lazy.frames).dropFirst(2) { #expect(isSame(a, b), "\(a) \(b)") }
    }

    /// As wide as is proposed, whatever is inside.
    private let wide = FlexibleFrameNode.Bounds(min: 0, ideal: nil, max: .infinity)

    static let oddLengths: [Double] = [.nan, .infinity, -.infinity, -50, 0, 1e300, -1e300, .leastNonzeroMagnitude]

    @Test(arguments: oddLengths, oddLengths) func anyWindowGetsAnAnswer(width: Double, height: Double) {
        for seed in UInt64(1)...12 {
            var tree = RandomTree(seed: seed)
            #expect(layout(tree.node(depth: 3), width, height).stop == nil)
        }
    }

    private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
        func near(_ x: Double, _ y: Double) -> Bool { x == y || abs(x - y) < 1e-6 }
        return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width) && near(a.height, b.height)
    }
}
