// SPDX-License-Identifier: GPL-3.0-or-later

/// position(x:y:): fills its proposal and centres the content at a point of itself (L4.6).
public final class PositionNode: UnaryNode, @unchecked Sendable {
    package let point: CGPoint

    /// A view whose centre lies at a point of the frame that it is offered, in points from the leading top corner.
    public init(_ content: Node, at point: CGPoint, tag: ViewTag? = nil) {
        self.point = point
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { true }
    /// It fills what it is offered, whatever its content does.
    override func rigidAxes(around content: Axis.Set) -> Axis.Set { [] }
    override func huggingAxes(around content: Axis.Set) -> Axis.Set { [] }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { proposal ?? view.child.length(axis, nil) }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        proposal.completed(by: view.child.sizeThatFits(proposal))
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let inner = ProposedViewSize(size)
        let childSize = view.child.sizeThatFits(inner)
        view.child.place(at: CGPoint { point[$0] - childSize[$0] / 2 }, size: childSize, proposal: inner)
    }

    override func layoutPriority(_ view: LayoutSubview) -> Double { 0 }
    override func spacing(_ view: LayoutSubview) -> ViewSpacing { .plain }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let inner = ProposedViewSize(size)
        let childSize = view.child.sizeThatFits(inner)
        guard let value = view.child.explicitGuide(key, in: childSize, proposal: inner) else { return nil }
        if key.axis == .horizontal { view.pass.heightReads += 1 }
        return value + (point[key.axis] - childSize[key.axis] / 2)
    }
}

/// offset(x:y:): moves the content, not its place among its siblings (L4.7).
public final class OffsetNode: UnaryNode, @unchecked Sendable {
    let offset: CGSize

    /// A view moved by a distance in points, towards the trailing edge and down; to its parent it stays where it was.
    public init(_ content: Node, by offset: CGSize, tag: ViewTag? = nil) {
        self.offset = offset
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { true }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.place(at: CGPoint(x: offset.width, y: offset.height), size: size, proposal: proposal)
    }
}
