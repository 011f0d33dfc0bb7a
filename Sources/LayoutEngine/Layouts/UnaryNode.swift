// SPDX-License-Identifier: GPL-3.0-or-later

/// A modifier: a view around one other. Applied to several views it goes around each (L2.2).
/// Unless a subclass says otherwise it changes nothing: size, guides, spacing and priority are the content's (L4).
public class UnaryNode: Node, @unchecked Sendable {
    package let content: Node

    /// A layer around a view that changes nothing.
    package init(_ content: Node, tag: ViewTag? = nil) {
        self.content = content
        super.init(tag: tag)
    }

    override var contained: References<Node> { References(only: content) }

    override func collect(into list: inout ViewList, site: ViewSite) {
        if facts.isSelfContained { return super.collect(into: &list, site: site) }
        content.collect(into: &list, site: site.wrapped(by: self))
    }

    // MARK: layout

    override func independence(_ view: LayoutSubview) -> Independence { view.child.independence }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { view.child.length(axis, proposal) }

    /// What the content is offered where the modifier only passes its answers on.
    func offer(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize { proposal }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        view.child.sizeThatFits(offer(proposal, view))
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.place(at: .zero, proposal: proposal)
    }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing { view.child.spacing }

    override func layoutPriority(_ view: LayoutSubview) -> Double { view.child.priority }

    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { view.child.guideAxes }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        view.child.explicitGuide(key, in: size, proposal: offer(proposal, view))
    }
}

extension LayoutSubview {
    /// Content centred in a frame of another size, or aligned by a guide on both axes (L4.2).
    func aligned(_ alignment: Alignment, in size: CGSize, childSize: CGSize, childProposal: ProposedViewSize) -> CGPoint {
        // What is as large as the frame has its guides where the frame has them.
        if childSize == size, guideAxes.isEmpty, alignment.isBuiltIn { return .zero }
        return CGPoint { alignment[$0].defaultValue(in: size) - guide(alignment[$0], in: childSize, proposal: childProposal) }
    }

    /// Measures with a proposal, the size of a rectangle unless another is given, and places the view in the middle of that: the root in
    /// the safe area, also when it is larger (L1.8).
    func placeCentred(in rect: CGRect, proposal: ProposedViewSize? = nil) {
        let inner = proposal ?? ProposedViewSize(rect.size)
        let own = sizeThatFits(inner)
        place(at: CGPoint { rect.min($0) + (rect.size[$0] - own[$0]) / 2 }, size: own, proposal: inner)
    }

    /// Places a second view over or under this one of a size: it is proposed that size, and lined up with this (L4.8).
    func place(second: LayoutSubview, aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) {
        let inner = ProposedViewSize(size)
        let own = second.sizeThatFits(inner)
        let origin = CGPoint { guide(alignment[$0], in: size, proposal: proposal) - second.guide(alignment[$0], in: own, proposal: inner) }
        second.place(at: origin, size: own, proposal: inner)
    }
}
