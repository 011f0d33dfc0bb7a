// SPDX-License-Identifier: GPL-3.0-or-later

/// frame(width:height:alignment:): a fixed length where one is given, the content's elsewhere (L4.2).
public final class FrameNode: UnaryNode, @unchecked Sendable {
    private let fixedWidth: OptionalLength
    private let fixedHeight: OptionalLength
    package let alignment: Alignment

    /// A negative length counts as 0, a non-finite one as none, each axis by itself (L4.2).
    public init(_ content: Node, width: Double?, height: Double?, alignment: Alignment = .center, tag: ViewTag? = nil) {
        fixedWidth = OptionalLength(Self.valid(width))
        fixedHeight = OptionalLength(Self.valid(height))
        self.alignment = alignment
        super.init(content, tag: tag)
    }

    private static func valid(_ length: Double?) -> Double? {
        guard let length, length.isFinite else { return nil }
        return max(length, 0)
    }

    package var width: Double? { fixedWidth.length }
    package var height: Double? { fixedHeight.length }

    private func fixed(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override var isSelfContainedKind: Bool { alignment.isBuiltIn }

    override func rigidAxes(around content: Axis.Set) -> Axis.Set {
        content.with(.horizontal, if: width != nil).with(.vertical, if: height != nil)
    }

    override func independence(_ view: LayoutSubview) -> Independence {
        if width != nil, height != nil { return .full }
        return width != nil ? max(.widths, view.child.independence) : view.child.independence
    }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        fixed(axis) ?? view.child.length(axis, proposal)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = view.child.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let inner = inner(proposal)
        let childSize = view.child.sizeThatFits(inner)
        view.child.place(
            at: view.child.aligned(alignment, in: size, childSize: childSize, childProposal: inner), size: childSize, proposal: inner)
    }

    override func layoutPriority(_ view: LayoutSubview) -> Double { PriorityForwarding.resetByLayout }

    /// Both edges of a fixed axis become plain (L7.5).
    override func spacing(_ view: LayoutSubview) -> ViewSpacing { spacing(around: view.child.spacing) }

    private func spacing(around spacing: ViewSpacing) -> ViewSpacing {
        spacing.resetByFrame(Edge.Set.horizontal.when(width != nil).union(Edge.Set.vertical.when(height != nil)))
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let inner = inner(proposal)
        let childSize = view.child.sizeThatFits(inner)
        guard let value = view.child.explicitGuide(key, in: childSize, proposal: inner) else { return nil }
        return value + view.child.aligned(alignment, in: size, childSize: childSize, childProposal: inner)[key.axis]
    }
}
