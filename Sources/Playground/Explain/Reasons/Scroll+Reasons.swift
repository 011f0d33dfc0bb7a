// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// ScrollView (S1–S3), also the one inside List, Form and ScrollViewport.
extension ScrollNode: Reasoning {
    private func margins(_ question: LayoutQuestion) -> EdgeInsets {
        question.placed.environment[EnvironmentKeys.contentMargins].insets(for: .scrollContent)
    }

    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let margins = margins(question).total(question.axis)
        let added = margins == 0 ? "" : " and \(LengthText.of(margins)) of contentMargins"
        let inner = question.content?.size ?? 0
        if axes.isEmpty { return .ends("Without an axis it never scrolls, and takes what it is offered.", "S1.5") }
        guard hugsContent else { return .ends("It takes all it is offered, 0 where that is nil: its rows do not count.", "L3.9") }
        guard axes.contains(axis: question.axis) else {
            return .ends(
                "Across its axis a ScrollView is only as \(question.axis.adjective) as its content: \(LengthText.of(inner))\(added).",
                "S1.3", "S1.6")
        }
        if question.offer == nil {
            return .ends(
                "Along its axis it was offered nil, so it is as long as its content, \(LengthText.of(inner))\(added), and has nothing to scroll.",
                "S1.4")
        }
        return .ends(
            "A ScrollView takes all it is offered along its axis, however long its content is (\(LengthText.of(inner)) here).", "S1.3")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        if axes.contains(axis: question.axis) {
            return .ends(
                "\(question.title) offers nil along the axis it scrolls: its content can be as long as it likes, and a view that only fills is as long as "
                    + "its ideal.", "S1.2")
        }
        let margins = margins(question.parent)
        let (start, end) = (margins.start(question.axis), margins.end(question.axis))
        if start != 0 || end != 0 {
            return .says(
                "contentMargins of \(question.title) take \(LengthText.of(start)) + \(LengthText.of(end)) off: of the \(question.wasOffered) it was "
                    + "offered it offers \(question.passed).", "S1.6", "S2.14")
        }
        return .says("\(question.title) passes on what it was offered across its axis: \(question.passed).", "S1.2")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        let margins = margins(question.parent)
        let moved = question.tree.laidOut.scene.layout.scrolls[path(in: question.parent.placed.owner)]?.position ?? .zero
        var reason = Reason.passes
        if margins.leading != 0 || margins.top != 0 {
            let start = LengthText.of(CGPoint(x: margins.leading, y: margins.top))
            reason = reason.and("contentMargins of \(question.title) let its content begin at \(start) in it.", "S2.13")
        }
        if moved != .zero {
            reason = reason.and(
                "\(question.title) is scrolled by \(LengthText.of(moved)): its content starts at \(LengthText.of(question.origin)) in it.",
                "S3.2")
        }
        let rest = CGPoint(
            x: question.origin.x - margins.leading + moved.x, y: question.origin.y - margins.top + moved.y)
        if abs(rest.x) > 0.0005 || abs(rest.y) > 0.0005 {
            reason = reason.and(
                "The content is smaller than the room in \(question.title), which puts it at \(LengthText.of(rest)) there.", "S1.8", "S1.12"
            )
        }
        return reason
    }
}

/// ScrollViewport (S13): measures the region that it fills, outside of its scroll view.
extension ScrollViewportNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        .ends(
            "A ScrollViewport takes all it is offered on both axes, like the GeometryReader that it measures with: unlike a ScrollView it does not "
                + "hug its content.", "S13.3")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        .says("\(question.title) offers the scroll view in it its whole size, which is the viewport: \(question.passed).", "S13.2", "S13.4")
    }
}
