// SPDX-License-Identifier: GPL-3.0-or-later

/// When a cell's turn comes to be measured. **Provisional choices of L10.4 step 1 (L16.3) are all in `precedes`.**
struct GridTurn {
    let cell: Int
    /// Unsized on an axis: measured after all others (step 6).
    let isLate: Bool
    let priority: Double
    /// Answer to infinity less answer to 0, on each axis that has a proposal: their sum and the smaller one.
    var flexibility = 0.0
    var lessFlexible = 0.0
    /// The sum of the answers to 0.
    var minimum = 0.0

    /// Priority, then the least flexible; of two endless ones the one whose less flexible axis is less so, then the larger minimum.
    func precedes(_ other: GridTurn) -> Bool {
        if isLate != other.isLate { return !isLate }
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity {
            if lessFlexible != other.lessFlexible { return lessFlexible < other.lessFlexible }
            if minimum != other.minimum { return minimum > other.minimum }
        }
        return cell < other.cell
    }
}

/// Working out columns and rows for a proposal (L10.4): each cell is asked once, in turn, for what its tracks are offered then.
struct GridSizing {
    let table: GridTable
    let proposal: ProposedViewSize
    let subviews: LayoutSubviews

    /// - Parameter didMeasure: told of each cell, before its tracks know the answer.
    func run(_ didMeasure: ((_ cell: Int, ProposedViewSize, CGSize) -> Void)? = nil) {
        table.columns.begin(available: finite(proposal.width))
        table.rows.begin(available: finite(proposal.height))
        takeTurns()
        var current: Double?
        for position in table.turns.indices {
            let turn = table.turns[position]
            if turn.priority != current {
                openTracks(from: position)
                current = turn.priority
            }
            measure(turn.cell, didMeasure)
        }
        _ = table.total()
    }

    /// A proposal that is no number offers nothing.
    private func finite(_ length: Double?) -> Double? { length.map { $0.isNaN ? 0 : $0 } }

    // MARK: turns

    private func takeTurns() {
        // Where no axis is shared out, the order decides nothing.
        let axes = Axis.allCases.filter { axis in proposal[axis].map { $0 != .infinity } ?? false }
        table.turns.removeAll(keepingCapacity: true)
        for index in table.cells.indices {
            let cell = table.cells[index]
            let subview = subviews[cell.view]
            var turn = GridTurn(cell: index, isLate: !cell.traits.unsizedAxes.isEmpty, priority: subview.priority)
            if !axes.isEmpty { probe(&turn, subview) }
            table.turns.append(turn)
        }
        table.turns.sort { $0.precedes($1) }
    }

    private func probe(_ turn: inout GridTurn, _ subview: LayoutSubview) {
        func probed(_ length: Double) -> CGSize {
            subview.sizeThatFits(ProposedViewSize(width: proposal.width.map { _ in length }, height: proposal.height.map { _ in length }))
        }
        let (least, most) = (probed(0), probed(.infinity))
        turn.lessFlexible = .infinity
        for axis in Axis.allCases where proposal[axis] != nil {
            let difference = most[axis] - least[axis]
            turn.flexibility += difference.isNaN ? .infinity : difference
            turn.lessFlexible = min(turn.lessFlexible, difference.isNaN ? .infinity : difference)
            turn.minimum += least[axis]
        }
    }

    // MARK: measuring

    /// A new priority: what waits in it holds its tracks open (step 2).
    private func openTracks(from position: Int) {
        let priority = table.turns[position].priority
        table.columns.closeAll()
        table.rows.closeAll()
        for turn in table.turns[position...] where turn.priority == priority {
            let cell = table.cells[turn.cell]
            if isSizing(cell, .horizontal) { table.columns.open(for: cell.columns) }
            if isSizing(cell, .vertical) { table.rows.open(for: table.tracks(cell, .vertical)) }
        }
    }

    private func isSizing(_ cell: GridTable.Cell, _ axis: Axis) -> Bool { !cell.traits.unsizedAxes.contains(axis: axis) }

    private func measure(_ index: Int, _ didMeasure: ((Int, ProposedViewSize, CGSize) -> Void)?) {
        let cell = table.cells[index]
        let offer = ProposedViewSize(width: offer(cell, .horizontal), height: offer(cell, .vertical))
        let size = subviews[cell.view].sizeThatFits(offer)
        didMeasure?(index, offer, size)
        if isSizing(cell, .horizontal) { table.columns.record(size.width, for: cell.columns) }
        if isSizing(cell, .vertical) { table.rows.record(size.height, for: table.tracks(cell, .vertical)) }
    }

    /// What its tracks are offered; on an unsized axis what they have (step 6). Nil and infinity go to every cell as they are.
    private func offer(_ cell: GridTable.Cell, _ axis: Axis) -> Double? {
        guard !isSizing(cell, axis), let length = proposal[axis], length != .infinity else { return table.offer(cell, axis) }
        return table.length(cell, axis)
    }
}
