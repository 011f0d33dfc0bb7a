// SPDX-License-Identifier: GPL-3.0-or-later

/// ViewThatFits(in:): the first candidate whose ideal size fits on the named axes, else the last (L9.9). It is not a layout of its
/// own: a Divider or Spacer inside sees the stack around (L3.6).
public final class ViewThatFitsNode: Node, @unchecked Sendable {
    let content: Node
    package let axes: Axis.Set

    /// The first view of the content that fits the proposal on the axes, else the last.
    public init(_ content: Node, axes: Axis.Set = .both, tag: ViewTag? = nil) {
        self.content = content
        self.axes = axes
        super.init(tag: tag)
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { content.list(at: site) }

    /// The candidate for a proposal; chosen anew when placed with another (L9.9).
    package func choice(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> Int? {
        let subviews = view.subviews
        return subviews.indices.first { fits(subviews[$0], proposal) } ?? subviews.indices.last
    }

    private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
        // On an axis that is not constrained the view's own proposal counts (L9.9).
        let ideal = subview.sizeThatFits(ProposedViewSize { axes.contains(axis: $0) ? nil : proposal[$0] })
        return Axis.allCases.allSatisfy { !axes.contains(axis: $0) || ideal[$0] <= proposal[$0] ?? .infinity }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        choice(proposal, view).map { view.subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        guard let choice = choice(proposal, view) else { return }
        for (index, subview) in view.subviews.enumerated() { subview.element.isLeftOut = index != choice }
        view.subviews[choice].place(at: .zero, size: size, proposal: proposal)
    }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing { view.subviews.first?.spacing ?? .zero }
    override func layoutPriority(_ view: LayoutSubview) -> Double { view.subviews.isEmpty ? -.infinity : 0 }
    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { view.guideAxesOfChildren }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        choice(proposal, view).flatMap { view.subviews[$0].explicitGuide(key, in: size, proposal: proposal) }
    }
}
