// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// padding (L4.1).
extension PaddingNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let (start, end) = (insets.start(question.axis), insets.end(question.axis))
        guard start != 0 || end != 0, let content = question.content else { return .passes }
        let (inner, size) = (LengthText.of(content.size), LengthText.of(question.size))
        return .says(
            "Its padding offers its content \(content.passed) and adds \(LengthText.of(start)) + \(LengthText.of(end)) to the answer: "
                + "\(inner) + \(LengthText.of(start + end)) = \(size).", "L4.1")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard question.offer != question.parent.offer else { return .passes }
        return .says("\(question.title) takes its insets off: it was offered \(question.wasOffered) and offers \(question.passed).", "L4.1")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        question.origin == .zero
            ? .passes : .says("\(question.title) moves it by its insets: \(LengthText.of(question.origin)).", "L4.1")
    }
}
