// SPDX-License-Identifier: GPL-3.0-or-later

/// The columns or the rows of a grid: their lengths so far, and the gaps between them.
struct GridTracks {
    let tracks: [GridTrack]
    let gaps: GridGaps
    /// Of each column of a track (G8, G13, G15). Never negative.
    private(set) var lengths: [Double]
    /// All of them without the gaps.
    private(set) var sum = 0.0
    /// Which cell made each as long as it is.
    private(set) var causes: [GridAccount.Cause]

    init(_ tracks: [GridTrack], gaps: GridGaps) {
        self.tracks = tracks
        self.gaps = gaps
        lengths = Array(repeating: 0, count: tracks.count)
        causes = Array(repeating: .nothing, count: tracks.count)
    }

    /// Is it one column, or one row?
    func isOne(_ range: Range<Int>) -> Bool { range.count == 1 && tracks[range.lowerBound].count == 1 }

    /// The length of a track with the gaps inside of it.
    func length(of track: Int) -> Double { lengths[track] * Double(tracks[track].count) + gaps.inside(tracks[track]) }

    /// The length of some tracks with the gaps between them: the slot of a cell.
    func length(of range: Range<Int>) -> Double { range.reduce(gaps.between(range)) { $0 + length(of: $1) }.nanAsZero }

    /// The gaps between and inside some tracks.
    func gaps(in range: Range<Int>) -> Double { range.reduce(gaps.between(range)) { $0 + gaps.inside(tracks[$1]) }.nanAsZero }

    var total: Double { length(of: tracks.indices) }

    /// Where each begins in the grid.
    var starts: [Double] {
        var position = 0.0
        return tracks.indices.map { track in
            let start = (position + gaps.before[track]).nanAsZero
            position = (start + length(of: track)).nanAsZero
            return start
        }
    }

    /// The answer of a cell that stands in one track alone (G8, G13).
    mutating func take(_ answer: Double, in track: Int, of cell: Int) {
        guard answer > lengths[track] else { return }
        sum += answer - lengths[track]
        lengths[track] = answer
        causes[track] = .cell(cell)
    }

    /// What the answer of a cell over several tracks exceeds their length by goes to some of them in equal parts (G15).
    mutating func widen(_ range: Range<Int>, to answer: Double, of cell: Int, takers: [Int]) {
        let excess = answer - length(of: range)
        guard excess > 0 else { return }
        sum += excess
        let part = excess / takers.reduce(0) { $0 + Double(tracks[$1].count) }
        for track in takers {
            causes[track] = .span(cell, part: part, before: lengths[track])
            lengths[track] += part
        }
    }
}

extension Double {
    /// 0 for NaN, which infinite lengths and gaps make of a sum: it would poison every sum above it (L15).
    var nanAsZero: Double { isNaN ? 0 : self }
}
