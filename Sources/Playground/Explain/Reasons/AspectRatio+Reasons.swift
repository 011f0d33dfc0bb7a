// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// aspectRatio, scaledToFit, scaledToFill (L4.5).
extension AspectRatioNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let offered = question.placed.proposal
        guard let content = question.content, offered != .unspecified else {
            return .says("Without any length to go by, aspectRatio passes nil on.", "L4.5")
        }
        let proposal = content.placed.proposal
        let ratio = ratio.map { "a ratio of \(LengthText.of($0))" } ?? "its content's own ratio"
        let way = contentMode == .fit ? "the largest size of \(ratio) that fits into" : "the smallest size of \(ratio) that covers"
        let said = Reason.says("aspectRatio offers its content \(way) \(LengthText.of(offered)): \(LengthText.of(proposal)).", "L4.5")
        guard let answered = proposal[question.axis], answered != content.size else { return said.ended }
        return said.and("Its content chooses \(LengthText.of(content.size)) all the same, and that counts:", "L4.5")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        let offered = question.parent.placed.proposal
        guard offered != .unspecified else { return .passes }
        return .says(
            "\(question.title) was offered \(LengthText.of(offered)) and offers a size of its ratio: \(LengthText.of(question.placed.proposal)).",
            "L4.5")
    }
}
