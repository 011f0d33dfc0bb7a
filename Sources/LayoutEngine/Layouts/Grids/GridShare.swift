// SPDX-License-Identifier: GPL-3.0-or-later

/// What each cell of a level is to have of the columns, or rows, of a grid: at first an equal part of what is left, then also what columns
/// that are finished did not use of theirs (G10, G14).
public struct GridShare: Sendable {
    /// Columns that were finished at the same time.
    public struct Gain: Sendable {
        /// Their places in the account's columns or rows.
        public let tracks: [Int]
        /// Their shares less their lengths; negative where they are longer.
        public let unused: Double
        /// How many columns it went to.
        public let open: Int
        /// What each open track gains.
        public var part: Double { unused / Double(open) }
    }

    /// The proposal less the gaps.
    public let available: Double
    /// The columns' lengths when the level began.
    public let taken: Double
    /// The most cells of the level beside each other, a cell over several columns counting as many; at least 1.
    public let sharers: Int
    /// In the order in which they were given.
    public private(set) var gains: [Gain] = []
    /// The share now, in points.
    public private(set) var length: Double

    init(available: Double, taken: Double, sharers: Int) {
        self.available = available
        self.taken = taken
        self.sharers = max(sharers, 1)
        length = 0
        length = start
    }

    /// What there was to share when the level began.
    public var rest: Double { (available - taken).nanAsZero }
    /// The share when the level began.
    public var start: Double { (rest / Double(sharers)).nanAsZero }

    mutating func finish(_ tracks: [Int], lengths: [Double], open: Int) {
        guard open > 0 else { return }
        let unused = tracks.reduce(0) { $0 + length - lengths[$1] }.nanAsZero
        gains.append(Gain(tracks: tracks, unused: unused, open: open))
        length = (length + unused / Double(open)).nanAsZero
    }
}
