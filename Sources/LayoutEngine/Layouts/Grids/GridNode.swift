// SPDX-License-Identifier: GPL-3.0-or-later

/// Grid: rows of cells, whose columns are as wide as their widest cell and share what is left (G1-G25).
public final class GridNode: Node, @unchecked Sendable {
    package let content: Node
    let alignment: Alignment
    /// nil: for each gap what the cells that meet there prefer (G5).
    let horizontalSpacing: Double?
    let verticalSpacing: Double?

    /// A grid of rows. `content` lists the rows (`GridRowNode`); any other view is a row that spans all columns.
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

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        let list = content.list(at: site)
        element.storage = GridStorage(GridTable(list))
        return list
    }

    /// A Spacer in a grid has two axes, a Divider lies (G4, L9.5).
    override func stackAxis(inherited: Axis?) -> Axis? { nil }

    // MARK: size

    /// The columns and rows for a proposal; nil for a grid without cells.
    private func solved(_ proposal: ProposedViewSize, _ view: LayoutSubview, explains: Bool = false) -> GridSizing.Result? {
        let subviews = view.subviews
        guard let storage = view.element.storage as? GridStorage, !subviews.isEmpty, view.pass.mayWork(storage.table.sharing) else {
            return nil
        }
        return GridSizing.solve(proposal, storage.table, storage.spacing(of: self, view.pass, subviews), subviews, explains: explains)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        solved(proposal, view)?.solution.size ?? .zero
    }

    // MARK: place

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        eachPlace(proposal, view) { $0.place(at: $1, size: $2, proposal: $3) }
    }

    private func eachPlace(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ body: GuideCombination.EachPlace) {
        guard let solution = solved(proposal, view)?.solution else { return }
        GridPlacement(solution: solution, alignment: alignment, subviews: view.subviews).each(body)
    }

    // MARK: what the parent asks

    /// A grid hands no priority of its cells on (G23).
    override func layoutPriority(_ view: LayoutSubview) -> Double { view.subviews.isEmpty ? -.infinity : 0 }

    /// The outer edges of the outer cells (G24, L7.6).
    override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        let subviews = view.subviews
        guard let table = (view.element.storage as? GridStorage)?.table, !table.cells.isEmpty else { return .zero }
        return table.cells.reduce(ViewSpacing.empty) { spacing, cell in
            let edges = table.outerEdges(cell)
            return edges.isEmpty ? spacing : spacing.union(subviews[cell.view].spacing, edges)
        }
    }

    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { view.guideAxesOfChildren }

    /// The combination of the cells' explicit values at their places (L10.7).
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        GuideCombination.value(of: key) { eachPlace(proposal, view, $0) }
    }

    // MARK: why

    /// What the grid decides for a proposal, and why; nil without cells. The cells are asked once more, in their turns.
    package func account(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> GridAccount? {
        solved(proposal, view, explains: true).map { GridAccount($0.solution, $0.notes) }
    }
}

/// The gaps of a grid on both axes.
struct GridSpacing {
    let columns: GridGaps
    let rows: GridGaps
}

/// What a grid keeps: its cells, and its gaps for a pass.
private final class GridStorage {
    let table: GridTable
    private var known: (spacing: GridSpacing, generation: Int)?

    init(_ table: GridTable) { self.table = table }

    func spacing(of grid: GridNode, _ pass: LayoutPass, _ subviews: LayoutSubviews) -> GridSpacing {
        if let known, known.generation == pass.generation { return known.spacing }
        let spacing = GridSpacing(
            columns: .columns(grid.horizontalSpacing, table, subviews), rows: .rows(grid.verticalSpacing, table, subviews))
        known = (spacing, pass.generation)
        return spacing
    }
}
