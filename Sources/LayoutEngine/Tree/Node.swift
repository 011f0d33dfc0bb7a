// SPDX-License-Identifier: GPL-3.0-or-later

/// What a view is to layout: immutable, shared between trees, without environment, memo or place.
/// A subclass is one layout algorithm (Layouts/) or one way of making a list of views (Tree/).
open class Node: @unchecked Sendable {
    public let tag: ViewTag?

    /// The node as a plain view, settled when it is made.
    @exclusivity(unchecked) final var plain = PlainFacts()

    public init(tag: ViewTag? = nil) {
        self.tag = tag
        // A subclass has its own properties by now: they are set before this.
        plain = plainFacts()
    }

    // MARK: plain views (see `PlainFacts`)

    /// What makes this node a plain view; most kinds are none.
    func plainFacts() -> PlainFacts { .none }

    /// `length` of a plain view.
    func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double { 0 }

    /// `sizeThatFits` of a plain view: its two lengths, in one go where that is less work.
    func solvePlainSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: solvePlain(.horizontal, proposal.width), height: solvePlain(.vertical, proposal.height))
    }

    /// The answers of a plain view to nil, 0 and infinity, in one go where that is less work.
    func plainAnswers() -> PlainAnswers {
        PlainAnswers(ideal: solvePlainSize(.unspecified), minimum: solvePlainSize(.zero), maximum: solvePlainSize(.infinity))
    }

    /// Reads what an offer to a plain view needs, without the offer: memory that is far away comes while other views' does.
    /// Returns true, which nobody can know without having read.
    func fetchPlain() -> Bool { true }

    /// How many answers a plain container has worked out in its life that it did not know, when all trees it stands in are measured as
    /// plain views. Answers to 0, nil and infinity, settled when it was made, are not among them. Complexity tests count these.
    public var plainSolves: Int { 0 }

    /// The priority of a plain view that has one.
    var plainPriority: Double { 0 }

    /// The node as a child of a stack along an axis: Spacers and Dividers are others then (L3.6, L3.8).
    func given(to axis: Axis) -> Node { self }

    /// The wishes of a plain view for its distances: none, but for a Spacer's.
    var plainSpacing: ViewSpacing { .plain }

    /// Goes on with the children of a plain view.
    func visitPlainContent(_ size: CGSize, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Bool) {}

    // MARK: flowing views (see `FlowMemo`)

    /// `sizeThatFits` of a flowing view.
    func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer { FlowAnswer(.zero, only: proposal) }

    /// The widths of a flowing view that do not depend on the height.
    func solveFlowWidths(_ flow: Flow) -> FlowWidths { FlowWidths() }

    /// The height of a flowing view for a height of 0 and for this or any larger width; NaN where widths above 0 differ.
    func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double { .nan }

    /// Between what heights a flowing view's answers to a height of 0 lie, whatever the width; NaN where that is not known.
    func solveLeastHeights(_ flow: Flow) -> FlowBounds { .unknown }

    /// `spacing` of a flowing view.
    func flowingSpacing(_ flow: Flow) -> ViewSpacing { .plain }

    /// Goes on with the children of a flowing view.
    func visitFlowContent(_ size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow, _ body: (Node, CGRect) -> Bool) {}

    // MARK: the view list (L2)

    /// Adds what this node is in its parent's flat list of children: itself, unless it is a group, a ForEach, a modifier of several…
    open func collect(into list: inout ViewList, site: ViewSite) {
        list.append(Element(node: self, site: site), wrappers: site.wrappers)
    }

    /// The children of an element of this node that the view list did not already give it (a modifier's content).
    open func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { ViewList() }

    /// Was the node made around views that the list gave: the stack that several views at the root are (L1.8), or in an overlay (L2.5)?
    open var hasGivenChildren: Bool { false }

    // MARK: layout

    /// Does the answer on each axis depend on the proposal of that axis alone? Then `length` answers, and the general
    /// `sizeThatFits` is only its two halves. Asked once an element, when its children are known.
    open func isIndependent(_ view: LayoutSubview) -> Bool { false }

    /// The answer on one axis of an independent view (see `isIndependent`).
    open func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { 0 }

    /// The answer to a proposal (L1.1). Total: any proposal, finite or not, gets an answer.
    open func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        CGSize(width: length(.horizontal, proposal.width, view), height: length(.vertical, proposal.height, view))
    }

    /// Places the children of a view whose own place is known; coordinates are the view's own, x counts from the leading edge.
    open func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {}

    /// A child that could only be made when the others were placed, and is placed now; asked when they are.
    func childAfterPlacement(_ view: LayoutSubview) -> Element? { nil }

    /// What a child finds around it: safe areas, scroll views, containers, named spaces. Asked after the children were placed;
    /// the frame in it is still this view's own.
    open func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext { context }

    /// Must this view be placed again even when neither proposal nor size changed? (It reads positions, scroll state, safe areas.)
    open var isVolatile: Bool { false }

    /// May the size change between two passes though node and environment did not? (It depends on what layout remembers.)
    open var hasVolatileSize: Bool { false }

    open func layoutPriority(_ view: LayoutSubview) -> Double { 0 }

    open func spacing(_ view: LayoutSubview) -> ViewSpacing { .plain }

    /// The explicit value of a guide in a view of a size, placed with a proposal; nil where the default of L6.1 holds.
    open func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? { nil }

    /// Could `explicitGuide` of this view answer at all? Lets stacks of plain views skip the question.
    open func mayHaveExplicitGuides(_ view: LayoutSubview) -> Bool { false }

    /// The axis of the stack that the children stand in, for Spacer and Divider (L3.6, L3.8); nil in containers without one.
    open func stackAxis(inherited: Axis?) -> Axis? { inherited }

    /// The `.id` that this layer carries.
    open var explicitID: ViewID? { nil }
}
