// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// safeAreaInset, safeAreaPadding and bars (L11.4, L11.5): a bar at an edge, and the content inset by it.
extension SafeAreaInsetNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard question.axis == edge.axis, let parts = parts(question), let content = question.content else { return .passes }
        let (own, size) = (LengthText.of(content.size), LengthText.of(question.size))
        return .says(
            "\(parts.what) of \(parts.text) at its \(edge) edge is added to its content: \(own) + \(parts.total) = \(size).", "L11.4")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard question.axis == edge.axis, let parts = parts(question.parent) else { return .passes }
        guard question.isContent else {
            return .says(
                "The bar is offered what the content, at its shortest, leaves of \(question.wasOffered): \(question.passed).", "L11.4")
        }
        return .says(
            "\(parts.what) of \(parts.text) at the \(edge) edge comes off: of \(question.wasOffered) the content is offered "
                + "\(question.passed).", "L11.4")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        guard let parts = parts(question.parent) else { return .usualPlace(question) }
        if !question.isContent { return .says("It is the bar at the \(edge) edge: at \(LengthText.of(question.origin)).", "L11.4") }
        guard edge.isStart, question.origin != .zero else { return .passes }
        return .says("\(parts.what) of \(parts.text) at the \(edge) edge moves it by \(LengthText.of(question.origin)).", "L11.4")
    }

    private func parts(_ question: LayoutQuestion) -> (what: String, text: String, total: String)? {
        guard question.children.count > 1 else { return nil }
        let (content, bar) = (question.question(of: question.children[0]), question.question(of: question.children[1]))
        let length = bar.placed.size[edge.axis]
        let spacing = question.placed.size[edge.axis] - content.placed.size[edge.axis] - length
        let isSpaced = abs(spacing) > 0.0005
        return (
            what(question), LengthText.of(length) + (isSpaced ? " and \(LengthText.of(spacing)) of spacing" : ""),
            LengthText.of(length) + (isSpaced ? " + \(LengthText.of(spacing))" : "")
        )
    }

    /// The modifier's name; of the bars that a view brings along the view's.
    private func what(_ question: LayoutQuestion) -> String {
        if let tag { return "the .\(tag.kind)" }
        let outer = question.tree.parent(of: question.layer).map { question.tree.placed($0).node }
        if outer is NavigationNode { return "the navigation bar" }
        return outer is SafeAreaInsetNode || bar is FrameNode ? "the .safeAreaPadding" : "the bar"
    }
}

/// ignoresSafeArea (L11.3).
extension IgnoresSafeAreaNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard let content = question.content, content.size != question.size else { return .passes }
        return .says(
            "Its own frame, which its neighbours see, stays in the safe area; only when it is placed ignoresSafeArea lets its content reach "
                + "\(LengthText.of(content.size - question.size)) further: \(LengthText.of(content.size)).", "L11.3")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard let offer = question.offer, let own = question.parent.offer, offer != own else { return .passes }
        return .says(
            "\(question.title) adds the safe area that it touches: it was offered \(LengthText.of(own)) and offers \(LengthText.of(own)) + "
                + "\(LengthText.of(offer - own)) = \(LengthText.of(offer)).", "L11.3")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        question.origin == .zero
            ? .passes : .says("\(question.title) lets it begin under the safe area: at \(LengthText.of(question.origin)).", "L11.3")
    }
}
