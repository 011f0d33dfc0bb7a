// SPDX-License-Identifier: GPL-3.0-or-later

/// A shape that was offset, scaled, rotated, inset or stroked inside its border takes the whole proposal (L3.3); ideal 10 × 10.
package final class WholeProposalNode: UnaryNode, @unchecked Sendable {
    package let attachment: any Sendable

    package init(_ content: Node, _ attachment: any Sendable, tag: ViewTag? = nil) {
        self.attachment = attachment
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { true }
    override func rigidAxes(around content: Axis.Set) -> Axis.Set { [] }
    override func huggingAxes(around content: Axis.Set) -> Axis.Set { [] }

    override func independence(_ view: LayoutSubview) -> Independence { .full }
    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { proposal ?? 10 }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.placeCentred(in: CGRect(origin: .zero, size: size))
    }
}
