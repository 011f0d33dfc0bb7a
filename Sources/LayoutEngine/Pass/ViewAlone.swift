// SPDX-License-Identifier: GPL-3.0-or-later

extension PlacedLayer {
    /// This view laid out alone, in its environment and with a proposal of its own; the layout that it comes from stays as it is.
    /// Its frame in the result is that of layer 1, at the origin: layer 0 proposes.
    /// - Parameter state: what layout remembers, for the lazy containers and scroll views inside.
    package func laidOutAlone(
        for proposal: ProposedViewSize, state: LayoutState, options: LayoutOptions = LayoutOptions()
    ) -> LayoutResult {
        let own = snapshot.element(index)
        let fresh =
            own.node === node
            ? own.fresh() : Element(node: node, environment: own.environment, owner: own.owner, stackAxis: nil, content: nil)
        let input = LayoutInput(root: ProposalNode(fresh, proposal), environment: environment, window: .zero, safeArea: [], state: state)
        return LayoutSolver.layout(input, options: options)
    }
}

/// Proposes to one view what it was told, whatever it is proposed itself.
private final class ProposalNode: Node, @unchecked Sendable {
    private let measured: Element
    private let proposal: ProposedViewSize

    init(_ measured: Element, _ proposal: ProposedViewSize) {
        (self.measured, self.proposal) = (measured, proposal)
        super.init()
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { ViewList([measured]) }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize { .zero }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        for subview in view.subviews { subview.place(at: .zero, proposal: self.proposal) }
    }
}
