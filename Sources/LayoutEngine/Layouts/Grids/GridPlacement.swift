// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the cells of a grid stand in their slots (G17, G18).
struct GridPlacement {
    let solution: GridSolution
    let alignment: Alignment
    let subviews: LayoutSubviews

    /// A cell with the size that it is placed in.
    private struct Placed {
        let index: Int
        let cell: GridTable.Cell
        let subview: LayoutSubview
        let proposal: ProposedViewSize
        let size: CGSize
    }

    /// The extent of the cells of a column or row around the line of their guides.
    private struct Line {
        var low = Double.infinity
        var high = -Double.infinity
        var length: Double { high - low }
    }

    /// Every cell's view with its origin, its size and the proposal that it was made for.
    func each(_ body: GuideCombination.EachPlace) {
        let placed = solution.table.cells.indices.map(placed)
        let lines = (columns: lines(placed, .horizontal), rows: lines(placed, .vertical))
        let starts = (columns: solution.columns.starts, rows: solution.rows.starts)
        for cell in placed {
            let origin = CGPoint(
                x: starts.columns[cell.cell.columns.lowerBound] + offset(cell, .horizontal, lines.columns),
                y: starts.rows[cell.cell.row] + offset(cell, .vertical, lines.rows))
            body(cell.subview, origin, cell.size, cell.proposal)
        }
    }

    private func placed(_ index: Int) -> Placed {
        let cell = solution.table.cells[index]
        let proposal = solution.placedProposal(index)
        let subview = subviews[cell.view]
        return Placed(index: index, cell: cell, subview: subview, proposal: proposal, size: subview.sizeThatFits(proposal))
    }

    // MARK: alignment (G18)

    /// Across: the column's own for a cell of a row in one column alone, else the grid's. Down: the row's own, else the grid's.
    private func key(_ cell: GridTable.Cell, _ axis: Axis) -> AlignmentKey {
        if axis == .vertical { return (solution.table.rowAlignments[cell.row] ?? alignment.vertical).key }
        guard !cell.isLone, solution.columns.isOne(cell.columns) else { return alignment.horizontal.key }
        return (solution.table.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal).key
    }

    /// Cells without an anchor stand with their guides on one line: those of a row, and those of a column that stand in it alone (L10.5).
    private func isLinedUp(_ cell: GridTable.Cell, _ axis: Axis) -> Bool {
        cell.traits.anchor == nil && (axis == .vertical || !cell.isLone && solution.columns.isOne(cell.columns))
    }

    private func lines(_ placed: [Placed], _ axis: Axis) -> [Line] {
        let tracks = axis == .horizontal ? solution.columns : solution.rows
        var lines = [Line](repeating: Line(), count: tracks.tracks.count)
        for cell in placed where isLinedUp(cell.cell, axis) {
            let guide = guide(cell, axis)
            guard !guide.isNaN else { continue }
            let track = cell.cell.tracks(axis).lowerBound
            lines[track].low = min(lines[track].low, -guide)
            lines[track].high = max(lines[track].high, cell.size[axis] - guide)
        }
        return lines
    }

    private func guide(_ cell: Placed, _ axis: Axis) -> Double {
        cell.subview.guide(key(cell.cell, axis), in: cell.size, proposal: cell.proposal)
    }

    /// From the start of the slot: by the anchor's or the alignment's fraction of what is left of it, or by the guide.
    private func offset(_ cell: Placed, _ axis: Axis, _ lines: [Line]) -> Double {
        let slot = solution.slot(cell.index)[axis]
        let key = key(cell.cell, axis)
        guard isLinedUp(cell.cell, axis) else {
            return finite((cell.cell.traits.anchor?[axis] ?? key.fraction) * (slot - cell.size[axis]))
        }
        let line = lines[cell.cell.tracks(axis).lowerBound]
        return finite((slot - line.length) * key.fraction - line.low - guide(cell, axis))
    }

    /// In an infinite slot a cell gets the start.
    private func finite(_ offset: Double) -> Double { offset.isFinite ? offset : 0 }
}
