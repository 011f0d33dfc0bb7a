// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What layouts took, as `time` tells it.
struct LayoutTally {
    private static let nouns = ["pass", "solve", "hit", "placement", "element"]
    private var counts = LayoutTally.nouns.map { _ in 0 }

    mutating func add(_ result: LayoutResult) {
        let counters = result.counters
        let added = [result.passes, counters.solves, counters.hits, counters.placements, counters.elements]
        counts = zip(counts, added).map(+)
    }

    func since(_ earlier: LayoutTally) -> LayoutTally {
        var difference = self
        difference.counts = zip(counts, earlier.counts).map(-)
        return difference
    }

    /// Each number after what it counts.
    var rows: [(noun: String, count: Int)] { zip(Self.nouns, counts).map { ($0, $1) } }
}
