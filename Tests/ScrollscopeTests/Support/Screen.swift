// SPDX-License-Identifier: GPL-3.0-or-later

/// What a terminal would show of some output: with scrolling regions, places and a saved cursor. Every character is one column wide, and
/// colours are passed over.
struct Screen {
    private(set) var cells: [[Character]]
    private let columns: Int
    /// Of the window; nil where it is as high as what was written, so that nothing scrolls away.
    private let rows: Int?
    private var region: ClosedRange<Int>
    private var (row, column) = (0, 0)
    private var saved = (row: 0, column: 0)

    init(_ bytes: [UInt8], columns: Int, rows: Int? = nil) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows ?? 1)
        region = 0...(rows ?? .max) - 1
        var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\u{1B}": escape(&scalars)
            case "\r": column = 0
            case "\n": moveDown()
            case "\u{8}": column = max(0, column - 1)
            case "\u{7}": break
            default: put(Character(scalar))
            }
        }
    }

    /// Without the spaces at their ends. Where there is no window the last is that of the cursor, or one with text below it.
    var lines: [String] {
        let lines = cells.map { String(String($0.reversed().drop { $0 == " " }.reversed())) }
        guard rows == nil else { return lines }
        return Array(lines.prefix(max(row, lines.lastIndex { !$0.isEmpty } ?? 0) + 1))
    }

    func contains(_ line: String) -> Bool { lines.contains(line) }
    var text: String { lines.joined(separator: "\n") }
    var cursorLine: String { lines[row] }

    /// A part of the lines, from a column on.
    func part(from column: Int) -> [String] { cells.map { String($0.dropFirst(column)) } }

    private mutating func put(_ character: Character) {
        if column >= columns {
            column = 0
            moveDown()
        }
        cells[row][column] = character
        column += 1
    }

    private mutating func moveDown() {
        if row == region.upperBound {
            cells.remove(at: region.lowerBound)
            cells.insert(Array(repeating: " ", count: columns), at: region.upperBound)
        } else {
            moveDown(1)
        }
    }

    /// Without scrolling: as far as there are rows.
    private mutating func moveDown(_ steps: Int) {
        if rows == nil {
            while cells.count <= row + steps { cells.append(Array(repeating: " ", count: columns)) }
        }
        row = min(cells.count - 1, row + steps)
    }

    private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        switch scalars.popFirst() {
        case "7": saved = (row, column)
        case "8": (row, column) = saved
        case "[": control(&scalars)
        // A string to the terminal itself: what it says is not written.
        case "_", "P": while let scalar = scalars.popFirst(), !(scalar == "\u{1B}" && scalars.first == "\\") {}
        case "\\": break
        default: break
        }
    }

    private mutating func control(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        var parameters = ""
        while let scalar = scalars.popFirst() {
            guard scalar.properties.isAlphabetic || scalar == "@" else {
                parameters.unicodeScalars.append(scalar)
                continue
            }
            perform(scalar, parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
            return
        }
    }

    private mutating func perform(_ function: Unicode.Scalar, _ numbers: [Int]) {
        let (first, second) = (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
        let steps = max(1, first)
        switch function {
        case "A": row = max(0, row - steps)
        case "B": moveDown(steps)
        case "C": column = min(columns - 1, column + steps)
        case "D": column = max(0, column - steps)
        case "H": (row, column) = (min(cells.count, max(1, first)) - 1, min(columns, max(1, second)) - 1)
        case "r":
            let top = min(max(1, first), cells.count) - 1
            region = top...max(top, (second == 0 ? cells.count : min(cells.count, second)) - 1)
            (row, column) = (0, 0)
        case "K": for index in min(column, columns)..<columns { cells[row][index] = " " }
        case "J":
            for index in min(column, columns)..<columns where first == 0 { cells[row][index] = " " }
            for line in (first == 2 ? 0 : row + 1)..<cells.count { cells[line] = Array(repeating: " ", count: columns) }
        case "P":
            for _ in 0..<steps where column < columns {
                cells[row].remove(at: column)
                cells[row].append(" ")
            }
        case "@":
            for _ in 0..<steps where column < columns {
                cells[row].insert(" ", at: column)
                cells[row].removeLast()
            }
        default: break
        }
    }
}
