// SPDX-License-Identifier: GPL-3.0-or-later

/// A grid of cells on which boxes are painted from back to front.
struct BoxCanvas {
    struct Cell {
        var arms = BoxArms()
        /// All that drew here are containers.
        var dashed = false
        /// A character laid over: part of a caption, a shade, a torn edge. It counts as taken.
        var glyph: Character?
        /// The place of a text without a box: the dashed borders of containers leave it out.
        var isText = false
        /// The right half of a wide character: nothing to print.
        var isContinuation = false
        /// Cells of a torn edge or an inset line: a caption may be written over them.
        var yields = false
        /// Inside a safe-area band.
        var isShaded = false
        var ink = BoxInk.plain
        /// The frontmost group whose box covers the cell, and the frontmost that hides what lies behind.
        var region = -1
        var paint = -1

        var isFree: Bool { glyph == nil && !isContinuation && arms.isEmpty }
        /// A straight piece of a horizontal border, good for a caption.
        var isBorderRun: Bool { !isContinuation && (glyph == nil ? arms.isHorizontal : yields) }
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    func contains(_ column: Int, _ row: Int) -> Bool { column >= 0 && column < columns && row >= 0 && row < rows }

    /// Callers stay inside the grid, or ask `contains` first.
    subscript(_ column: Int, _ row: Int) -> Cell {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }

    /// Adds strokes to a cell; what was there joins them.
    mutating func stroke(_ column: Int, _ row: Int, _ arms: BoxArms, dashed: Bool, ink: BoxInk) {
        guard contains(column, row) else { return }
        var cell = self[column, row]
        if dashed && cell.isText { return }
        cell.dashed = dashed && (cell.arms.isEmpty || cell.dashed)
        cell.arms = cell.arms.joined(arms)
        cell.ink = ink
        self[column, row] = cell
    }

    /// Writes a text from a cell on; what would leave the row is left out.
    mutating func write(_ text: String, _ column: Int, _ row: Int, ink: BoxInk, yields: Bool = false) {
        var column = column
        for character in text {
            let width = displayWidth(character)
            guard width > 0, contains(column, row), contains(column + width - 1, row) else { continue }
            put(character, column, row, ink: ink, yields: yields)
            if width == 2 {
                self[column + 1, row].isContinuation = true
                self[column + 1, row].glyph = nil
            }
            column += width
        }
    }

    private mutating func put(_ character: Character, _ column: Int, _ row: Int, ink: BoxInk, yields: Bool) {
        var cell = self[column, row]
        // A pile of combining marks would climb over the rows above.
        cell.glyph = character.unicodeScalars.count > 12 ? "?" : character
        cell.isContinuation = false
        cell.yields = yields
        cell.ink = ink
        self[column, row] = cell
    }
}
