// SPDX-License-Identifier: GPL-3.0-or-later

/// A modifier: a view around one other. Applied to several views it goes around each (L2.2).
/// Unless a subclass says otherwise it changes nothing: size, guides, spacing and priority are the content's (L4).
open class UnaryNode: Node, @unchecked Sendable {
    public let content: Node

    public init(_ content: Node, tag: ViewTag? = nil) {
        self.content = content
        super.init(tag: tag)
    }

    open override func collect(into list: inout ViewList, site: ViewSite) {
        content.collect(into: &list, site: site.wrapped(by: self))
    }

    // MARK: as a plain view

    /// Is this kind of modifier plain around plain content? A subclass that says so, and is more than a layer, says how below.
    var isPlainLayer: Bool { false }

    override var plainPriority: Double { content.priority }

    /// The axes on which the modifier around plain content is rigid.
    var plainRigidAxes: Axis.Set { content.plain.rigidAxes }

    override func plainFacts() -> PlainFacts {
        let layers = Int(content.plain.layers) + 1
        guard content.isPlain, isPlainLayer, layers <= PlainFacts.layerLimit else { return .none }
        let rigidAxes = content.plain.flows ? [] : plainRigidAxes
        let facts = PlainFacts(
            views: content.plain.views, layers: layers, rigidAxes: rigidAxes, priority: plainPriority, flows: content.plain.flows)
        return facts.identified(if: content.plain.traits.contains(.identified))
    }

    override func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double { content.plainLength(axis, proposal) }

    override func fetchPlain() -> Bool { content.fetchPlain() }

    /// The place of plain content.
    func plainPlace(in size: CGSize, _ proposal: ProposedViewSize) -> PlainPlace {
        PlainPlace(origin: .zero, size: content.plainSize(proposal), proposal: proposal)
    }

    override func visitPlainContent(_ size: CGSize, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Bool) {
        let place = plainPlace(in: size, proposal)
        content.visitPlain(place.frame, place.proposal, body)
    }

    // MARK: as a flowing view

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer { content.flowAnswer(proposal, flow) }
    override func solveFlowWidths(_ flow: Flow) -> FlowWidths { content.flowWidths(flow) }
    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double { content.leastFlowHeight(width, flow) }
    override func solveLeastHeights(_ flow: Flow) -> FlowBounds { content.leastFlowHeights(flow) }
    override func flowingSpacing(_ flow: Flow) -> ViewSpacing { content.flowSpacing(flow) }

    /// The place of flowing content.
    func flowPlace(in size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow) -> PlainPlace {
        PlainPlace(origin: .zero, size: content.flowAnswer(proposal, flow).size, proposal: proposal)
    }

    override func visitFlowContent(_ size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow, _ body: (Node, CGRect) -> Bool) {
        let place = flowPlace(in: size, proposal, flow)
        content.visitFlow(place.frame, place.proposal, flow, body)
    }

    // MARK: layout

    open override func isIndependent(_ view: LayoutSubview) -> Bool { view.child.isIndependent }

    open override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { view.child.length(axis, proposal) }

    open override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize { view.child.sizeThatFits(proposal) }

    open override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.place(at: .zero, proposal: proposal)
    }

    open override func spacing(_ view: LayoutSubview) -> ViewSpacing { view.child.spacing }

    open override func layoutPriority(_ view: LayoutSubview) -> Double { view.child.priority }

    open override func mayHaveExplicitGuides(_ view: LayoutSubview) -> Bool { view.child.mayHaveExplicitGuides }

    open override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        view.child.explicitGuide(key, in: size, proposal: proposal)
    }
}

extension LayoutSubview {
    /// The content of a modifier.
    var child: LayoutSubview { LayoutSubview(element: element.children(pass)[0], pass: pass) }

    /// Content centred in a frame of another size, or aligned by a guide on both axes (L4.2).
    func aligned(_ alignment: Alignment, in size: CGSize, childSize: CGSize, childProposal: ProposedViewSize) -> CGPoint {
        func origin(_ axis: Axis) -> Double {
            let key = alignment[axis]
            return key.defaultValue(in: size) - guide(key, in: childSize, proposal: childProposal)
        }
        return CGPoint(x: origin(.horizontal), y: origin(.vertical))
    }
}
