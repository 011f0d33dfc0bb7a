// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension SpacerNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let least = LengthText.of(minLength)
        let text = "A Spacer takes all the room that is left, at least \(least) along its stack, and 0 across."
        guard let offer = question.offer, offer < question.size else { return .ends(text, "L3.6") }
        return Reason.ends(text, "L3.6").and(
            "Only \(LengthText.of(offer)) was left, less than its minimum length of \(least): it keeps that, and the stack overflows.",
            "L3.6", "L8.1")
    }
}

extension DividerNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let isThin = question.size < 2 && question.size != question.offer
        return isThin
            ? .ends("A Divider is one pixel thick: it lies across the axis of its stack.", "L3.8")
            : .ends(
                "A Divider takes all the \(question.axis.lengthWord) that it is offered, as it divides the views on both sides.", "L3.8")
    }
}

extension FillNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason { .greedy(question) }
}

extension PaintNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard isSquare else { return .greedy(question) }
        return .ends("A Circle is as wide as it is high: the smaller of the lengths that it is offered, 10 where both are nil.", "L3.2")
    }
}

extension WholeProposalNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        .ends("A shape that was moved, scaled, turned or stroked inside takes all it is offered, 10 where it is nil.", "L3.3")
    }
}

extension GeometryReaderNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let text = "A GeometryReader takes all it is offered, 10 where it is nil; what is inside it never changes its size."
        return Reason.ends(text, "L5.1").noting(question)
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        .says("\(question.title) offers each view in it its whole size: \(question.passed).", "L5.1")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says("\(question.title) puts what is in it at its top leading corner.", "L5.1")
    }
}

extension Reason {
    fileprivate static func greedy(_ question: LayoutQuestion) -> Reason {
        Reason.ends("It has no size of its own: it takes what it is offered, 10 where it is nil.", "L1.3").noting(question)
    }

    fileprivate func noting(_ question: LayoutQuestion) -> Reason {
        question.offer == nil ? and("Here it was offered nil, so it is 10.", "L1.3") : self
    }
}

extension TextNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let layout = layout(in: question.placed.environment)
        let whole = layout.idealMeasurement
        let proposal = question.placed.proposal
        let set = layout.measure(width: proposal.width, height: proposal.height)
        var reason: Reason
        if let width = proposal.width, whole.width > width + 0.001 {
            let lines = set.lineCount.counted("line")
            let wraps = set.lineCount > 1 ? "it wraps into \(lines) and is as wide as the longest" : "it has one line to fit into"
            reason = .ends(
                "On one line the text is \(LengthText.of(whole.width)) wide, more than the \(LengthText.of(width)) offered: \(wraps).",
                "L12.1")
        } else {
            reason = .ends(
                "A Text is as large as its text: \(LengthText.of(whole.width)) × \(LengthText.of(whole.height)); more room does not stretch it.",
                "L12.1")
        }
        if set.fontScale < 1 { reason = reason.and("minimumScaleFactor shrinks the font to \(LengthText.of(set.fontScale)).", "L12.4") }
        return set.isTruncated ? reason.and(truncation(layout, proposal), "L12.2", "L12.3") : reason
    }

    private func truncation(_ layout: TextLayout, _ proposal: ProposedViewSize) -> String {
        let free = layout.measure(width: proposal.width, height: nil)
        guard let height = proposal.height, free.height > height, !free.isTruncated else {
            return "Its line limit does not let it wrap any further: the rest is cut off with “…”."
        }
        return
            "All its lines would be \(LengthText.of(free.height)) high, more than the \(LengthText.of(height)) offered: the rest is cut off with “…”."
    }
}
