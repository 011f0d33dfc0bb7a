// SPDX-License-Identifier: GPL-3.0-or-later

/// safeAreaInset(edge:alignment:spacing:): a bar at an edge, and safe area as long as the bar for the rest (L11.4, S2.9).
public final class SafeAreaInsetNode: UnaryNode, @unchecked Sendable {
    package let bar: Node
    package let edge: Edge
    /// The guide across the edge's axis that lines the bar up with the content.
    let alignment: AlignmentKey
    /// nil: the distance that the two prefer (8).
    let barSpacing: Double?

    /// A view with a bar at one of its edges. `bar` stands at the edge; what it covers is safe area for the content.
    public init(_ content: Node, edge: Edge, alignment: AlignmentKey, spacing: Double?, bar: Node, tag: ViewTag? = nil) {
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        barSpacing = spacing
        super.init(content, tag: tag)
    }

    private var axis: Axis { edge.axis }

    /// The stack around the content is not that of the bar.
    override func stackAxis(inherited: Axis?) -> Axis? { nil }
    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { ViewList([Element.single(bar, site: site)]) }

    override func independence(_ view: LayoutSubview) -> Independence { .none }

    private struct Parts {
        var primary: ProposedViewSize
        var bar: ProposedViewSize
        var spacing: Double
    }

    /// What content and bar are offered: the bar what the content's minimum leaves, the content the rest (L11.4).
    private func parts(_ proposal: ProposedViewSize, _ primary: LayoutSubview, _ bar: LayoutSubview) -> Parts {
        // From content to bar, at every edge (S2.9).
        let spacing = barSpacing ?? primary.spacing.distance(to: bar.spacing, along: axis)
        let across = proposal[axis.other]
        guard let length = proposal[axis] else {
            let both = ProposedViewSize(axis, along: nil, across: across)
            return Parts(primary: both, bar: both, spacing: spacing)
        }
        let free = max(length - spacing, 0)
        let minimum = primary.sizeThatFits(ProposedViewSize(axis, along: 0, across: across))[axis]
        let barProposal = ProposedViewSize(axis, along: max((free - minimum).nanAsZero, 0), across: across)
        let barLength = bar.sizeThatFits(barProposal)[axis]
        let primaryProposal = ProposedViewSize(axis, along: max((length - (barLength + spacing)).nanAsZero, 0), across: across)
        return Parts(primary: primaryProposal, bar: barProposal, spacing: spacing)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let subviews = view.subviews
        guard subviews.count > 1 else { return subviews[0].sizeThatFits(proposal) }
        let parts = parts(proposal, subviews[0], subviews[1])
        let primary = subviews[0].sizeThatFits(parts.primary)
        let bar = subviews[1].sizeThatFits(parts.bar)
        return CGSize(axis, along: primary[axis] + parts.spacing + bar[axis], across: max(primary[axis.other], bar[axis.other]))
    }

    override func layoutPriority(_ view: LayoutSubview) -> Double { 0 }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let subviews = view.subviews
        guard subviews.count > 1 else { return subviews[0].place(at: .zero, size: size, proposal: proposal) }
        let (primary, parts) = primary(in: size, proposal, subviews)
        let bar = subviews[1].sizeThatFits(parts.bar)
        subviews[0].place(at: primary.origin, size: primary.size, proposal: parts.primary)
        // The bar is lined up with the content.
        let line = primary.origin[axis.other] + subviews[0].guide(alignment, in: primary.size, proposal: parts.primary)
        let across = line - subviews[1].guide(alignment, in: bar, proposal: parts.bar)
        let along = edge.isStart ? 0 : size[axis] - bar[axis]
        subviews[1].place(at: CGPoint(axis, along: along, across: across), size: bar, proposal: parts.bar)
        view.element.storage = Element.Kept(bar[axis] + parts.spacing)
    }

    /// The content stands in the middle of the opposite edge.
    private func primary(in size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> (frame: CGRect, parts: Parts) {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
        let parts = parts(proposal, subviews[0], subviews[1])
        let primary = subviews[0].sizeThatFits(parts.primary)
        let along = edge.isStart ? size[axis] - primary[axis] : 0
        let origin = CGPoint(axis, along: along, across: (size[axis.other] - primary[axis.other]) / 2)
        return (CGRect(origin: origin, size: primary), parts)
    }

    /// The content's own, moved by where it stands (L4).
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let subviews = view.subviews
        guard subviews.count > 1 else { return super.explicitGuide(key, in: size, proposal: proposal, view) }
        let (frame, parts) = primary(in: size, proposal, subviews)
        let value = subviews[0].explicitGuide(key, in: frame.size, proposal: parts.primary)
        return value.map { $0 + frame.origin[key.axis] }
    }

    /// The content finds a new source of safe area: the bar and its spacing, known once it is placed.
    override var changesContext: Bool { true }

    override func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext {
        guard index == 0, let length = (view.element.storage as? Element.Kept<Double>)?.value else { return context }
        let insets = EdgeInsets(Edge.Set(edge), length)
        var inner = context
        let element = SafeAreaSource.Element(regions: .container, insets: insets.flipped(view.traits.layoutDirection))
        inner.safeArea = SafeAreaSource(frame: context.frame, elements: [element], outer: context.safeArea, inside: context.effect)
        return inner
    }
}
