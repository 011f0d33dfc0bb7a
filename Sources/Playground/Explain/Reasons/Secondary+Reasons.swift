// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// overlay, background, border, mask: a second view that is given the size of the first (L4.8).
extension SecondaryNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason { question.withoutSecondary }
    func reasonForOffer(_ question: ChildQuestion) -> Reason { question.secondaryOffer }
    func reasonForPlace(_ question: ChildQuestion) -> Reason { question.secondaryPlace(alignment) }
}

extension PreferenceReaderNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason { question.withoutSecondary }
    func reasonForOffer(_ question: ChildQuestion) -> Reason { question.secondaryOffer }
    func reasonForPlace(_ question: ChildQuestion) -> Reason { question.secondaryPlace(alignment) }
}

extension LayoutQuestion {
    /// Worth a word only where the second view is larger than the first.
    fileprivate var withoutSecondary: Reason {
        guard children.count > 1, let secondary = children.last, tree.placed(secondary).size[axis] > size else { return .passes }
        let length = LengthText.of(tree.placed(secondary).size[axis])
        return .says(
            "Its .\(kind) is \(length) \(axis.adjective) and sticks out, but changes nothing: only the view that it is attached to counts.",
            "L4.8")
    }

    fileprivate var kind: String { placed.node.tag?.kind ?? "overlay" }
}

extension ChildQuestion {
    fileprivate var primary: String { parent.children.first.map(tree.title) ?? title }

    fileprivate var secondaryOffer: Reason {
        if isContent { return .passes }
        let article = parent.kind.first.map { "aeiou".contains($0) } == true ? "an" : "a"
        // What people overlook about the size of what it is put on.
        let why = isPut(on: PositionNode.self) ? ". A position takes all it is offered, however small its content" : ""
        return .ends(
            "As \(article) .\(parent.kind) it is offered exactly the final size of the view that it is attached to, \(primary): \(passed)\(why).",
            "L4.8")
    }

    /// Is this the kind of the outermost modifier that it is put on?
    private func isPut<T: Node>(on kind: T.Type) -> Bool { parent.children.first.map { tree.placed($0).node is T } ?? false }

    fileprivate func secondaryPlace(_ alignment: Alignment) -> Reason {
        if isContent { return .passes }
        let (outer, inner) = (LengthText.of(parent.placed.size), LengthText.of(placed.size))
        let isLarger = Axis.allCases.contains { placed.size[$0] > parent.placed.size[$0] }
        let sticksOut = isLarger ? "; it is larger, sticks out and is not clipped" : ""
        let place = Reason.says(
            "The .\(parent.kind) is \(inner) and aligned (\(alignment.literal)) with \(primary), \(outer): at \(LengthText.of(origin))\(sticksOut).",
            "L4.8")
        guard isPut(on: OffsetNode.self) else { return place }
        return place.and("The offset inside moves only the drawing: the .\(parent.kind) stays where the view is without it.", "L4.7")
    }
}
