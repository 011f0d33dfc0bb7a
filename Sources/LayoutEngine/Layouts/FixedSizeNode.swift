// SPDX-License-Identifier: GPL-3.0-or-later

/// fixedSize(horizontal:vertical:): proposes nil on the chosen axes, for size and place (L4.4).
public final class FixedSizeNode: UnaryNode, @unchecked Sendable {
    public let axes: Axis.Set

    public init(_ content: Node, axes: Axis.Set = .both, tag: ViewTag? = nil) {
        self.axes = axes
        super.init(content, tag: tag)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        view.child.length(axis, axes.contains(axis: axis) ? nil : proposal)
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        view.child.sizeThatFits(inner(proposal))
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let inner = inner(proposal)
        let childSize = view.child.sizeThatFits(inner)
        view.child.place(at: centred(childSize, in: size), size: childSize, proposal: inner)
    }

    override var isPlainLayer: Bool { true }
    override var plainRigidAxes: Axis.Set { content.plain.rigidAxes.union(axes) }

    override func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double {
        content.plainLength(axis, axes.contains(axis: axis) ? nil : proposal)
    }

    override func solvePlainSize(_ proposal: ProposedViewSize) -> CGSize { content.plainSize(inner(proposal)) }

    override func plainPlace(in size: CGSize, _ proposal: ProposedViewSize) -> PlainPlace {
        let inner = inner(proposal)
        let childSize = content.plainSize(inner)
        return PlainPlace(origin: centred(childSize, in: size), size: childSize, proposal: inner)
    }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        let answer = content.flowAnswer(inner(proposal), flow)
        return FlowAnswer(
            answer.size, widths: axes.contains(.horizontal) ? .all : answer.widths,
            heights: axes.contains(.vertical) ? .all : answer.heights)
    }

    override func solveFlowWidths(_ flow: Flow) -> FlowWidths {
        let inner = content.flowWidths(flow)
        return axes.contains(.horizontal) ? inner.map { _ in inner.ideal } : inner
    }

    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double {
        axes.contains(.vertical) ? .nan : content.leastFlowHeight(axes.contains(.horizontal) ? nil : width, flow)
    }

    override func solveLeastHeights(_ flow: Flow) -> FlowBounds {
        axes.contains(.vertical) ? .unknown : content.leastFlowHeights(flow)
    }

    override func flowPlace(in size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow) -> PlainPlace {
        let inner = inner(proposal)
        let childSize = content.flowAnswer(inner, flow).size
        return PlainPlace(origin: centred(childSize, in: size), size: childSize, proposal: inner)
    }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        view.child.explicitGuide(key, in: size, proposal: inner(proposal))
    }
}

/// The origin of a view in the middle of another.
func centred(_ inner: CGSize, in outer: CGSize) -> CGPoint {
    CGPoint(x: (outer.width - inner.width) / 2, y: (outer.height - inner.height) / 2)
}
