// SPDX-License-Identifier: GPL-3.0-or-later

/// Stands for a view whose content is not known.
package final class PlaceholderNode: Node, @unchecked Sendable {
    /// How large it is.
    package enum Extent: Sendable {
        /// As large as it is offered, at most 100 points either way: of a view of which nothing is known.
        case limited
        /// As large as it is offered, 10 points where nothing is offered: a view of another framework that has no size of its own.
        case filling
        /// What code answers to a proposal; nil: it fills. In points.
        case answered(@Sendable (ProposedViewSize, LayoutSubview) -> CGSize?)
    }

    /// The largest length, and the one for no offer, of a view of which nothing is known; in points.
    package static let length = 100.0

    package let extent: Extent

    package init(_ extent: Extent = .limited, tag: ViewTag? = nil) {
        self.extent = extent
        super.init(tag: tag)
    }

    override var isSelfContainedKind: Bool { if case .limited = extent { true } else { false } }

    override func independence(_ view: LayoutSubview) -> Independence { if case .answered = extent { .none } else { .full } }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        switch extent {
        case .limited: min(proposal ?? Self.length, Self.length)
        case .filling: proposal ?? 10
        case .answered: sizeThatFits(ProposedViewSize(axis, along: proposal, across: nil), view)[axis]
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        guard case .answered(let answer) = extent else { return super.sizeThatFits(proposal, view) }
        return answer(proposal, view) ?? proposal.replacingUnspecifiedDimensions()
    }
}
