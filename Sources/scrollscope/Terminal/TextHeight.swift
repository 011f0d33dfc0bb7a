// SPDX-License-Identifier: GPL-3.0-or-later

/// How many rows of a terminal a text takes, near enough to decide on a pager: a character counts as one column.
struct TextHeight {
    let rows: Int

    init(of text: String, columns: Int) {
        var rows = 0
        var column = 0
        var isEscape = false
        for scalar in text.unicodeScalars {
            if isEscape {
                isEscape = !scalar.properties.isAlphabetic
            } else if scalar == "\u{1B}" {
                isEscape = true
            } else if scalar == "\n" {
                rows += 1 + max(0, column - 1) / max(1, columns)
                column = 0
            } else {
                column += 1
            }
        }
        self.rows = rows + (column > 0 ? 1 + (column - 1) / max(1, columns) : 0)
    }
}
