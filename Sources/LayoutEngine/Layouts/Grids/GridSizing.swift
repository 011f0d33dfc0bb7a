// SPDX-License-Identifier: GPL-3.0-or-later

/// Sizing the columns and rows of a grid for a proposal (G8-G15): each cell is asked once, in its turn, for what its columns and its row
/// have for it then.
struct GridSizing {
    private let table: GridTable
    private let proposal: ProposedViewSize
    private let subviews: LayoutSubviews
    private var columns: GridShares
    private var rows: GridShares
    private var answers: [GridAnswer]
    /// How many cells of a level cover each column; 0 outside of `begin`.
    private var covers: [Int]
    /// Nil unless an account is wanted.
    private var notes: [GridNote]?

    typealias Result = (solution: GridSolution, notes: [GridNote])

    /// - Parameter explains: is what was decided on the way wanted too, in order?
    static func solve(
        _ proposal: ProposedViewSize, _ table: GridTable, _ gaps: GridSpacing, _ subviews: LayoutSubviews, explains: Bool
    ) -> Result {
        var sizing = GridSizing(proposal, table, gaps, subviews)
        if explains { sizing.notes = [] }
        sizing.run()
        return (sizing.solution, sizing.notes ?? [])
    }

    private init(_ proposal: ProposedViewSize, _ table: GridTable, _ gaps: GridSpacing, _ subviews: LayoutSubviews) {
        self.table = table
        self.proposal = proposal
        self.subviews = subviews
        columns = GridShares(
            GridTracks(table.columns, gaps: gaps.columns), proposal: proposal.width, ranges: table.cells.lazy.map(\.columns))
        rows = GridShares(
            GridTracks(table.rows, gaps: gaps.rows), proposal: proposal.height, ranges: table.cells.lazy.map { $0.tracks(.vertical) })
        covers = Array(repeating: 0, count: table.columns.count)
        answers = Array(repeating: GridAnswer(proposal: .unspecified, size: .zero), count: table.cells.count)
    }

    private var solution: GridSolution { GridSolution(table: table, columns: columns.tracks, rows: rows.tracks, answers: answers) }

    private mutating func run() {
        if proposal == .unspecified { return askForIdeals() }
        var turns = table.cells.indices.map { index in
            GridTurn(cell: index, priority: subviews[table.cells[index].view].priority, isUnsized: !traits(index).unsizedAxes.isEmpty)
        }
        turns.sort(by: GridTurn.isOfEarlierLevel)
        for level in Self.runs(turns[...], by: \.priority) { ask(level: level) }
        if proposal.width == nil { widen(table.cells.indices) }
    }

    /// Nothing is shared out for nil by nil (G8).
    private mutating func askForIdeals() {
        for cell in table.cells.indices { ask(GridTurn(cell: cell, priority: 0, isUnsized: false)) }
        widen(table.cells.indices)
    }

    // MARK: levels and groups

    /// Neighbours with the same value.
    private static func runs<Value: Equatable>(_ turns: ArraySlice<GridTurn>, by value: (GridTurn) -> Value) -> [ArraySlice<GridTurn>] {
        var runs: [ArraySlice<GridTurn>] = []
        var rest = turns
        while let first = rest.first {
            let run = rest.prefix { value($0) == value(first) }
            runs.append(run)
            rest = rest[run.endIndex...]
        }
        return runs
    }

    /// The cells of one priority (G9-G11, G15).
    private mutating func ask(level: ArraySlice<GridTurn>) {
        let cells = level.map(\.cell)
        begin(cells)
        for group in Self.runs(grouped(level), by: \.flexibility) {
            for isUnsized in [false, true] {
                for turn in group where turn.isUnsized == isUnsized { ask(turn) }
                columns.finish()
                rows.finish()
            }
            if proposal.width != nil { widen(group.lazy.map(\.cell)) }
        }
    }

    /// The shares of a level: of the width by the most cells of it in a row, those over several columns counting as many, of the height by
    /// the most in a column (G10).
    private mutating func begin(_ cells: [Int]) {
        columns.begin(cells.lazy.map { [table] in table.cells[$0].columns }, sharers: mostInRow(cells))
        rows.begin(cells.lazy.map { [table] in table.cells[$0].tracks(.vertical) }, sharers: mostInColumn(cells))
    }

    /// - Parameter cells: in source order, so those of a row together.
    private func mostInRow(_ cells: [Int]) -> Int {
        var (most, sum, row) = (0, 0, -1)
        for cell in cells.lazy.map({ [table] in table.cells[$0] }) {
            sum = cell.row == row ? sum + cell.span : cell.span
            row = cell.row
            most = max(most, sum)
        }
        return most
    }

    private mutating func mostInColumn(_ cells: [Int]) -> Int {
        var most = 0
        for cell in cells {
            for column in table.cells[cell].columns {
                covers[column] += 1
                most = max(most, covers[column])
            }
        }
        for cell in cells { for column in table.cells[cell].columns { covers[column] = 0 } }
        return most
    }

    /// In the order of the groups; a cell alone in its level has no order to be asked about.
    private func grouped(_ level: ArraySlice<GridTurn>) -> ArraySlice<GridTurn> {
        guard level.count > 1 else { return level }
        return level.map { turn in
            var turn = turn
            turn.flexibility = flexibility(of: turn.cell)
            return turn
        }.sorted(by: GridTurn.isOfEarlierGroup)[...]
    }

    /// On the axes that have a proposal; a Spacer that is unsized on one axis does not count that one (G9).
    private func flexibility(of cell: Int) -> GridFlexibility {
        let subview = subviews[table.cells[cell].view]
        let ignored = subview.spacing.isSpacer ? traits(cell).unsizedAxes.single : nil
        return GridFlexibility(subview, on: Axis.allCases.filter { proposal[$0] != nil && $0 != ignored })
    }

    private func traits(_ cell: Int) -> GridCellTraits { table.cells[cell].traits }

    // MARK: one cell (G12, G13)

    private mutating func ask(_ turn: GridTurn) {
        let cell = table.cells[turn.cell]
        let width = columns.offer(to: cell.columns, isUnsized: cell.traits.unsizedAxes.contains(.horizontal))
        let height = rows.offer(to: cell.tracks(.vertical), isUnsized: cell.traits.unsizedAxes.contains(.vertical))
        let offer = ProposedViewSize(width: width.length, height: height.length)
        let size = subviews[cell.view].sizeThatFits(offer)
        answers[turn.cell] = GridAnswer(proposal: offer, size: size)
        notes?.append(GridNote(turn: turn, width: width, height: height, columnShare: columns.share, rowShare: rows.share))
        columns.take(size.width, for: cell.columns, of: turn.cell)
        rows.take(size.height, for: cell.tracks(.vertical), of: turn.cell)
    }

    /// Those over several columns, those without an unsized axis first, in source order (G15).
    private mutating func widen(_ cells: some Sequence<Int>) {
        let spans = cells.filter { !columns.tracks.isOne(table.cells[$0].columns) }.sorted()
        for isUnsized in [false, true] {
            for cell in spans where traits(cell).unsizedAxes.isEmpty != isUnsized {
                columns.widen(table.cells[cell].columns, to: answers[cell].size.width, of: cell)
            }
        }
    }
}

/// What a cell was proposed in its turn, and what it answered.
struct GridAnswer {
    let proposal: ProposedViewSize
    let size: CGSize
}

/// How a cell came to its proposal.
struct GridNote: Sendable {
    let turn: GridTurn
    let width: GridAccount.Offer
    let height: GridAccount.Offer
    let columnShare: GridShare
    let rowShare: GridShare
}
