// SPDX-License-Identifier: GPL-3.0-or-later

/// What frames have in common: where they are placed they offer their content a size of their own making, and align it in theirs (L4.2).
public class AlignedFrameNode: UnaryNode, @unchecked Sendable {
    package let alignment: Alignment

    init(_ content: Node, alignment: Alignment, tag: ViewTag?) {
        self.alignment = alignment
        super.init(content, tag: tag)
    }

    // MARK: what a subclass decides

    /// What the content is offered where a frame of a size is placed that was proposed another one.
    func contentProposal(_ proposal: ProposedViewSize, in size: CGSize, _ view: LayoutSubview) -> ProposedViewSize { proposal }

    /// The axes on which the frame, and not its content, decides the length: the edges at their ends ask for no distance (L7.5).
    var decidedAxes: Axis.Set { [] }

    // MARK: layout

    final override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let (child, inner) = (view.child, contentProposal(proposal, in: size, view))
        let childSize = child.sizeThatFits(inner)
        child.place(at: child.aligned(alignment, in: size, childSize: childSize, childProposal: inner), size: childSize, proposal: inner)
    }

    final override func layoutPriority(_ view: LayoutSubview) -> Double { 0 }

    final override func spacing(_ view: LayoutSubview) -> ViewSpacing { view.child.spacing.resetByFrame(decidedAxes.edges) }

    final override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let (child, inner, line) = (view.child, contentProposal(proposal, in: size, view), alignment[key.axis])
        let childSize = child.sizeThatFits(inner)
        guard let value = child.explicitGuide(key, in: childSize, proposal: inner) else { return nil }
        if key.axis == .horizontal { view.pass.heightReads += 1 }
        // The guide by which the content is lined up is not asked for again: each frame around would double that.
        let lined = line == key ? value : child.guide(line, in: childSize, proposal: inner)
        return value - lined + line.defaultValue(in: size)
    }
}
