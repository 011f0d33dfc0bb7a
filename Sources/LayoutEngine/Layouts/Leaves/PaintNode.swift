// SPDX-License-Identifier: GPL-3.0-or-later

/// A leaf that is filled with something: Color, a shape, a gradient. What it is filled with is the maker's; layout knows only the size:
/// the proposal (L3.1), or the largest square in it (L3.2).
package final class PaintNode: Node, @unchecked Sendable {
    /// Circles, also trimmed or stroked (L3.3).
    package let isSquare: Bool
    package let paint: any Sendable

    package init(_ paint: any Sendable, isSquare: Bool = false, tag: ViewTag? = nil) {
        self.paint = paint
        self.isSquare = isSquare
        super.init(tag: tag)
    }

    override var isSelfContainedKind: Bool { true }

    override func independence(_ view: LayoutSubview) -> Independence { isSquare ? .none : .full }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        isSquare ? proposal.largestSquare : proposal.replacingUnspecifiedDimensions()
    }
}
