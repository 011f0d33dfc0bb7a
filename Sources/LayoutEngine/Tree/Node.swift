// SPDX-License-Identifier: GPL-3.0-or-later

/// What a view is to layout: immutable, shared between trees, without environment or place.
/// A subclass is one layout algorithm (Layouts/) or one way of making a list of views (Tree/).
///
/// Sendable, unchecked: what a node is never changes, so trees may be made on one thread and laid out on another. What it remembers of its
/// own answers (`SizeMemo`, a prepared text) does, and no lock guards it, as it is read millions of times a layout: two layouts whose trees
/// share nodes must not run at the same time. So no closure that a node keeps is called by two threads either. This holds for all subclasses.
public class Node: @unchecked Sendable {
    package let tag: ViewTag?

    /// What the node knows of itself (see `NodeFacts`); settled when it is made.
    @exclusivity(unchecked) final var facts = NodeFacts()

    /// A node with a tag, or none.
    public init(tag: ViewTag? = nil) {
        self.tag = tag
        // A subclass has its own properties by now: they are set before this.
        facts = NodeFacts(of: self)
    }

    // MARK: self-contained nodes (see `NodeFacts`)

    /// Do answers and places of this kind of node, around self-contained views, depend on the proposal and on how texts are set alone?
    var isSelfContainedKind: Bool { false }

    /// Does how texts are set enter its own answers, its children's aside?
    var readsTextSetting: Bool { false }

    /// The views directly inside a self-contained node, in order; the node holds them.
    var contained: References<Node> { References([]) }

    /// The axes on which no offer changes anything.
    /// - Parameter content: those of all the views directly inside; empty where there are no views.
    func rigidAxes(around content: Axis.Set) -> Axis.Set { content }

    /// The axes on which an endless offer is answered as none: the view takes its ideal length and no more.
    /// - Parameter content: those of all the views directly inside; empty where there are no views.
    func huggingAxes(around content: Axis.Set) -> Axis.Set { content }

    /// The node as a child of a stack along an axis: Spacers and Dividers are others then (L3.6, L3.8).
    func given(to axis: Axis) -> Node { self }

    // MARK: the view list (L2)

    /// Adds what this node is in its parent's flat list of children: itself, unless it is a group, a ForEach, a modifier of several…
    func collect(into list: inout ViewList, site: ViewSite) { list.append(Element(node: self, site: site), wrappers: site.wrappers) }

    /// The children of an element of this node that the view list did not already give it (a modifier's content).
    func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { ViewList() }

    /// Was the node made around views that the list gave: the stack that several views at the root are (L1.8), or in an overlay (L2.5)?
    var hasGivenChildren: Bool { false }

    // MARK: layout

    /// For which proposals does the answer on an axis depend on the proposal of that axis alone? For those `length` answers. Asked once,
    /// when the children are known.
    func independence(_ view: LayoutSubview) -> Independence { .none }

    /// The answer on one axis, where it depends on nothing else (see `independence`). A view without a layout of its own takes its
    /// proposal, 10 for nil (L1.3).
    func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { proposal ?? 10 }

    /// The answer to a proposal (L1.1). Total: any proposal, finite or not, gets an answer.
    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        CGSize(width: length(.horizontal, proposal.width, view), height: length(.vertical, proposal.height, view))
    }

    /// Places the children of a view whose own place is known; coordinates are the view's own, x counts from the leading edge.
    func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {}

    /// A child that could only be made when the others were placed, and is placed now; asked when they are.
    func childAfterPlacement(_ view: LayoutSubview) -> Element? { nil }

    /// Does `contextForChild` give a child anything else than this view found around itself?
    var changesContext: Bool { false }

    /// What a child finds around it: safe areas, scroll views, containers, named spaces. Asked after the children were placed;
    /// the frame in it is still this view's own.
    func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext { context }

    /// Must this view be placed again even when neither proposal nor size changed? (It reads positions, scroll state, safe areas.)
    var isVolatile: Bool { false }

    /// May the size change between two passes though node and environment did not? (It depends on what layout remembers.)
    var hasVolatileSize: Bool { false }

    func layoutPriority(_ view: LayoutSubview) -> Double { 0 }

    func spacing(_ view: LayoutSubview) -> ViewSpacing { .plain }

    /// The explicit value of a guide in a view of a size, placed with a proposal; nil where the default of L6.1 holds.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? { nil }

    /// For guides of which axes could `explicitGuide` of this view answer at all? Lets stacks of views without guides skip the question.
    func guideAxes(_ view: LayoutSubview) -> Axis.Set { [] }

    /// The axis of the stack that the children stand in, for Spacer and Divider (L3.6, L3.8); nil in containers without one.
    func stackAxis(inherited: Axis?) -> Axis? { inherited }

    /// The `.id` that this layer carries.
    package var explicitID: ViewID? { nil }
}

extension CGSize {
    /// Answers are never NaN: a NaN length would poison every sum above it (L15).
    var sanitized: CGSize {
        @inline(__always) get { CGSize(width: width.nanAsZero, height: height.nanAsZero) }
    }
}
