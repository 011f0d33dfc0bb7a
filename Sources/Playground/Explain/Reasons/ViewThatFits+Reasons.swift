// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// ViewThatFits (L9.9): which candidates were refused, and by how much.
extension ViewThatFitsNode: Reasoning {
    /// The most candidates that are listed.
    private static let limit = 8

    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let rule = Reason.says("ViewThatFits shows the first candidate whose ideal size fits in what it is offered.", "L9.9")
        return rule.then(choice(question))
    }

    private func choice(_ question: LayoutQuestion) -> Reason {
        let view = question.tree.view(question.layer)
        guard let chosen = self.choice(question.placed.proposal, view) else { return .usual(question) }
        var reason = Reason.passes
        let candidates = view.subviews
        for (index, candidate) in candidates.prefix(Self.limit).enumerated() {
            let excess = excess(of: candidate, question)
            let name = question.tree.name(of: candidate)
            if index == chosen {
                let fits =
                    excess.isEmpty
                    ? "fits: its ideal size is \(LengthText.of(ideal(candidate, question)))" : "is the last, and is shown though \(excess)"
                return reason.and("\(name) \(fits).", "L9.9")
            }
            reason = reason.and("\(name) was rejected: \(excess).", "L9.9")
        }
        return reason.and("The \(candidates.count - Self.limit) candidates after these were asked in the same way.", "L9.9")
    }

    private func ideal(_ candidate: LayoutSubview, _ question: LayoutQuestion) -> CGSize {
        candidate.sizeThatFits(ProposedViewSize { axes.contains(axis: $0) ? nil : question.placed.proposal[$0] })
    }

    /// By how many points it does not fit; empty where it does.
    private func excess(of candidate: LayoutSubview, _ question: LayoutQuestion) -> String {
        let ideal = ideal(candidate, question)
        let texts = Axis.allCases.compactMap { axis -> String? in
            guard axes.contains(axis: axis), let offer = question.placed.proposal[axis], ideal[axis] > offer else { return nil }
            return "its ideal \(axis.lengthWord), \(LengthText.of(ideal[axis])), is \(LengthText.of(ideal[axis] - offer)) more than the "
                + "\(LengthText.of(offer)) offered"
        }
        return texts.joined(separator: " and ")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        Reason.says("\(question.title) chose it and passes its whole offer on: \(question.passed).", "L9.9").then(choice(question.parent))
    }
}
