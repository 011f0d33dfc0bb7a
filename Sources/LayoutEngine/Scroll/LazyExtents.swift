// SPDX-License-Identifier: GPL-3.0-or-later

/// The lengths of a lazy container's units along its axis: measured ones in runs of equal length, the others by their average (S11.2).
/// A million equal rows are one run.
public struct LazyExtents: Sendable, Hashable {
    struct Run: Sendable, Hashable {
        var start: Int
        var end: Int
        var length: Double
        /// Sums over the runs before this one.
        var countBefore = 0
        var lengthBefore = 0.0
    }

    /// How many units there are.
    public let count: Int
    /// The length across for which the lengths hold.
    let across: Double
    /// The distance between neighbours.
    var gap: Double
    private var runs: [Run] = []

    init(count: Int, across: Double, gap: Double) {
        self.count = count
        self.across = across
        self.gap = gap
    }

    var measuredCount: Int { runs.last.map { $0.countBefore + $0.end - $0.start } ?? 0 }
    private var measuredLength: Double { runs.last.map { $0.lengthBefore + Double($0.end - $0.start) * $0.length } ?? 0 }
    /// What an unmeasured unit counts as.
    var average: Double { measuredCount == 0 ? 0 : measuredLength / Double(measuredCount) }

    /// The length of all units and the gaps between them.
    var total: Double { count == 0 ? 0 : measuredLength + average * Double(count - measuredCount) + gap * Double(count - 1) }

    /// The run that holds a unit, or nil if the unit is not measured; and where it would be inserted.
    private func find(_ index: Int) -> (run: Int?, insertion: Int) {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end <= index { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].start <= index ? (low, low) : (nil, low)
    }

    func measured(_ index: Int) -> Double? { find(index).run.map { runs[$0].length } }

    func length(_ index: Int) -> Double { measured(index) ?? average }

    /// Where a unit starts.
    func start(_ index: Int) -> Double {
        let (run, insertion) = find(index)
        var count = 0
        var length = 0.0
        if let run {
            count = runs[run].countBefore + index - runs[run].start
            length = runs[run].lengthBefore + Double(index - runs[run].start) * runs[run].length
        } else if insertion > 0 {
            let before = runs[insertion - 1]
            count = before.countBefore + before.end - before.start
            length = before.lengthBefore + Double(before.end - before.start) * before.length
        }
        return length + average * Double(index - count) + gap * Double(index)
    }

    /// The first unit that ends behind an offset; `count` if none does.
    func firstIndex(endingAfter offset: Double) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            // A unit without a length counts where it starts (S11.22).
            let start = start(middle)
            let length = length(middle)
            if start + length > offset || (length == 0 && start >= offset) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    mutating func record(_ index: Int, _ length: Double) {
        let (run, insertion) = find(index)
        if let run {
            guard runs[run].length != length else { return }
            split(run, at: index, length)
            refresh(from: max(0, run - 1))
        } else {
            insert(index, length, at: insertion)
            refresh(from: max(0, insertion - 1))
        }
    }

    private mutating func insert(_ index: Int, _ length: Double, at insertion: Int) {
        let joinsBefore = insertion > 0 && runs[insertion - 1].end == index && runs[insertion - 1].length == length
        let joinsAfter = insertion < runs.count && runs[insertion].start == index + 1 && runs[insertion].length == length
        switch (joinsBefore, joinsAfter) {
        case (true, true):
            runs[insertion - 1].end = runs[insertion].end
            runs.remove(at: insertion)
        case (true, false): runs[insertion - 1].end = index + 1
        case (false, true): runs[insertion].start = index
        case (false, false): runs.insert(Run(start: index, end: index + 1, length: length), at: insertion)
        }
    }

    private mutating func split(_ run: Int, at index: Int, _ length: Double) {
        let old = runs[run]
        var parts: [Run] = []
        if old.start < index { parts.append(Run(start: old.start, end: index, length: old.length)) }
        parts.append(Run(start: index, end: index + 1, length: length))
        if index + 1 < old.end { parts.append(Run(start: index + 1, end: old.end, length: old.length)) }
        runs.replaceSubrange(run...run, with: parts)
    }

    /// Sums again from a run on; what lies before is untouched, so appending at the end costs nothing.
    private mutating func refresh(from first: Int) {
        for index in first..<max(first, runs.count) {
            guard index > 0 else {
                runs[0].countBefore = 0
                runs[0].lengthBefore = 0
                continue
            }
            let before = runs[index - 1]
            runs[index].countBefore = before.countBefore + before.end - before.start
            runs[index].lengthBefore = before.lengthBefore + Double(before.end - before.start) * before.length
        }
    }
}
