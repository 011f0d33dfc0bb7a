// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// fixedSize (L4.4).
extension FixedSizeNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard axes.contains(axis: question.axis), let content = question.content else { return .passes }
        let ideal = "fixedSize asks its content for its ideal \(question.axis.lengthWord), with nil: \(LengthText.of(content.size))"
        guard let offer = question.offer, content.size > offer else { return .says(ideal + ".", "L4.4") }
        return .says("\(ideal), though only \(LengthText.of(offer)) was offered: it will not be compressed or cut off.", "L4.4")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard axes.contains(axis: question.axis) else { return .passes }
        return .ends("\(question.title) offers nil, so its content is ideal.", "L4.4")
    }
}
