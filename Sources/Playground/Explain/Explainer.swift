// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// `explain`: what fixed a view's width, height and place, from the view outwards.
struct Explainer {
    let tree: ExplainedTree

    func explanation(of layer: Int, _ subjects: [Explanation.Subject]) -> Explanation {
        var result = Explanation()
        for subject in subjects {
            result.subject = subject
            switch subject {
            case .width: length(.horizontal, of: layer, &result)
            case .height: length(.vertical, of: layer, &result)
            case .position: PlaceReasons(tree: tree).explain(layer, &result)
            }
        }
        return result
    }

    private func length(_ axis: Axis, of layer: Int, _ result: inout Explanation) {
        let element = tree.element(layer)
        let (offer, size) = (element.proposal[axis], element.size[axis])
        result.say("\(tree.name(layer)) is \(LengthText.of(size)) \(axis.adjective); it was offered \(LengthText.offer(offer)).")
        SizeReasons(tree: tree, axis: axis).explain(layer, &result)
        let smallest = tree.answer(layer, axis, to: 0)
        let largest = tree.answer(layer, axis, to: .infinity)
        let ideal = tree.answer(layer, axis, to: nil)
        if smallest == largest, smallest == ideal {
            result.say("It would be \(LengthText.of(size)) \(axis.adjective) whatever it is offered.", "L1.1")
            return
        }
        result.say(
            "Asked for its limits it answers \(LengthText.of(smallest)) at least, \(LengthText.of(ideal)) ideally, "
                + "\(LengthText.of(largest)) at most.", "L1.2")
        OfferReasons(tree: tree, axis: axis).explain(layer, &result)
    }
}
