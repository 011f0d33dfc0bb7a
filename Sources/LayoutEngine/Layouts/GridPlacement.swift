// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the cells of a grid stand (L10.5): each is proposed its area, and lined up in its column and its row.
struct GridPlacement {
    let table: GridTable
    let alignment: Alignment
    let subviews: LayoutSubviews

    /// Every cell's view with its origin and its size, and the proposal it was made for.
    func each(_ body: (LayoutSubview, CGPoint, CGSize, ProposedViewSize) -> Void) {
        let columns = bands(.horizontal)
        let rows = bands(.vertical)
        let lefts = starts(table.columns)
        let tops = starts(table.rows)
        for cell in table.cells {
            let area = table.area(cell)
            let size = subviews[cell.view].sizeThatFits(ProposedViewSize(area))
            let origin = CGPoint(
                x: lefts[cell.columns.lowerBound] + offset(cell, .horizontal, size, area, columns),
                y: tops[cell.row] + offset(cell, .vertical, size, area, rows))
            body(subviews[cell.view], origin, size, ProposedViewSize(area))
        }
    }

    private func starts(_ tracks: GridTracks) -> [Double] {
        var starts: [Double] = []
        var position = 0.0
        for track in 0..<tracks.count {
            starts.append(position)
            position += tracks.lengths[track] + (track < tracks.gaps.count ? tracks.gaps[track] : 0)
        }
        return starts
    }

    // MARK: alignment

    /// The row's or the column's own, else the grid's (L10.3). A cell over several columns takes the grid's.
    private func key(_ cell: GridTable.Cell, _ axis: Axis) -> AlignmentKey {
        if axis == .vertical { return (table.rowAlignments[cell.row] ?? alignment.vertical).key }
        if cell.columns.count > 1 { return alignment.horizontal.key }
        return (table.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal).key
    }

    /// Anchored cells stand by themselves, on both axes; those over several columns do so across them.
    private func isLinedUp(_ cell: GridTable.Cell, _ axis: Axis) -> Bool {
        cell.traits.anchor == nil && (axis == .vertical || cell.columns.count == 1)
    }

    /// The extent of the cells of a track around the line of their guides.
    private struct Band {
        var low = Double.infinity
        var high = -Double.infinity
        var length: Double { high - low }
    }

    private func bands(_ axis: Axis) -> [Band] {
        var bands = [Band](repeating: Band(), count: axis == .horizontal ? table.columns.count : table.rows.count)
        for cell in table.cells where isLinedUp(cell, axis) {
            let size = subviews[cell.view].sizeThatFits(ProposedViewSize(table.area(cell)))
            let guide = guide(cell, axis, size)
            guard !guide.isNaN else { continue }
            let track = table.tracks(cell, axis).lowerBound
            bands[track].low = min(bands[track].low, -guide)
            bands[track].high = max(bands[track].high, size[axis] - guide)
        }
        return bands
    }

    private func guide(_ cell: GridTable.Cell, _ axis: Axis, _ size: CGSize) -> Double {
        subviews[cell.view].guide(key(cell, axis), in: size, proposal: ProposedViewSize(table.area(cell)))
    }

    private func offset(_ cell: GridTable.Cell, _ axis: Axis, _ size: CGSize, _ area: CGSize, _ bands: [Band]) -> Double {
        guard isLinedUp(cell, axis) else {
            let fraction = cell.traits.anchor?[axis] ?? key(cell, axis).fraction
            return fraction * (area[axis] - size[axis])
        }
        let band = bands[table.tracks(cell, axis).lowerBound]
        let offset = (area[axis] - band.length) * key(cell, axis).fraction - band.low - guide(cell, axis, size)
        return offset.isFinite ? offset : 0
    }
}
