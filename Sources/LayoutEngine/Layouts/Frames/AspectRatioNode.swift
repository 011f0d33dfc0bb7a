// SPDX-License-Identifier: GPL-3.0-or-later

/// aspectRatio(_:contentMode:), scaledToFit, scaledToFill: proposes the largest, or smallest covering, size of a ratio (L4.5).
public final class AspectRatioNode: UnaryNode, @unchecked Sendable {
    public enum ContentMode: String, CaseIterable, Sendable { case fit, fill }

    /// Width divided by height; nil takes the content's own (L4.5). A negative ratio is used as it is; NaN counts as nil (L15.4).
    public let ratio: Double?
    public let contentMode: ContentMode

    public init(_ content: Node, ratio: Double?, contentMode: ContentMode, tag: ViewTag? = nil) {
        self.ratio = ratio.flatMap { $0.isNaN ? nil : $0 }
        self.contentMode = contentMode
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { true }
    override func rigidAxes(around content: Axis.Set) -> Axis.Set { [] }
    override func huggingAxes(around content: Axis.Set) -> Axis.Set { [] }

    public override func independence(_ view: LayoutSubview) -> Independence { .none }

    private func inner(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        var base = ratio.map { CGSize(width: $0, height: 1) } ?? view.child.sizeThatFits(.unspecified)
        if base.width == base.height { base = CGSize(width: 1, height: 1) }
        // An axis without a proposal, or with 0 / 0, decides nothing.
        let scales = Axis.allCases.compactMap { axis in proposal[axis].map { $0 / base[axis] } }.filter { !$0.isNaN }
        let scale = (contentMode == .fit ? scales.min() : scales.max()) ?? .infinity
        func side(_ length: Double) -> Double { (length * scale).isNaN ? 0 : length * scale }
        return ProposedViewSize(width: side(base.width), height: side(base.height))
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        view.child.sizeThatFits(inner(proposal, view))
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let inner = inner(proposal, view)
        let childSize = view.child.sizeThatFits(inner)
        view.child.place(at: centred(childSize, in: size), size: childSize, proposal: inner)
    }

    public override func layoutPriority(_ view: LayoutSubview) -> Double { PriorityForwarding.resetByLayout }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        view.child.explicitGuide(key, in: size, proposal: inner(proposal, view))
    }
}
