// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Where an offer comes from: from a view outwards to the layer that fixed it, or to the window.
struct OfferReasons {
    let tree: ExplainedTree
    let axis: Axis

    func explain(_ layer: Int, _ result: inout Explanation) {
        var child = layer
        while let parent = tree.parent(of: child) {
            guard explainOne(parent, child, &result) else { return }
            child = parent
        }
        window(&result)
    }

    private func text(_ length: Double) -> String { LengthText.of(length) }

    /// Says what a parent makes of its own offer; answers whether that offer matters.
    private func explainOne(_ parent: Int, _ child: Int, _ result: inout Explanation) -> Bool {
        let element = tree.element(parent)
        let own = element.proposal[axis]
        let offer = tree.element(child).proposal[axis]
        let passed = LengthText.offer(offer)
        let title = tree.title(parent)
        switch element.node {
        case let node as FrameNode:
            guard (axis == .horizontal ? node.width : node.height) != nil else { return true }
            result.say("\(title) is fixed and offers its \(passed) inside.", "L4.2")
            return false
        case is FlexibleFrameNode where offer != own:
            result.say(
                "\(title) is \(text(element.size[axis])) \(axis.adjective) of the \(LengthText.offer(own)) it was offered, and offers \(passed).",
                "L4.3")
        case is PaddingNode where offer != own:
            result.say("\(title) takes its insets off: it was offered \(LengthText.offer(own)) and offers \(passed).", "L4.1")
        case let node as FixedSizeNode where node.axes.contains(axis: axis):
            result.say("\(title) offers nil, so its content is ideal.", "L4.4")
            return false
        case is AspectRatioNode: result.say("\(title) offers a size of its ratio inside \(LengthText.offer(own)): \(passed).", "L4.5")
        case let node as StackNode: return StackReasons(tree: tree, axis: axis).explain(node, parent, child, &result)
        case let node as ScrollNode: return scroll(node, element, title, passed, own, &result)
        case is SecondaryNode:
            if tree.children(of: parent).first == child { return true }
            result.say("As an overlay or background it is offered the final size of \(tree.name(parent)): \(passed).", "L4.8")
        case is GeometryReaderNode: result.say("\(title) offers each view in it its whole size: \(passed).", "L5.1")
        case is ZStackNode: result.say("\(title) offers each of its children \(passed).", "L9.1")
        case let node as LazyNode where node.axis == axis:
            result.say("\(title) offers each row nil along its axis: rows have their ideal length there.", "L10.13")
            return false
        case is LazyNode: result.say("\(title) offers each row all of its \(axis.lengthWord): \(passed).", "L10.13")
        case is ContainerRelativeFrameNode where offer != own:
            result.say("\(title) offers \(passed), taken from its container.", "S10.1")
            return false
        case is UnaryNode where offer == own: return true
        default: if offer != own { result.say("\(title) was offered \(LengthText.offer(own)) and offers it \(passed).", "L1.1") }
        }
        return true
    }

    private func scroll(
        _ node: ScrollNode, _ element: Element, _ title: String, _ passed: String, _ own: Double?, _ result: inout Explanation
    ) -> Bool {
        if node.axes.contains(axis: axis) {
            result.say("\(title) offers nil along the axis it scrolls: its content may be as long as it likes.", "S1.2")
            return false
        }
        let margins = element.environment[EnvironmentKeys.contentMargins].insets(for: .scrollContent)
        let (start, end) = axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
        if start != 0 || end != 0 {
            result.say(
                "contentMargins of \(title) take \(text(start)) + \(text(end)) off: of the \(LengthText.offer(own)) it was offered it offers "
                    + "\(passed).", "S1.6", "S2.14")
        } else {
            result.say("\(title) passes on what it was offered across its axis: \(passed).", "S1.6")
        }
        return true
    }

    private func window(_ result: inout Explanation) {
        let layout = tree.index.result
        let insets = layout.safeArea.reduce(EdgeInsets.zero) { $0 + $1.insets }
        let whole = axis == .horizontal ? layout.window.width : layout.window.height
        let (start, end) = axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        if start == 0, end == 0 { return result.say("The root is offered the whole window: \(text(whole)).", "L1.8") }
        result.say(
            "The root is offered the window less the safe area: \(text(whole)) − \(text(start)) − \(text(end)) = "
                + "\(text(max(0, whole - start - end))).", "L1.8")
    }
}
