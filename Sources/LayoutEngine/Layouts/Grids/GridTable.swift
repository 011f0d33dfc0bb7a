// SPDX-License-Identifier: GPL-3.0-or-later

/// The cells of a grid by row and column (G1-G3, G19): all of it that no size changes.
struct GridTable {
    struct Cell {
        /// The index of its view among the grid's children.
        let view: Int
        let row: Int
        /// What it covers of `columns`. A cell that takes no column covers the one that the next cell begins in.
        fileprivate(set) var columns: Range<Int>
        /// How many columns it counts as in its row (G2, G3).
        let span: Int
        /// It stands outside of every GridRow.
        let isLone: Bool
        let traits: GridCellTraits
        /// What its GridRow says (G19).
        let rowAlignment: VerticalAlignment?

        func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
    }

    /// Row by row, from leading to trailing: source order.
    private(set) var cells: [Cell] = []
    /// The cells of each row.
    private(set) var rowCells: [Range<Int>] = []
    private(set) var rowAlignments: [VerticalAlignment?] = []
    let columns: [GridTrack]
    /// What gridColumnAlignment says, of each of `columns`.
    private(set) var columnAlignments: [HorizontalAlignment?]
    /// How much it is to share lengths out, beside the questions to the cells, in measurements: a cell over several columns goes through them
    /// and through all that are open, and cells that take no column meet all such cells of the next row.
    private(set) var sharing = 0

    var rows: [GridTrack] { rowCells.indices.map { GridTrack(first: $0, count: 1, holdsSingleCells: true) } }

    /// The edges of the grid that a cell lies at (G24).
    func outerEdges(_ cell: Cell) -> Edge.Set {
        var edges: Edge.Set = []
        if cell.row == 0 { edges.insert(.top) }
        if cell.row == rowCells.count - 1 { edges.insert(.bottom) }
        if cell.columns.lowerBound == 0 { edges.insert(.leading) }
        if cell.columns.upperBound == columns.count { edges.insert(.trailing) }
        return edges
    }

    init(_ list: ViewList) {
        let draft = GridDraft(list)
        let bounds = draft.columnBounds
        let index = Dictionary(uniqueKeysWithValues: zip(bounds, bounds.indices))
        let singles = Set(draft.cells.lazy.filter { $0.columns.count == 1 }.map(\.columns.lowerBound))
        columns = zip(bounds, bounds.dropFirst()).map { GridTrack(first: $0, count: $1 - $0, holdsSingleCells: singles.contains($0)) }
        columnAlignments = Array(repeating: nil, count: columns.count)
        for cell in draft.cells {
            guard let first = index[cell.columns.lowerBound], let end = index[cell.columns.upperBound] else { continue }
            add(cell, first..<end)
        }
        sharing = (covering + meetings) / Self.tracksOfMeasurement
    }

    /// So many columns are gone through in the time that a measurement takes.
    private static let tracksOfMeasurement = 8

    private var covering: Int { cells.reduce(0) { $1.columns.count > 1 ? $0 + $1.columns.count + columns.count : $0 } }

    private var meetings: Int {
        let zeros = rowCells.map { row in cells[row].count { $0.span == 0 } }
        return zip(zeros, zeros.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    }

    private mutating func add(_ cell: Cell, _ columns: Range<Int>) {
        if cell.row == rowCells.count {
            rowCells.append(cells.count..<cells.count)
            rowAlignments.append(cell.rowAlignment)
        }
        rowCells[cell.row] = rowCells[cell.row].lowerBound..<cells.count + 1
        // The first that is given to a column by a cell that begins in it (G19).
        columnAlignments[columns.lowerBound] = columnAlignments[columns.lowerBound] ?? cell.traits.columnAlignment
        var cell = cell
        cell.columns = columns
        cells.append(cell)
    }
}

/// A column or a row; or neighbouring columns in which the same cells stand, none of them in one column alone. Those are always as wide as
/// each other, so that a cell over a million columns costs no more than one over two.
struct GridTrack {
    /// The number of the column or row, from 0.
    let first: Int
    let count: Int
    /// Does a cell stand in it alone?
    let holdsSingleCells: Bool
}

/// How the children of a grid fall into rows and columns, by the numbers of the columns.
private struct GridDraft {
    /// Their columns are numbers of columns, not yet of tracks.
    private(set) var cells: [GridTable.Cell] = []
    private let traits: [GridCellTraits]
    private let columnCount: Int
    private var rowCount = 0

    init(_ list: ViewList) {
        traits = Self.traits(list)
        columnCount = Self.columnCount(list, traits)
        var next = 0
        for row in list.gridRows {
            for view in next..<row.elements.lowerBound { addLone(view) }
            addRow(row)
            next = row.elements.upperBound
        }
        for view in next..<traits.count { addLone(view) }
    }

    private static func traits(_ list: ViewList) -> [GridCellTraits] {
        var rowLayers = [Int](repeating: 0, count: list.elements.count)
        for row in list.gridRows { for view in row.elements { rowLayers[view] = row.layers } }
        return zip(list.elements, rowLayers).map { GridCellTraits(of: $0, rowLayers: $1) }
    }

    /// The greatest sum of spans of a row, or the span written on a lone view (G3).
    private static func columnCount(_ list: ViewList, _ traits: [GridCellTraits]) -> Int {
        var count = 1
        var next = 0
        for row in list.gridRows {
            count = traits[next..<row.elements.lowerBound].reduce(count) { max($0, $1.span) }
            count = max(count, traits[row.elements].reduce(0) { $0 + $1.span })
            next = row.elements.upperBound
        }
        return traits[next...].reduce(count) { max($0, $1.span) }
    }

    /// A lone view is a row of one cell over all columns (G3).
    private mutating func addLone(_ view: Int) {
        add(view, 0..<columnCount, span: columnCount, in: nil)
        rowCount += 1
    }

    /// The views of a row take consecutive columns. A row without cells does not count (G1).
    private mutating func addRow(_ row: ViewList.GridRowMark) {
        guard !row.elements.isEmpty else { return }
        var column = 0
        for view in row.elements {
            let span = traits[view].span
            let first = min(column, columnCount - 1)
            add(view, first..<min(first + max(span, 1), columnCount), span: span, in: row)
            column += span
        }
        rowCount += 1
    }

    /// - Parameter row: nil for a view outside of every GridRow.
    private mutating func add(_ view: Int, _ columns: Range<Int>, span: Int, in row: ViewList.GridRowMark?) {
        cells.append(
            GridTable.Cell(
                view: view, row: rowCount, columns: columns, span: span, isLone: row == nil, traits: traits[view],
                rowAlignment: row?.alignment))
    }

    /// Where a cell begins or ends, in order.
    var columnBounds: [Int] { Set(cells.lazy.flatMap { [$0.columns.lowerBound, $0.columns.upperBound] }).sorted() }
}
