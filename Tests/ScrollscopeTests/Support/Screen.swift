// SPDX-License-Identifier: GPL-3.0-or-later

/// What a terminal would show of some output: enough of the sequences that readline uses. Every character is one column wide.
struct Screen {
    private(set) var lines: [[Character]] = [[]]
    private(set) var row = 0
    private(set) var column = 0
    private let columns: Int

    init(_ bytes: [UInt8], columns: Int) {
        self.columns = columns
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

    var text: String { lines.map { Self.trimmed($0) }.joined(separator: "\n") }
    var cursorLine: String { Self.trimmed(lines[row]) }

    func contains(_ line: String) -> Bool { lines.contains { Self.trimmed($0) == line } }

    private static func trimmed(_ line: [Character]) -> String {
        String(String(line.reversed().drop { $0 == " " }.reversed()))
    }

    private mutating func put(_ character: Character) {
        if column == columns {
            column = 0
            moveDown()
        }
        while lines[row].count <= column { lines[row].append(" ") }
        lines[row][column] = character
        column += 1
    }

    private mutating func moveDown() {
        row += 1
        if row == lines.count { lines.append([]) }
    }

    private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        guard scalars.popFirst() == "[" else { return }
        var parameters = ""
        while let scalar = scalars.popFirst() {
            guard scalar.properties.isAlphabetic || scalar == "@" else {
                parameters.unicodeScalars.append(scalar)
                continue
            }
            perform(scalar, count: Int(parameters.split(separator: ";").first ?? "") ?? 0)
            return
        }
    }

    private mutating func perform(_ function: Unicode.Scalar, count: Int) {
        let steps = max(1, count)
        switch function {
        case "A": row = max(0, row - steps)
        case "B": for _ in 0..<steps { moveDown() }
        case "C": column = min(columns - 1, column + steps)
        case "D": column = max(0, column - steps)
        case "K": lines[row].removeSubrange(min(column, lines[row].count)...)
        case "J":
            lines[row].removeSubrange(min(column, lines[row].count)...)
            lines.removeSubrange((row + 1)...)
        case "P":
            let end = min(column + steps, lines[row].count)
            if column < end { lines[row].removeSubrange(column..<end) }
        case "@": lines[row].insert(contentsOf: Array(repeating: " ", count: steps), at: min(column, lines[row].count))
        default: break
        }
    }
}
