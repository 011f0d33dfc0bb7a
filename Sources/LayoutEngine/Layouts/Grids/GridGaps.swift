// SPDX-License-Identifier: GPL-3.0-or-later

/// The gaps between the columns, or the rows, of a grid (G5, G6).
struct GridGaps {
    /// Before each track; 0 before the first.
    let before: [Double]
    /// Between the columns of a track that stands for several: no two cells meet there.
    let inner: Double

    /// The gaps inside of one track.
    func inside(_ track: GridTrack) -> Double { track.count > 1 ? inner * Double(track.count - 1) : 0 }

    /// The gaps from one to another of some tracks.
    func between(_ range: Range<Int>) -> Double { range.dropFirst().reduce(0) { $0 + before[$1] } }

    /// Every gap the same, also where no two cells meet.
    private init(_ given: Double, count: Int) {
        before = (0..<count).map { $0 == 0 ? 0 : given }
        inner = given
    }

    /// - Parameter wishes: what cells that meet wish for, by the track after the gap.
    private init(count: Int, _ wishes: ((_ track: Int, _ distance: Double) -> Void) -> Void) {
        var greatest = [Double](repeating: -.infinity, count: count)
        wishes { greatest[$0] = max(greatest[$0], $1) }
        before = greatest.map { $0 == -.infinity ? 0 : $0 }
        inner = 0
    }

    /// Without a given one: the greatest distance of two neighbours in a row that meet there.
    static func columns(_ given: Double?, _ table: GridTable, _ subviews: LayoutSubviews) -> GridGaps {
        if let given { return GridGaps(given, count: table.columns.count) }
        return GridGaps(count: table.columns.count) { wish in
            for row in table.rowCells {
                for (left, right) in zip(table.cells[row], table.cells[row].dropFirst())
                where left.columns.upperBound == right.columns.lowerBound {
                    wish(right.columns.lowerBound, distance(left, right, .horizontal, subviews))
                }
            }
        }
    }

    /// Without a given one: the greatest distance of two cells of neighbouring rows that cover a column both.
    static func rows(_ given: Double?, _ table: GridTable, _ subviews: LayoutSubviews) -> GridGaps {
        if let given { return GridGaps(given, count: table.rowCells.count) }
        return GridGaps(count: table.rowCells.count) { wish in
            for row in table.rowCells.indices.dropFirst() {
                eachPair(table.cells[table.rowCells[row - 1]], table.cells[table.rowCells[row]]) { upper, lower in
                    wish(row, distance(upper, lower, .vertical, subviews))
                }
            }
        }
    }

    /// Goes through both rows in step: cells of a row neither begin nor end before the one that they follow.
    private static func eachPair(
        _ above: ArraySlice<GridTable.Cell>, _ below: ArraySlice<GridTable.Cell>, _ body: (GridTable.Cell, GridTable.Cell) -> Void
    ) {
        var first = below.startIndex
        for upper in above {
            while first < below.endIndex, below[first].columns.upperBound <= upper.columns.lowerBound { first += 1 }
            for lower in below[first...].prefix(while: { $0.columns.lowerBound < upper.columns.upperBound }) { body(upper, lower) }
        }
    }

    private static func distance(_ before: GridTable.Cell, _ after: GridTable.Cell, _ axis: Axis, _ subviews: LayoutSubviews) -> Double {
        subviews[before.view].spacing.distance(to: subviews[after.view].spacing, along: axis).nanAsZero
    }
}
