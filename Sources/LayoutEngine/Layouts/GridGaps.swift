// SPDX-License-Identifier: GPL-3.0-or-later

/// The distances between columns and rows (L10.2): the given ones, else for each boundary the largest wish of the views that meet there.
struct GridGaps {
    let table: GridTable
    let subviews: LayoutSubviews

    /// A spanning cell wishes for nothing inside itself; where no two views meet there is no distance.
    func columns(_ given: Double?) -> [Double] {
        var gaps = [Double](repeating: given ?? -.infinity, count: table.columns.gaps.count)
        if given != nil { return gaps }
        for row in table.rowCells {
            for index in row.dropFirst() {
                let (before, after) = (table.cells[index - 1], table.cells[index])
                let boundary = after.columns.lowerBound - 1
                guard gaps.indices.contains(boundary) else { continue }
                gaps[boundary] = max(gaps[boundary], distance(before, after, .horizontal))
            }
        }
        return gaps.map { $0 == -.infinity ? 0 : $0 }
    }

    func rows(_ given: Double?) -> [Double] {
        table.rows.gaps.indices.map { row in given ?? rowGap(table.rowCells[row], table.rowCells[row + 1]) }
    }

    /// Goes through the cells above and below a boundary in step: each pair that shares a column counts.
    private func rowGap(_ above: Range<Int>, _ below: Range<Int>) -> Double {
        var gap = -Double.infinity
        var (upper, lower) = (above.lowerBound, below.lowerBound)
        while upper < above.upperBound, lower < below.upperBound {
            let (a, b) = (table.cells[upper], table.cells[lower])
            if a.columns.overlaps(b.columns) { gap = max(gap, distance(a, b, .vertical)) }
            if a.columns.upperBound <= b.columns.upperBound { upper += 1 } else { lower += 1 }
        }
        return gap == -.infinity ? 0 : gap
    }

    private func distance(_ before: GridTable.Cell, _ after: GridTable.Cell, _ axis: Axis) -> Double {
        subviews[before.view].spacing.distance(to: subviews[after.view].spacing, along: axis)
    }
}
