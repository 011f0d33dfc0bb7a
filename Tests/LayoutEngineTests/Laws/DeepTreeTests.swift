// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs a body on a thread with a stack of 1 GB, as the program does.
func onDeepStack(_ body: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 30)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body))
    pthread_create(
        &thread, &attributes,
        { raw in
            guard let raw else { return nil }
            Unmanaged<Box>.fromOpaque(raw).takeRetainedValue().body()
            return nil
        }, box.toOpaque())
    pthread_join(thread, nil)
}

@Suite struct DeepTreeTests {
    @Test func hundredThousandModifiersGetAnAnswer() {
        onDeepStack {
            var node: Node = FillNode()
            for level in 0..<100_000 { node = level % 2 == 0 ? PaddingNode(node, insets: EdgeInsets(.all, 0.001)) : FixedSizeNode(node) }
            let result = layout(node)
            #expect(result.stop == nil)
            // 10 for the color at nil, and 0.002 for each of 50,000 paddings.
            #expect(abs((result.snapshot.layers.first?.size.width ?? 0) - 110) < 1e-6)
        }
    }

    @Test func hundredThousandContainersGetAnAnswer() {
        onDeepStack {
            var node: Node = FrameNode(FillNode(), width: 7, height: 9)
            for level in 0..<100_000 {
                let axis: Axis = level % 2 == 0 ? .vertical : .horizontal
                node = StackNode(node, axis: axis, alignment: AlignmentKey(axis.other, .center), spacing: nil)
            }
            let result = layout(node)
            #expect(result.stop == nil)
            #expect(result.snapshot.layers.first?.size == CGSize(width: 7, height: 9))
        }
    }

    /// Spacing wishes are asked through every level once: asked twice, each level would double the work (2^200 here).
    @Test func nestedStacksOfTextsGetAnAnswer() {
        onDeepStack {
            var node: Node = TextNode("x")
            for _ in 0..<200 {
                node = StackNode(
                    GroupNode([TextNode("x"), node]), axis: .vertical, alignment: AlignmentKey(.horizontal, .center), spacing: nil)
            }
            #expect(layout(node).stop == nil)
        }
    }

    @Test func tooManyViewsStopWithAReason() {
        let rows = ForEachNode(.init(0..<10_000_000)) { _, _ in FillNode() }
        var options = LayoutOptions()
        options.limits.elements = 1_000
        let stack = StackNode(rows, axis: .vertical, alignment: AlignmentKey(.horizontal, .center), spacing: 0)
        let stop = layout(stack, options: options).stop
        guard case .limitExceeded = stop else {
            Issue.record("expected a limit, got \(String(describing: stop))")
            return
        }
    }

    @Test func interruptStopsThePass() {
        let rows = ForEachNode(.init(0..<1_000_000)) { _, _ in FillNode() }
        var options = LayoutOptions()
        options.interrupt = { true }
        let stack = StackNode(rows, axis: .vertical, alignment: AlignmentKey(.horizontal, .center), spacing: 0)
        #expect(layout(stack, options: options).stop == .interrupted)
    }
}
