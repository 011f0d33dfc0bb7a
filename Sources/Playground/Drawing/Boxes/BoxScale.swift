// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How points become cells. Column and row numbers name grid lines: a frame from x = 0 to x = 90 at 9 points a column has its left
/// border in column 0 and its right one in column 10, so views that touch share a border.
struct BoxScale {
    let origin: CGPoint
    let pointsPerColumn: Double
    let pointsPerRow: Double
    /// The last column and row; the first are 0.
    let lastColumn: Int
    let lastRow: Int

    /// More rows than this don't fit a screen; a phone in portrait becomes some 44 columns wide.
    private static let comfortableRows = 48

    /// Interfaces are measured in multiples of 4 and 10: with such a column, equal rows of a list get equally many rows of cells.
    private static let steps: [Double] = [
        2, 2.5, 3, 4, 5, 6, 7.5, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 30, 35, 40, 45, 50, 60, 80, 100,
    ]

    /// How much wider than it is a picture may be drawn in a window, where its names have no room else.
    private static let widest = 2.2
    /// Columns beyond which a picture of a phone is wide enough for its names.
    private static let comfortableColumns = 46

    init(showing rect: CGRect, width: Int, maximumHeight: Int?, magnification: Double = 1) {
        let columns = Double(max(4, width - 1))
        let rows = Double(max(2, min(Self.comfortableRows, (maximumHeight ?? Self.comfortableRows) - 1)))
        let needed = max(rect.width / columns, rect.height / 2 / rows)
        // A small view is shown larger than a window would be, but not without end.
        let points = max(needed, max(2, min(4, rect.width / 20)))
        var rounded = Self.steps.first { $0 >= points } ?? points
        if magnification != 1 { rounded = max(rect.width / columns, rounded / magnification) }
        // A terminal's cell is about twice as high as it is wide.
        pointsPerRow = rounded * 2
        if maximumHeight != nil, magnification == 1 {
            let room = Double(min(Self.comfortableColumns, width - 1))
            let wanted = max(rounded / Self.widest, rect.width / room)
            rounded = min(rounded, Self.steps.first { $0 >= wanted } ?? wanted)
        }
        pointsPerColumn = rounded
        origin = rect.origin
        lastColumn = min(Int(columns), max(2, Int((rect.width / rounded).rounded())))
        let most = magnification > 1 ? min(500, rows * magnification) : rows
        lastRow = min(Int(most), max(1, Int((rect.height / pointsPerRow).rounded())))
    }

    /// The grid line next to a place; beyond the picture one line outside of it.
    func column(_ x: Double) -> Int { Self.line((x - origin.x) / pointsPerColumn, last: lastColumn) }

    func row(_ y: Double) -> Int { Self.line((y - origin.y) / pointsPerRow, last: lastRow) }

    private static func line(_ value: Double, last: Int) -> Int {
        value.isNaN ? -1 : Int(min(max(value.rounded(), -1), Double(last + 1)))
    }
}
