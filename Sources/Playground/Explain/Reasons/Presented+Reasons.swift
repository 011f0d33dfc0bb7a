// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Sheets, covers and popovers, which are roots of their own (L16).
extension PresentedNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        .ends(
            "A view presented over the window is as \(question.axis.adjective) as its place there: \(LengthText.of(question.size)).",
            "L16.2")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        let own = LengthText.of(question.parent.size)
        return question.offer == question.parent.size
            ? .ends("The \(question.parent.name) over the window is \(own) \(question.axis.adjective) and offers all of that.", "L16.2")
            : .ends(
                "The \(question.parent.name) over the window is \(own) \(question.axis.adjective); less the safe area it offers "
                    + "\(question.passed).", "L16.1", "L16.2")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says("It is centred in the safe area of \(question.parent.name): at \(LengthText.of(question.origin)).", "L16.1")
    }
}
