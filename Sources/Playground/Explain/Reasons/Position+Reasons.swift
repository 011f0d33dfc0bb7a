// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// position(x:y:) (L4.6).
extension PositionNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard let content = question.content, question.offer != nil else { return .passes }
        return .says(
            "position takes the whole offer, \(LengthText.of(question.size)), so that its content can be anywhere in it; inside, the content "
                + "is \(LengthText.of(content.size)) \(question.axis.adjective):", "L4.6")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says(
            "\(question.title) puts the middle of it at \(LengthText.of(point)) of its own \(LengthText.of(question.parent.placed.size)): at "
                + "\(LengthText.of(question.origin)).", "L4.6")
    }
}

/// offset(x:y:) (L4.7).
extension OffsetNode: Reasoning {
    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says(
            "\(question.title) moves the drawing by \(LengthText.of(question.origin)); its place among its neighbours does not change.",
            "L4.7")
    }
}
