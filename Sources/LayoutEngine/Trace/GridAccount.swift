// SPDX-License-Identifier: GPL-3.0-or-later

/// What a grid made of its columns and rows where it was placed, for those who ask why (L10.4).
public struct GridAccount {
    public struct Cell {
        public let element: Element
        public let row: Int
        public let columns: Range<Int>
        public let anchor: UnitPoint?
        /// What it was offered when its turn came, and what it answered.
        public fileprivate(set) var offer = ProposedViewSize.unspecified
        public fileprivate(set) var answer = CGSize.zero
        fileprivate let unsizedAxes: Axis.Set
        fileprivate var openColumns = 0
        fileprivate var openRows = 0

        /// The columns or the row that it lies in.
        public func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
        /// Does it count for the length of its tracks (gridCellUnsizedAxes)?
        public func isSizing(_ axis: Axis) -> Bool { !unsizedAxes.contains(axis: axis) }
        /// How many columns or rows shared what was left when its turn came, its own included.
        public func openTracks(_ axis: Axis) -> Int { axis == .horizontal ? openColumns : openRows }
    }

    public let cells: [Cell]
    private let columns: (lengths: [Double], gaps: [Double])
    private let rows: (lengths: [Double], gaps: [Double])

    public func lengths(_ axis: Axis) -> [Double] { axis == .horizontal ? columns.lengths : rows.lengths }
    /// The distance behind each track but the last.
    public func gaps(_ axis: Axis) -> [Double] { axis == .horizontal ? columns.gaps : rows.gaps }

    /// Where a track begins in the grid.
    public func start(_ axis: Axis, _ track: Int) -> Double {
        lengths(axis).prefix(track).reduce(0, +) + gaps(axis).prefix(track).reduce(0, +)
    }

    /// The length of some tracks with the spacing between them.
    public func length(_ axis: Axis, _ tracks: Range<Int>) -> Double {
        guard let last = tracks.last else { return 0 }
        return start(axis, last) + lengths(axis)[last] - start(axis, tracks.lowerBound)
    }

    /// Measures every cell once more, in turn, for the proposal that the grid was placed with.
    fileprivate init(_ table: GridTable, _ view: LayoutSubview) {
        let subviews = view.subviews
        var cells = table.cells.map { cell in
            Cell(
                element: subviews[cell.view].element, row: cell.row, columns: cell.columns, anchor: cell.traits.anchor,
                unsizedAxes: cell.traits.unsizedAxes)
        }
        GridSizing(table: table, proposal: view.element.proposal, subviews: subviews).run { index, offer, answer in
            cells[index].offer = offer
            cells[index].answer = answer
            cells[index].openColumns = table.columns.openCount
            cells[index].openRows = table.rows.openCount
        }
        self.cells = cells
        columns = (table.columns.lengths, table.columns.gaps)
        rows = (table.rows.lengths, table.rows.gaps)
    }
}

extension GridNode {
    /// What the placed grid did; nil without cells.
    public func account(of view: LayoutSubview) -> GridAccount? {
        // Asks for the columns first, so that the spacing is known.
        guard view.sizeThatFits(view.element.proposal) != .zero, let table = view.element.storage as? GridTable, !table.cells.isEmpty else {
            return nil
        }
        return GridAccount(table, view)
    }
}
