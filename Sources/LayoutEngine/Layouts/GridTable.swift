// SPDX-License-Identifier: GPL-3.0-or-later

/// The cells of a grid by row and column, with the columns and rows as they were last worked out (L10.4).
final class GridTable {
    struct Cell {
        /// The index of its view among the grid's children.
        let view: Int
        let row: Int
        let columns: Range<Int>
        let traits: GridCellTraits
    }

    /// Row by row, from leading to trailing.
    let cells: [Cell]
    /// The cells of each row.
    let rowCells: [Range<Int>]
    let rowAlignments: [VerticalAlignment?]
    /// What gridColumnAlignment says; of several in a column the last in row order (L10.3, C), of cells that lie in it alone.
    let columnAlignments: [HorizontalAlignment?]
    var columns: GridTracks
    var rows: GridTracks
    /// The turns of the cells (step 1); kept to spare an allocation a measure.
    var turns: [GridTurn] = []
    /// What the lengths were worked out for.
    var solved: (proposal: ProposedViewSize, generation: Int)?
    /// The pass in which the gaps were worked out.
    var gapGeneration = -1

    init(_ list: ViewList) {
        let shape = GridShape(list)
        cells = shape.cells
        rowCells = shape.rowCells
        rowAlignments = shape.rowAlignments
        var alignments = [HorizontalAlignment?](repeating: nil, count: shape.columnCount)
        for cell in shape.cells where cell.columns.count == 1 {
            alignments[cell.columns.lowerBound] = cell.traits.columnAlignment ?? alignments[cell.columns.lowerBound]
        }
        columnAlignments = alignments
        columns = GridTracks(
            count: shape.columnCount, cells: shape.cells.filter { !$0.traits.unsizedAxes.contains(.horizontal) }.map(\.columns))
        rows = GridTracks(
            count: shape.rowCells.count,
            cells: shape.cells.filter { !$0.traits.unsizedAxes.contains(.vertical) }.map { $0.row..<$0.row + 1 })
    }

    /// The columns or the row that a cell lies in.
    func tracks(_ cell: Cell, _ axis: Axis) -> Range<Int> { axis == .horizontal ? cell.columns : cell.row..<cell.row + 1 }

    func offer(_ cell: Cell, _ axis: Axis) -> Double? {
        axis == .horizontal ? columns.offer(cell.columns) : rows.offer(tracks(cell, .vertical))
    }

    func length(_ cell: Cell, _ axis: Axis) -> Double {
        axis == .horizontal ? columns.length(cell.columns) : rows.length(tracks(cell, .vertical))
    }

    /// The place that a cell has to itself.
    func area(_ cell: Cell) -> CGSize { CGSize(width: length(cell, .horizontal), height: length(cell, .vertical)) }

    func total() -> CGSize { CGSize(width: columns.totalLength(), height: rows.totalLength()) }
}

/// How the children of a grid fall into rows and columns (L10.1).
private struct GridShape {
    private(set) var cells: [GridTable.Cell] = []
    private(set) var rowCells: [Range<Int>] = []
    private(set) var rowAlignments: [VerticalAlignment?] = []
    let columnCount: Int

    private static let columnLimit = 10_000

    init(_ list: ViewList) {
        let traits = list.elements.map { GridCellTraits(of: $0) }
        let widths = list.gridRows.map { row in row.elements.reduce(0) { $0 + traits[$1].columns } }
        columnCount = min(max(widths.max() ?? 1, 1), Self.columnLimit)
        var next = 0
        for row in list.gridRows {
            while next < row.elements.lowerBound {
                addLoose(next, traits[next])
                next += 1
            }
            addRow(row, traits)
            next = row.elements.upperBound
        }
        while next < traits.count {
            addLoose(next, traits[next])
            next += 1
        }
    }

    /// A view outside of a row is a row of one cell over all columns.
    private mutating func addLoose(_ view: Int, _ traits: GridCellTraits) {
        cells.append(GridTable.Cell(view: view, row: rowCells.count, columns: 0..<columnCount, traits: traits))
        close(row: cells.count - 1, nil)
    }

    /// The views of a row take consecutive columns. A row without views is none (C).
    private mutating func addRow(_ row: ViewList.GridRowMark, _ traits: [GridCellTraits]) {
        let first = cells.count
        var column = 0
        for view in row.elements {
            // Behind the limit cells pile up in the last column.
            let start = min(column, columnCount - 1)
            let end = min(max(start + 1, column + traits[view].columns), columnCount)
            cells.append(GridTable.Cell(view: view, row: rowCells.count, columns: start..<end, traits: traits[view]))
            column = end
        }
        if cells.count > first { close(row: first, row.alignment) }
    }

    private mutating func close(row first: Int, _ alignment: VerticalAlignment?) {
        rowCells.append(first..<cells.count)
        rowAlignments.append(alignment)
    }
}
