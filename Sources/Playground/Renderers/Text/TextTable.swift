// SPDX-License-Identifier: GPL-3.0-or-later

/// A table for the terminal: columns aligned by display width, numbers to the right, long cells wrapped and nothing cut.
package struct TextTable: Sendable {
    package enum Alignment: Sendable { case leading, trailing }

    package var header: [String]
    package var rows: [[String]]
    /// A column without an entry (or with nil) goes by its cells: to the right if they are all numbers.
    package var alignments: [Alignment?]

    package init(header: [String] = [], rows: [[String]], alignments: [Alignment?] = []) {
        self.header = header
        self.rows = rows
        self.alignments = alignments
    }

    /// The table in at most `width` columns. Where even wrapped cells have no room, each row becomes a few lines `name: cell`.
    package func lines(width: Int, ascii: Bool = false) -> [String] {
        let width = max(2, width)
        let cells = sanitizedCells()
        guard let layout = TextTableColumns(header: cells.header, rows: cells.rows, alignments: alignments, width: width) else {
            return records(header: cells.header, rows: cells.rows, width: width)
        }
        var result: [String] = []
        if cells.header.contains(where: { !$0.isEmpty }) {
            result += layout.lines(of: cells.header)
            result.append(layout.rule(ascii ? "-" : "─"))
        }
        for row in cells.rows { result += layout.lines(of: row) }
        return result
    }

    /// The cells made safe, all rows as long as the longest.
    private func sanitizedCells() -> (header: [String], rows: [[String]]) {
        let count = rows.reduce(header.count) { max($0, $1.count) }
        func filled(_ row: [String]) -> [String] {
            row.map(sanitized) + Array(repeating: "", count: count - row.count)
        }
        return (filled(header), rows.map(filled))
    }

    private func records(header: [String], rows: [[String]], width: Int) -> [String] {
        var result: [String] = []
        for row in rows {
            for (name, cell) in zip(header, row) where !cell.isEmpty {
                let value = cell.drop { $0 == " " }
                result += TextFitting.wrap(name.isEmpty ? String(value) : "\(name): \(value)", to: width)
            }
            result.append("")
        }
        if result.last == "" { result.removeLast() }
        return result
    }
}
