// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A Layout that the person wrote (L9.2): its own functions decide.
extension CustomLayoutNode: Reasoning {
    private var kind: String { tag?.kind ?? "a Layout" }

    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let proposal = question.placed.proposal
        let offered = LengthText.of(proposal)
        return .ends("\(kind) decides that itself: its sizeThatFits returns \(LengthText.of(question.placed.size)) for \(offered).", "L9.2")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        .says(
            "\(kind)'s own placeSubviews offers it \(question.passed); \(question.parent.name) itself was offered \(question.wasOffered).",
            "L9.2")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says(
            "\(kind)'s own placeSubviews puts it at \(LengthText.of(question.origin)) in its \(LengthText.of(question.parent.placed.size)); a view "
                + "that it never places is centred.", "L9.2")
    }
}
