// SPDX-License-Identifier: GPL-3.0-or-later

/// aspectRatio(_:contentMode:), scaledToFit, scaledToFill: proposes the largest, or smallest covering, size of a ratio (L4.5).
public final class AspectRatioNode: UnaryNode, @unchecked Sendable {
    /// Does the view stay inside of its proposal, or cover it?
    public enum ContentMode: String, CaseIterable, Sendable {
        /// As large as there is room, or as small as covers the room.
        case fit, fill
    }

    /// Width divided by height; nil takes the content's own (L4.5). A negative ratio is used as it is; NaN counts as nil (L15.4).
    package let ratio: Double?
    package let contentMode: ContentMode

    /// A view that keeps a ratio of its lengths. `ratio` is the width divided by the height; nil: that of the content's ideal size.
    public init(_ content: Node, ratio: Double?, contentMode: ContentMode, tag: ViewTag? = nil) {
        self.ratio = ratio.flatMap { $0.isNaN ? nil : $0 }
        self.contentMode = contentMode
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { true }
    override func rigidAxes(around content: Axis.Set) -> Axis.Set { [] }
    override func huggingAxes(around content: Axis.Set) -> Axis.Set { [] }

    override func independence(_ view: LayoutSubview) -> Independence { .none }

    override func offer(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        var base = ratio.map { CGSize(width: $0, height: 1) } ?? view.child.sizeThatFits(.unspecified)
        if base.width == base.height { base = CGSize(width: 1, height: 1) }
        // An axis without a proposal, or with 0 / 0, decides nothing.
        let scales = Axis.allCases.compactMap { axis in proposal[axis].map { $0 / base[axis] } }.filter { !$0.isNaN }
        let scale = (contentMode == .fit ? scales.min() : scales.max()) ?? .infinity
        return ProposedViewSize { (base[$0] * scale).nanAsZero }
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.placeCentred(in: CGRect(origin: .zero, size: size), proposal: offer(proposal, view))
    }

    override func layoutPriority(_ view: LayoutSubview) -> Double { 0 }
}
