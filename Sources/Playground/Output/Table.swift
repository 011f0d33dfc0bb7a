// SPDX-License-Identifier: GPL-3.0-or-later

/// Rows and columns; numbers stand to the right.
package struct Table: Sendable {
    package enum Cell: Sendable {
        case text(String)
        case number(Double)
        case empty
    }

    package var columns: [String]
    package var rows: [[Cell]] = []

    package init(_ columns: String..., rows: [[Cell]] = []) {
        self.columns = columns
        self.rows = rows
    }
}
