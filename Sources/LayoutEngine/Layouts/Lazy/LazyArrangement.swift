// SPDX-License-Identifier: GPL-3.0-or-later

/// How the subviews of a line stand in a lazy container of a length across: one over all of it in a stack, one a track in a grid.
struct LazyArrangement {
    /// A column of a vertical container, with where a smaller subview stands in it and in its line.
    struct Track {
        var start: Double
        var length: Double
        var acrossFraction: Double
        var alongFraction: Double
    }

    let axis: Axis
    let across: Double
    let tracks: [Track]
    /// Where a line of one subview stands: the rows of a stack, headers and footers.
    let fraction: Double
    /// Is the basis of the grid's cells: their track and, once it is known, the length of their line (L10.10)?
    let isGrid: Bool
}
