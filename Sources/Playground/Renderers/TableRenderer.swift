// SPDX-License-Identifier: GPL-3.0-or-later

/// A table's cells as text: numbers are formatted here, and nowhere before.
struct TableRenderer {
    let style: OutputStyle

    func lines(_ table: Table) -> [String] {
        let rows = table.rows.map { $0.map(Self.text) }
        return TextTable(header: table.columns, rows: rows).lines(width: style.width, ascii: style.ascii)
            .map { style.ascii ? ASCIIText.of($0) : $0 }
    }

    private static func text(_ cell: Table.Cell) -> String {
        switch cell {
        case .text(let text): text
        case .number(let value): NumberText.of(value)
        case .empty: ""
        }
    }
}
