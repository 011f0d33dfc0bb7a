// SPDX-License-Identifier: GPL-3.0-or-later

/// aspectRatio(_:contentMode:), scaledToFit, scaledToFill: proposes the largest, or smallest covering, size of a ratio (L4.5).
public final class AspectRatioNode: UnaryNode, @unchecked Sendable {
    public enum ContentMode: String, CaseIterable, Sendable { case fit, fill }

    /// Width divided by height; nil takes the content's own (L4.5). A negative or NaN ratio counts as nil (L15.4).
    public let ratio: Double?
    public let contentMode: ContentMode

    public init(_ content: Node, ratio: Double?, contentMode: ContentMode, tag: ViewTag? = nil) {
        self.ratio = ratio.flatMap { $0 >= 0 ? $0 : nil }
        self.contentMode = contentMode
        super.init(content, tag: tag)
    }

    public override func isIndependent(_ view: LayoutSubview) -> Bool { false }

    private func inner(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        var base = ratio.map { CGSize(width: $0, height: 1) } ?? view.child.sizeThatFits(.unspecified)
        if base.width == base.height { base = CGSize(width: 1, height: 1) }
        let scaleX = proposal.width.map { $0 / base.width } ?? .infinity
        let scaleY = proposal.height.map { $0 / base.height } ?? .infinity
        let x = scaleX.isNaN ? .infinity : scaleX
        let y = scaleY.isNaN ? .infinity : scaleY
        let scale = contentMode == .fit ? min(x, y) : max(x, y)
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
