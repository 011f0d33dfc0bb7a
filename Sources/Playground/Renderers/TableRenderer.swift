// SPDX-License-Identifier: GPL-3.0-or-later

/// A table's cells as text: numbers are formatted here, and nowhere before.
struct TableRenderer {
    let style: OutputStyle

    func lines(_ table: Table) -> [String] {
        let rows = table.rows.map { $0.map { shown(Self.text($0)) } }
        return TextTable(header: table.columns.map(shown), rows: rows).lines(width: style.width, ascii: style.ascii)
    }

    private func shown(_ cell: String) -> String { style.ascii ? ASCIIText.of(cell) : cell }

    private static func text(_ cell: Table.Cell) -> String {
        switch cell {
        case .text(let text): text
        case .number(let value): NumberText.of(value)
        case .empty: ""
        }
    }
}
