// SPDX-License-Identifier: GPL-3.0-or-later

/// frame(width:height:alignment:): a fixed length where one is given, the content's elsewhere (L4.2).
public final class FrameNode: UnaryNode, @unchecked Sendable {
    private let fixedWidth: OptionalLength
    private let fixedHeight: OptionalLength
    public let alignment: Alignment

    /// A negative or non-finite length counts as none, each axis by itself (L4.2).
    public init(_ content: Node, width: Double?, height: Double?, alignment: Alignment = .center, tag: ViewTag? = nil) {
        fixedWidth = OptionalLength(Self.valid(width))
        fixedHeight = OptionalLength(Self.valid(height))
        self.alignment = alignment
        super.init(content, tag: tag)
    }

    private static func valid(_ length: Double?) -> Double? {
        guard let length, length.isFinite, length >= 0 else { return nil }
        return length
    }

    public var width: Double? { fixedWidth.length }
    public var height: Double? { fixedHeight.length }

    private func fixed(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    public override func isIndependent(_ view: LayoutSubview) -> Bool { (width != nil && height != nil) || view.child.isIndependent }

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        fixed(axis) ?? view.child.length(axis, proposal)
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = view.child.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let inner = inner(proposal)
        let childSize = view.child.sizeThatFits(inner)
        view.child.place(
            at: view.child.aligned(alignment, in: size, childSize: childSize, childProposal: inner), size: childSize, proposal: inner)
    }

    override var isPlainLayer: Bool { content.plain.flows ? alignment.isOfFrame : alignment.isBuiltIn }
    override var plainRigidAxes: Axis.Set {
        content.plain.rigidAxes.with(.horizontal, if: width != nil).with(.vertical, if: height != nil)
    }

    override var plainPriority: Double { PriorityForwarding.resetByLayout }
    override func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double { fixed(axis) ?? content.plainLength(axis, proposal) }

    override func solvePlainSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.plainSize(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func plainPlace(in size: CGSize, _ proposal: ProposedViewSize) -> PlainPlace {
        let inner = inner(proposal)
        return .aligned(alignment, in: size, childSize: content.plainSize(inner), proposal: inner)
    }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        if let width, let height { return FlowAnswer(CGSize(width: width, height: height), widths: .all, heights: .all) }
        let answer = content.flowAnswer(inner(proposal), flow)
        return FlowAnswer(
            CGSize(width: width ?? answer.size.width, height: height ?? answer.size.height),
            widths: width == nil ? answer.widths : .all, heights: height == nil ? answer.heights : .all)
    }

    override func solveFlowWidths(_ flow: Flow) -> FlowWidths {
        guard let width else { return content.flowWidths(flow) }
        return FlowWidths(minimum: width, ideal: width, maximum: width)
    }

    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double {
        height ?? content.leastFlowHeight(self.width ?? width, flow)
    }

    override func solveLeastHeights(_ flow: Flow) -> FlowBounds {
        height.map { FlowBounds(only: $0) } ?? content.leastFlowHeights(flow)
    }

    override func flowPlace(in size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow) -> PlainPlace {
        let inner = inner(proposal)
        return .aligned(alignment, in: size, childSize: content.flowAnswer(inner, flow).size, proposal: inner)
    }

    override func flowingSpacing(_ flow: Flow) -> ViewSpacing { spacing(around: content.flowSpacing(flow)) }

    public override func layoutPriority(_ view: LayoutSubview) -> Double { PriorityForwarding.resetByLayout }

    /// Both edges of a fixed axis become plain (L7.5).
    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { spacing(around: view.child.spacing) }

    private func spacing(around spacing: ViewSpacing) -> ViewSpacing {
        spacing.resetByFrame(Edge.Set.horizontal.when(width != nil).union(Edge.Set.vertical.when(height != nil)))
    }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let inner = inner(proposal)
        let childSize = view.child.sizeThatFits(inner)
        guard let value = view.child.explicitGuide(key, in: childSize, proposal: inner) else { return nil }
        return value + view.child.aligned(alignment, in: size, childSize: childSize, childProposal: inner)[key.axis]
    }
}
