// SPDX-License-Identifier: GPL-3.0-or-later

/// What a grid decided where it was placed, and why (G8-G18): for those who put it into words.
package struct GridAccount: Sendable {
    /// A cell, in source order.
    package struct Cell: Sendable {
        /// The index of its view among the grid's children.
        package let view: Int
        /// The row, from 0.
        package let row: Int
        /// What it covers of the account's columns.
        package let columns: Range<Int>
        /// The part of the cell at which the view stands; nil: the grid's alignment.
        package let anchor: UnitPoint?
        /// When it was asked, from 0.
        package let turn: Int
        /// How it came to what it was proposed in its turn.
        let note: GridNote
        /// What it answered.
        package let answer: CGSize
        /// From the grid's leading top corner.
        package let slot: CGRect
        /// It is placed with the proposal of its turn, because its answer fills the slot (G17).
        package let isFilled: Bool

        /// The columns or rows that it spans.
        package func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
        /// What it was offered along an axis.
        package func offer(_ axis: Axis) -> Offer { axis == .horizontal ? note.width : note.height }
        /// What its columns, or its rows, had for it in its turn.
        package func share(_ axis: Axis) -> GridShare { axis == .horizontal ? note.columnShare : note.rowShare }
    }

    /// A proposal on one axis (G12).
    package enum Offer: Hashable, Sendable {
        /// nil or infinity, as the grid's own.
        case passed(Double?)
        /// The length that its tracks have already: it is unsized, or they have more than there is for it.
        case own(Double)
        /// The share of its track.
        case share(Double)
        /// What the columns outside leave a cell over several.
        case rest(Double)

        /// The length that was offered, in points; nil: the ideal one was asked for.
        package var length: Double? {
            switch self {
            case .passed(let length): length
            case .own(let length), .share(let length), .rest(let length): length
            }
        }
    }

    /// A column or a row; or several columns that are as wide as each other, because the same cells stand in them.
    package struct Track: Sendable {
        /// From 0.
        package let numbers: Range<Int>
        /// Of each of them.
        package let length: Double
        /// What the length comes from.
        package let cause: Cause
    }

    /// What made a track as long as it is; the cells are those of the account.
    package enum Cause: Hashable, Sendable {
        /// Its length is 0.
        case nothing
        /// The longest answer of a cell that stands in it alone.
        case cell(Int)
        /// A part of what a cell over several needed more than they had; the length before.
        case span(Int, part: Double, before: Double)
    }

    /// The views in the order of their rows.
    package let cells: [Cell]
    /// From the leading one.
    package let columns: [Track]
    /// From the top one.
    package let rows: [Track]
    /// All gaps between the columns together.
    package let columnGaps: Double
    /// All gaps between the rows together.
    package let rowGaps: Double
    /// Of the whole grid.
    package let size: CGSize

    /// The columns, or the rows.
    package func tracks(_ axis: Axis) -> [Track] { axis == .horizontal ? columns : rows }
    /// The distances between tracks along an axis, together.
    package func gaps(_ axis: Axis) -> Double { axis == .horizontal ? columnGaps : rowGaps }

    /// - Parameter notes: in the order of the turns.
    init(_ solution: GridSolution, _ notes: [GridNote]) {
        let starts = (columns: solution.columns.starts, rows: solution.rows.starts)
        cells = notes.enumerated().sorted { $0.element.turn.cell < $1.element.turn.cell }.map { turn, note in
            let cell = solution.table.cells[note.turn.cell]
            return Cell(
                view: cell.view, row: cell.row, columns: cell.columns, anchor: cell.traits.anchor, turn: turn, note: note,
                answer: solution.answers[note.turn.cell].size,
                slot: CGRect(
                    origin: CGPoint(x: starts.columns[cell.columns.lowerBound], y: starts.rows[cell.row]),
                    size: solution.slot(note.turn.cell)),
                isFilled: solution.isFilled(note.turn.cell))
        }
        columns = Self.tracks(solution.columns)
        rows = Self.tracks(solution.rows)
        columnGaps = solution.columns.gaps(in: columns.indices)
        rowGaps = solution.rows.gaps(in: rows.indices)
        size = solution.size
    }

    private static func tracks(_ tracks: GridTracks) -> [Track] {
        tracks.tracks.indices.map { index in
            let track = tracks.tracks[index]
            return Track(numbers: track.first..<track.first + track.count, length: tracks.lengths[index], cause: tracks.causes[index])
        }
    }
}
