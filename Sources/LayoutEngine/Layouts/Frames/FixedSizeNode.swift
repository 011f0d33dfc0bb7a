// SPDX-License-Identifier: GPL-3.0-or-later

/// fixedSize(horizontal:vertical:): proposes nil on the chosen axes, for size and place (L4.4).
public final class FixedSizeNode: UnaryNode, @unchecked Sendable {
    package let axes: Axis.Set

    /// A view that is proposed nil on the axes, and so has its ideal length there.
    public init(_ content: Node, axes: Axis.Set = .both, tag: ViewTag? = nil) {
        self.axes = axes
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { true }
    override func rigidAxes(around content: Axis.Set) -> Axis.Set { content.union(axes) }

    override func offer(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize { axes.contains(axis: $0) ? nil : proposal[$0] }
    }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        view.child.length(axis, axes.contains(axis: axis) ? nil : proposal)
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.placeCentred(in: CGRect(origin: .zero, size: size), proposal: offer(proposal, view))
    }
}
