// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How a view made its answer of its offer: down its own layers to the one that decides.
struct SizeReasons {
    let tree: ExplainedTree
    let axis: Axis

    func explain(_ layer: Int, _ result: inout Explanation) {
        var current: Int? = layer
        while let layer = current {
            let goesOn = explainOne(layer, &result)
            current = goesOn ? tree.children(of: layer).first : nil
        }
    }

    private func text(_ length: Double) -> String { LengthText.of(length) }

    /// Says what a layer does; answers whether its content decides too.
    private func explainOne(_ layer: Int, _ result: inout Explanation) -> Bool {
        let element = tree.element(layer)
        let (offer, size) = (element.proposal[axis], element.size[axis])
        switch element.node {
        case let node as FrameNode: return frame(node, layer, size, &result)
        case let node as FlexibleFrameNode: return flexible(node, layer, offer, size, &result)
        case let node as PaddingNode: return padding(node, layer, size, &result)
        case let node as FixedSizeNode:
            if node.axes.contains(axis: axis) {
                result.say("fixedSize asks its content for its ideal \(axis.lengthWord), with nil.", "L4.4")
            }
            return true
        case let node as AspectRatioNode: return ratio(node, layer, &result)
        case let node as ContainerRelativeFrameNode:
            guard node.axes.contains(axis: axis) else { return true }
            let container = tree.index.layers[layer].placed.context.container[axis]
            result.say(
                "containerRelativeFrame makes it \(text(size)) of the nearest container's \(text(container)); offers do not count.", "S10.1"
            )
            return false
        case is PositionNode: result.say("position takes the whole offer; its content stands somewhere in it.", "L4.6")
        case let node as StackNode: stack(node, layer, size, &result)
        case is ZStackNode: result.say("A ZStack is as \(axis.adjective) as its largest child: \(largest(of: layer)).", "L9.1")
        case let node as ScrollNode: scroll(node, element, layer, size, &result)
        case is GeometryReaderNode:
            result.say(
                "A GeometryReader takes all that it is offered, 10 where it is nil; what is inside it never changes its size.", "L5.1")
        case let node as SpacerNode:
            result.say(
                "A Spacer takes all that is left for it, at least \(text(node.minLength ?? 8)) along its stack, and 0 across.", "L3.6")
        case is TextNode: words(element, offer, size, &result)
        case is LazyNode: result.say(lazy(element.node as? LazyNode), "L10.13")
        case is DividerNode: result.say("A Divider is a thin line across its stack: its offer along, a pixel across.", "L3.8")
        case is FillNode, is PaintNode: result.say("It has no size of its own: it takes what it is offered, 10 where it is nil.", "L1.3")
        case is CircleNode: result.say("A Circle takes the smaller of the two lengths that it is offered.", "L3.2")
        case is ViewThatFitsNode:
            result.say("ViewThatFits shows its first candidate whose ideal size fits.", "L9.9")
            return true
        case is UnaryNode: return true
        default: result.say("It answers \(text(size)) to that.", "L1.1")
        }
        return false
    }

    private func frame(_ node: FrameNode, _ layer: Int, _ size: Double, _ result: inout Explanation) -> Bool {
        guard (axis == .horizontal ? node.width : node.height) != nil else { return true }
        result.say("Its frame(\(axis.lengthWord): \(text(size))) is \(text(size)) whatever is offered and whatever is inside.", "L4.2")
        return contentDiffers(layer, size, &result)
    }

    private func flexible(_ node: FlexibleFrameNode, _ layer: Int, _ offer: Double?, _ size: Double, _ result: inout Explanation) -> Bool {
        let bounds = axis == .horizontal ? node.horizontal : node.vertical
        let word = axis == .horizontal ? "Width" : "Height"
        let named = [("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)].compactMap { entry in
            entry.1.map { "\(entry.0)\(word): \($0.isInfinite ? ".infinity" : text($0))" }
        }
        guard !named.isEmpty else { return true }
        let frame = "Its frame(\(named.joined(separator: ", ")))"
        if let offer, offer != size, size == bounds.maximum || size == bounds.minimum {
            result.say("\(frame) clamps the \(text(offer)) that it is offered to \(text(size)).", "L4.3")
        } else if let offer, offer == size, bounds.maximum != nil {
            result.say("\(frame) takes the \(text(offer)) that it is offered: up to its maximum it does not ask its content.", "L4.3")
        } else {
            result.say("\(frame) leaves room for its content's own \(axis.lengthWord).", "L4.3")
            return true
        }
        return contentDiffers(layer, size, &result)
    }

    /// A frame that decides alone says what its content makes of it.
    private func contentDiffers(_ layer: Int, _ size: Double, _ result: inout Explanation) -> Bool {
        guard let inner = tree.children(of: layer).first, tree.element(inner).size[axis] != size else { return false }
        let (offer, length) = (tree.element(inner).proposal[axis], tree.element(inner).size[axis])
        result.say("Inside, the content is offered \(LengthText.offer(offer)) and is \(text(length)) \(axis.adjective):", "L4.2")
        return true
    }

    private func padding(_ node: PaddingNode, _ layer: Int, _ size: Double, _ result: inout Explanation) -> Bool {
        let (start, end) = axis == .horizontal ? (node.insets.leading, node.insets.trailing) : (node.insets.top, node.insets.bottom)
        guard start != 0 || end != 0, let inner = tree.children(of: layer).first else { return true }
        let (length, offer) = (tree.element(inner).size[axis], tree.element(inner).proposal[axis])
        result.say(
            "Its padding offers its content \(LengthText.offer(offer)) and adds \(text(start)) + \(text(end)) to the answer: "
                + "\(text(length)) + \(text(start + end)) = \(text(size)).", "L4.1")
        return true
    }

    private func ratio(_ node: AspectRatioNode, _ layer: Int, _ result: inout Explanation) -> Bool {
        let offered = tree.element(layer).proposal
        guard offered != .unspecified, let inner = tree.children(of: layer).first else {
            result.say("Without any length to go by aspectRatio passes nil on.", "L4.5")
            return true
        }
        let proposal = tree.element(inner).proposal
        let ratio = node.ratio.map { "a ratio of \(text($0))" } ?? "its content's own ratio"
        let way = node.contentMode == .fit ? "the largest size of \(ratio) that fits into" : "the smallest size of \(ratio) that covers"
        result.say(
            "aspectRatio offers its content \(way) \(LengthText.offer(offered.width)) × \(LengthText.offer(offered.height)): "
                + "\(LengthText.offer(proposal.width)) × \(LengthText.offer(proposal.height)).", "L4.5")
        return true
    }

    private func largest(of layer: Int) -> String {
        guard let child = tree.children(of: layer).max(by: { tree.element($0).size[axis] < tree.element($1).size[axis] }) else {
            return "it has none, so 0"
        }
        return "\(tree.name(child)), \(text(tree.element(child).size[axis]))"
    }

    private func stack(_ node: StackNode, _ layer: Int, _ size: Double, _ result: inout Explanation) {
        let children = tree.children(of: layer)
        guard axis == node.axis else {
            return result.say(
                "Across its axis a stack is as \(axis.adjective) as its \(axis.rangeWord) child: \(largest(of: layer)).", "L8.7")
        }
        let lengths = children.map { tree.element($0).size[axis] }
        let sum = lengths.reduce(0, +)
        let parts = children.count > 6 ? "\(children.count) children, \(text(sum)) together" : lengths.map(text).joined(separator: " + ")
        result.say(
            "A stack is as \(axis.adjective) as its children and the spacing between: \(parts), and \(text(size - sum)) of spacing.", "L8.1"
        )
    }

    private func scroll(_ node: ScrollNode, _ element: Element, _ layer: Int, _ size: Double, _ result: inout Explanation) {
        if node.axes.contains(axis: axis) {
            return result.say("A ScrollView takes all that it is offered along its axis, however long its content is.", "S1.2")
        }
        let margins = element.environment[EnvironmentKeys.contentMargins].insets(for: .scrollContent)
        let total = axis == .horizontal ? margins.horizontal : margins.vertical
        let inner = tree.children(of: layer).first.map { tree.element($0).size[axis] } ?? 0
        let added = total == 0 ? "" : " and \(text(total)) of contentMargins"
        result.say("Across its axis a ScrollView is only as \(axis.adjective) as its content: \(text(inner))\(added).", "S1.6")
    }

    private func lazy(_ node: LazyNode?) -> String {
        node?.axis == axis
            ? "Along its axis a lazy container is as long as its rows, those that were never made at their estimated length."
            : "Across its axis a lazy container takes all that it is offered: it cannot know rows that it has not made."
    }

    private func words(_ element: Element, _ offer: Double?, _ size: Double, _ result: inout Explanation) {
        guard let node = element.node as? TextNode else { return }
        let layout = node.layout(of: element)
        let whole = layout.measure(width: nil, height: nil)
        let width = element.proposal.width
        if let width, whole.width > width + 0.001 {
            let lines = max(1, Int((element.size.height / max(whole.height, 1)).rounded()))
            result.say(
                "On one line the text is \(text(whole.width)) wide, more than the \(text(width)) offered: it wraps to about "
                    + "\(lines) line\(lines == 1 ? "" : "s") and is as wide as the longest.", "L12.1")
        } else {
            result.say(
                "A Text is as large as its words: \(text(whole.width)) × \(text(whole.height)); more room does not stretch it.", "L12.1")
        }
    }
}
