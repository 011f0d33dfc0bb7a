// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// How a window is shared between a pane and the text of the shell.
struct PaneLayout: Equatable, Sendable {
    /// Cells, counted from 1 as terminals do.
    struct Room: Equatable, Sendable {
        let column: Int
        let row: Int
        let columns: Int
        let rows: Int
    }

    let side: PaneSide
    let window: (columns: Int, rows: Int)
    let pane: Room
    let text: Room

    static func == (a: PaneLayout, b: PaneLayout) -> Bool {
        a.side == b.side && a.window == b.window
    }

    /// Nil where the window is too small for both.
    init?(_ wanted: PaneSide?, columns: Int, rows: Int) {
        let side = wanted ?? (columns >= Self.leastWide ? .right : .top)
        window = (columns, rows)
        self.side = side
        switch side {
        case .right:
            // A phone is high and narrow: what is left over is worth more to the text.
            let own = min(columns * 2 / 5, max(Self.leastColumns, rows * 3 / 2))
            guard own >= Self.leastColumns, columns - own - 1 >= Self.leastText, rows >= Self.leastRows else { return nil }
            pane = Room(column: columns - own + 1, row: 1, columns: own, rows: rows)
            text = Room(column: 1, row: 1, columns: columns - own - 1, rows: rows)
        case .top, .bottom:
            let own = rows / 2
            guard own >= Self.leastRows - 2, columns >= Self.leastColumns else { return nil }
            pane = Room(column: 1, row: side == .top ? 1 : rows - own + 1, columns: columns, rows: own)
            text = Room(column: 1, row: side == .top ? own + 2 : 1, columns: columns, rows: rows - own - 1)
        }
    }

    /// Columns from which the right side is better than the top.
    private static let leastWide = 72
    private static let leastColumns = 24
    private static let leastText = 30
    private static let leastRows = 10

    /// Does the text scroll in a part of the window's rows?
    var hasRegion: Bool { side != .right }
}
