// SPDX-License-Identifier: GPL-3.0-or-later

/// What each cell of a level is to have of the columns, or rows, of a grid: at first an equal part of what is left, then also what columns
/// that are finished did not use of theirs (G10, G14).
package struct GridShare: Sendable {
    /// Columns that were finished at the same time.
    package struct Gain: Sendable {
        /// Their places in the account's columns or rows.
        package let tracks: [Int]
        /// Their shares less their lengths; negative where they are longer.
        package let unused: Double
        /// How many columns it went to.
        package let open: Int
        /// What each open track gains.
        package var part: Double { unused / Double(open) }
    }

    /// The proposal less the gaps.
    package let available: Double
    /// The columns' lengths when the level began.
    package let taken: Double
    /// The most cells of the level beside each other, a cell over several columns counting as many; at least 1.
    package let sharers: Int
    /// In the order in which they were given.
    package private(set) var gains: [Gain] = []
    /// The share now, in points.
    package private(set) var length: Double

    init(available: Double, taken: Double, sharers: Int) {
        self.available = available
        self.taken = taken
        self.sharers = max(sharers, 1)
        length = 0
        length = start
    }

    /// What there was to share when the level began.
    package var rest: Double { (available - taken).nanAsZero }
    /// The share when the level began.
    package var start: Double { (rest / Double(sharers)).nanAsZero }

    mutating func finish(_ tracks: [Int], lengths: [Double], open: Int) {
        guard open > 0 else { return }
        let unused = tracks.reduce(0) { $0 + length - lengths[$1] }.nanAsZero
        gains.append(Gain(tracks: tracks, unused: unused, open: open))
        length = (length + unused / Double(open)).nanAsZero
    }
}
