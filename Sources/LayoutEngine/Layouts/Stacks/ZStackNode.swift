// SPDX-License-Identifier: GPL-3.0-or-later

/// ZStack: the largest of its children of the highest priority; all are proposed that size and lined up on one point (L9.1).
public final class ZStackNode: ContainerNode, @unchecked Sendable {
    package let alignment: Alignment

    /// Views one over the other; the first is the farthest.
    public init(_ content: Node, alignment: Alignment = .center, tag: ViewTag? = nil) {
        self.alignment = alignment
        super.init(opened: Self.opened(content), tag: tag)
    }

    /// One without children of its own has those that a view list gave it.
    override var isSelfContainedKind: Bool { !children.isEmpty && alignment.isBuiltIn }

    /// A Spacer in a ZStack has two axes (L3.6).
    override func stackAxis(inherited: Axis?) -> Axis? { nil }

    // MARK: layout

    override func independence(_ view: LayoutSubview) -> Independence { view.subviews.independence }

    /// The children of the highest priority, from which the size comes.
    private func deciding(_ subviews: LayoutSubviews) -> some Sequence<LayoutSubview> {
        let highest = subviews.reduce(-Double.infinity) { max($0, $1.priority) }
        return subviews.lazy.filter { $0.priority == highest }
    }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        if let child = onlyChild(view) { return child.length(axis, proposal) }
        return deciding(view.subviews).reduce(0) { max($0, $1.length(axis, proposal)) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        if let child = onlyChild(view) { return child.sizeThatFits(proposal) }
        return deciding(view.subviews).reduce(.zero) { $0.union($1.sizeThatFits(proposal)) }
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        if let child = onlyChild(view) { return child.place(at: .zero, size: size, proposal: proposal) }
        eachPlace(in: size, view) { $0.place(at: $1, size: $2, proposal: $3) }
    }

    private func eachPlace(in size: CGSize, _ view: LayoutSubview, _ body: GuideCombination.EachPlace) {
        let subviews = view.subviews
        let inner = ProposedViewSize(size)
        var point = CGPoint(x: -Double.infinity, y: -Double.infinity)
        for subview in deciding(subviews) {
            let childSize = subview.sizeThatFits(inner)
            for axis in Axis.allCases { point[axis] = max(point[axis], subview.guide(alignment[axis], in: childSize, proposal: inner)) }
        }
        for subview in subviews {
            let childSize = subview.sizeThatFits(inner)
            body(subview, CGPoint { point[$0] - subview.guide(alignment[$0], in: childSize, proposal: inner) }, childSize, inner)
        }
    }

    /// The union of the children that the size comes from (L7.6).
    override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        if let child = onlyChild(view) { return child.spacing }
        return view.subviews.isEmpty ? .zero : deciding(view.subviews).reduce(.empty) { $0.union($1.spacing, .all) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        if let child = onlyChild(view) { return child.explicitGuide(key, in: size, proposal: proposal) }
        return GuideCombination.value(of: key) { eachPlace(in: size, view, $0) }
    }
}
