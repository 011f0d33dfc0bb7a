// SPDX-License-Identifier: GPL-3.0-or-later

/// The columns and rows of a grid for a proposal, and what its cells were asked on the way.
struct GridSolution {
    let table: GridTable
    let columns: GridTracks
    let rows: GridTracks
    /// Of each cell of the table.
    let answers: [GridAnswer]

    /// The grid's answer: it may be smaller or larger than the proposal (G16).
    var size: CGSize { CGSize(width: columns.total, height: rows.total) }

    /// The place that a cell has to itself (G17).
    func slot(_ cell: Int) -> CGSize {
        let cell = table.cells[cell]
        return CGSize(width: columns.length(of: cell.columns), height: rows.length(of: cell.tracks(.vertical)))
    }

    /// A cell is placed with its slot as proposal; one that filled it when it was asked, with the proposal that it was asked with (G17).
    func placedProposal(_ cell: Int) -> ProposedViewSize { isFilled(cell) ? answers[cell].proposal : ProposedViewSize(slot(cell)) }

    /// Does the cell's answer fill its slot?
    func isFilled(_ cell: Int) -> Bool {
        let (slot, size) = (slot(cell), answers[cell].size)
        return Axis.allCases.allSatisfy { slot[$0] == size[$0] || abs(slot[$0] - size[$0]) <= Self.roundingError }
    }

    /// What adding up the columns of a slot may have left of equality, in points.
    private static let roundingError = 1e-6
}
