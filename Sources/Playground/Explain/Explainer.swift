// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// `explain`: what fixed a view's width, height and place. A length is told inwards, to what decides it; an offer and a place outwards,
/// to the window.
struct Explainer {
    let tree: ExplainedTree

    func explanation(of layer: Int, _ subjects: [Explanation.Subject]) -> Explanation {
        var result = Explanation()
        for subject in subjects {
            result.subject = subject
            switch subject {
            case .width: length(.horizontal, of: layer, &result)
            case .height: length(.vertical, of: layer, &result)
            case .position: place(layer, &result)
            case .scroll: if let reasons = ScrollReasons(tree.laidOut, layer) { reasons.explain(&result) }
            }
        }
        return result
    }

    /// nil where a layout has nothing to say: a Layout of the system's, as of a table's rows, has no functions that a person could look at.
    private func reasoning(_ layer: Int) -> (any Reasoning)? {
        let node = tree.placed(layer).node
        return node is CustomLayoutNode && node.tag == nil ? nil : node as? any Reasoning
    }

    private var snapshot: LayoutSnapshot { tree.laidOut.snapshot }
    private var insets: EdgeInsets { snapshot.safeArea.reduce(.zero) { $0 + $1.insets } }

    // MARK: lengths

    private func length(_ axis: Axis, of layer: Int, _ result: inout Explanation) {
        let placed = tree.placed(layer)
        let (offer, size) = (placed.proposal[axis], placed.size[axis])
        result.say("\(tree.name(layer)) is \(LengthText.of(size)) \(axis.adjective); it was offered \(LengthText.offer(offer)).")
        inwards(layer, axis, &result)
        let smallest = tree.answer(layer, axis, to: 0)
        let largest = tree.answer(layer, axis, to: .infinity)
        let ideal = tree.answer(layer, axis, to: nil)
        if smallest == largest, smallest == ideal {
            result.say("It would be \(LengthText.of(smallest)) \(axis.adjective) whatever it is offered.", "L1.1")
            if smallest == size { return }
        } else {
            result.say(
                "Its minimum is \(LengthText.of(smallest)), its ideal \(LengthText.of(ideal)), "
                    + "its maximum \(LengthText.of(largest)).", "L1.2")
        }
        outwards(layer, axis, &result)
    }

    private func inwards(_ layer: Int, _ axis: Axis, _ result: inout Explanation) {
        var current: Int? = layer
        while let layer = current {
            let question = LayoutQuestion(tree: tree, layer: layer, axis: axis)
            let reason = reasoning(layer)?.reasonForLength(question) ?? .usual(question)
            result.say(reason)
            current = reason.goesOn ? tree.children(of: layer).first : nil
        }
    }

    private func outwards(_ layer: Int, _ axis: Axis, _ result: inout Explanation) {
        var child = layer
        while let parent = tree.parent(of: child) {
            let question = LayoutQuestion(tree: tree, layer: parent, axis: axis).question(of: child)
            let reason = reasoning(parent)?.reasonForOffer(question) ?? .usualOffer(question)
            result.say(reason)
            guard reason.goesOn else { return }
            child = parent
        }
        if child == 0 { window(axis, &result) }
    }

    /// Where an offer begins (L1.8).
    private func window(_ axis: Axis, _ result: inout Explanation) {
        let whole = snapshot.window[axis]
        let (start, end) = (insets.start(axis), insets.end(axis))
        if start == 0, end == 0 { return result.say("The root is offered the whole window: \(LengthText.of(whole)).", "L1.8") }
        result.say(
            "The root is offered the window less the safe area: \(LengthText.of(whole)) − \(LengthText.of(start)) − "
                + "\(LengthText.of(end)) = \(LengthText.of(max(0, whole - start - end))).", "L1.8")
    }

    // MARK: places

    private func place(_ layer: Int, _ result: inout Explanation) {
        let frame = tree.index.layers[layer].frame
        result.say("\(tree.name(layer)) is at x \(LengthText.of(frame.minX)), y \(LengthText.of(frame.minY)) in the window.")
        var child = innermost(layer)
        let inner = tree.index.layers[child].frame
        if inner != frame {
            result.say("Inside its modifiers the view itself is \(LengthText.of(inner.size)) at \(LengthText.of(inner.origin)).")
        }
        while let parent = tree.parent(of: child) {
            let question = LayoutQuestion(tree: tree, layer: parent, axis: .horizontal).question(of: child)
            result.say(reasoning(parent)?.reasonForPlace(question) ?? .usualPlace(question))
            child = parent
        }
        if child == 0 { root(&result) } else { presented(child, &result) }
    }

    /// The view itself, inside of its modifiers.
    private func innermost(_ layer: Int) -> Int {
        guard let view = tree.index.layers[layer].view else { return layer }
        var inner = layer
        while tree.placed(inner).node is UnaryNode, let content = tree.children(of: inner).first { inner = content }
        return tree.index.layers[inner].view == view ? inner : layer
    }

    /// A root of its own (L16.1).
    private func presented(_ layer: Int, _ result: inout Explanation) {
        let frame = tree.index.layers[layer].frame
        result.say("\(tree.name(layer)) is presented over the window: it is at \(LengthText.of(frame.origin)).", "L16.1", "L16.2")
    }

    private func root(_ result: inout Explanation) {
        guard let frame = tree.index.layers.first?.frame else { return }
        let safe = CGSize { snapshot.window[$0] - insets.total($0) }
        let start = LengthText.of(CGPoint(x: insets.leading, y: insets.top))
        let sticksOut = frame.width > safe.width || frame.height > safe.height ? ", larger than that, and sticks out evenly" : ""
        let room = insets == .zero ? "the window, \(LengthText.of(safe))" : "the safe area, \(LengthText.of(safe)) at \(start)"
        result.say(
            "The root, \(LengthText.of(frame.size))\(sticksOut), is centred in \(room): it is at \(LengthText.of(frame.origin)).",
            "L1.8")
    }
}
