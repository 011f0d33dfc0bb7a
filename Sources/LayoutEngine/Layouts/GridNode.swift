// SPDX-License-Identifier: GPL-3.0-or-later

/// Grid (L10.A): rows of cells, whose columns are as wide as their widest cell and share what is left.
public final class GridNode: Node, @unchecked Sendable {
    public let content: Node
    public let alignment: Alignment
    /// nil: for each boundary what the views there prefer (L10.2).
    public let horizontalSpacing: Double?
    public let verticalSpacing: Double?

    public init(
        _ content: Node, alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        tag: ViewTag? = nil
    ) {
        self.content = content
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.flatMap { $0.isNaN ? nil : $0 }
        self.verticalSpacing = verticalSpacing.flatMap { $0.isNaN ? nil : $0 }
        super.init(tag: tag)
    }

    public override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var list = ViewList()
        content.collect(into: &list, site: site)
        element.storage = GridTable(list)
        return list
    }

    /// A Spacer in a grid has two axes, a Divider lies (L9.5).
    public override func stackAxis(inherited: Axis?) -> Axis? { nil }

    // MARK: size

    /// The columns and rows for a proposal; nil for a grid without cells.
    private func table(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> GridTable? {
        let subviews = view.subviews
        guard let table = view.element.storage as? GridTable, !table.cells.isEmpty else { return nil }
        let generation = view.pass.generation
        if table.gapGeneration != generation {
            let gaps = GridGaps(table: table, subviews: subviews)
            table.columns.gaps = gaps.columns(horizontalSpacing)
            table.rows.gaps = gaps.rows(verticalSpacing)
            table.gapGeneration = generation
            table.solved = nil
        }
        if view.pass.usesMemo, let solved = table.solved, solved.proposal == proposal, solved.generation == generation { return table }
        GridSizing(table: table, proposal: proposal, subviews: subviews).run()
        table.solved = (proposal, generation)
        return table
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        table(proposal, view)?.total() ?? .zero
    }

    // MARK: place

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        guard let table = table(proposal, view) else { return }
        GridPlacement(table: table, alignment: alignment, subviews: view.subviews).each { $0.place(at: $1, size: $2, proposal: $3) }
    }

    // MARK: what the parent asks

    public override func layoutPriority(_ view: LayoutSubview) -> Double { view.subviews.isEmpty ? -.infinity : 0 }

    /// The outer edges of the outer cells (L7.6).
    public override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        let subviews = view.subviews
        guard let table = view.element.storage as? GridTable, !table.cells.isEmpty else { return .zero }
        var result = ViewSpacing.empty
        for cell in table.cells {
            var edges: Edge.Set = []
            if cell.row == 0 { edges.insert(.top) }
            if cell.row == table.rows.count - 1 { edges.insert(.bottom) }
            if cell.columns.lowerBound == 0 { edges.insert(.leading) }
            if cell.columns.upperBound == table.columns.count { edges.insert(.trailing) }
            if !edges.isEmpty { result = result.union(subviews[cell.view].spacing, edges) }
        }
        return result
    }

    public override func mayHaveExplicitGuides(_ view: LayoutSubview) -> Bool { view.subviews.contains { $0.mayHaveExplicitGuides } }

    /// The combination of the cells' explicit values at their places (L10.7).
    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        guard key.propagatesThroughContainers, let table = table(proposal, view) else { return nil }
        var combined = GuideCombination(key)
        GridPlacement(table: table, alignment: alignment, subviews: view.subviews).each { subview, origin, childSize, inner in
            combined.add(subview.explicitGuide(key, in: childSize, proposal: inner), origin: origin)
        }
        return combined.value
    }
}
