// SPDX-License-Identifier: GPL-3.0-or-later

/// One number for each of many things, known for some: kept in runs of equal numbers, the others count as the average of the known.
/// A million equal rows are one run; unequal ones lie in small chunks, so a change or a copy touches little.
struct LazyRuns: Sendable, Hashable {
    private struct Run: Sendable, Hashable {
        var start: Int
        var end: Int
        var value: Double
        var count: Int { end - start }
        var sum: Double { Double(end - start) * value }
    }

    /// Neighbouring runs; never empty.
    private struct Chunk: Sendable, Hashable {
        var runs: [Run]
        var count = 0
        var sum = 0.0
        /// Of all chunks before this one.
        var countBefore = 0
        var sumBefore = 0.0

        init(_ runs: [Run]) {
            self.runs = runs
            total()
        }

        mutating func total() {
            count = runs.reduce(0) { $0 + $1.count }
            sum = runs.reduce(0) { $0 + $1.sum }
        }
    }

    private static let chunkLimit = 96

    /// How many things there are.
    private(set) var count: Int
    /// What unknown ones count as, where that is not their average.
    private let estimate: Double?
    private var chunks: [Chunk] = []

    init(count: Int, estimate: Double? = nil) {
        self.count = count
        self.estimate = estimate
    }

    // MARK: questions

    var knownCount: Int { chunks.last.map { $0.countBefore + $0.count } ?? 0 }
    private var knownSum: Double { chunks.last.map { $0.sumBefore + $0.sum } ?? 0 }

    var average: Double {
        if let estimate { return estimate }
        // No sum and no division where all are equal: the number itself.
        if chunks.count == 1, chunks[0].runs.count == 1 { return chunks[0].runs[0].value }
        return knownCount == 0 ? 0 : knownSum / Double(knownCount)
    }

    /// The sum of the first `end` numbers.
    func sum(before end: Int) -> Double {
        if end <= 0 { return 0 }
        guard let chunk = chunk(of: end - 1) else { return average * Double(end) }
        var known = chunks[chunk].countBefore
        var sum = chunks[chunk].sumBefore
        for run in chunks[chunk].runs where run.start < end {
            let part = Double(min(run.end, end) - run.start)
            known += min(run.end, end) - run.start
            sum += part * run.value
        }
        return sum + average * Double(end - known)
    }

    func known(_ index: Int) -> Double? {
        guard let chunk = chunk(of: index) else { return nil }
        let position = insertion(index, in: chunk)
        let runs = chunks[chunk].runs
        return position < runs.count && runs[position].start <= index ? runs[position].value : nil
    }

    subscript(_ index: Int) -> Double { known(index) ?? average }

    /// The last chunk that begins at an index or before it.
    private func chunk(of index: Int) -> Int? {
        let next = chunks.indices.partitioningIndex { chunks[$0].runs[0].start > index }
        return next > 0 ? next - 1 : nil
    }

    /// The run of a chunk that holds an index, or the place where one would be.
    private func insertion(_ index: Int, in chunk: Int) -> Int {
        let runs = chunks[chunk].runs
        return runs.indices.partitioningIndex { runs[$0].end > index }
    }

    // MARK: changes

    mutating func record(_ index: Int, _ value: Double) {
        guard index >= 0, index < count, known(index) != value else { return }
        guard !chunks.isEmpty else { return chunks.append(Chunk([Run(start: index, end: index + 1, value: value)])) }
        let chunk = chunk(of: index) ?? 0
        let position = insertion(index, in: chunk)
        if position < chunks[chunk].runs.count, chunks[chunk].runs[position].start <= index {
            replace(index, value, run: position, in: chunk)
        } else {
            insert(index, value, at: position, in: chunk)
        }
        divide(chunk)
        total(from: chunk)
    }

    private mutating func insert(_ index: Int, _ value: Double, at position: Int, in chunk: Int) {
        let runs = chunks[chunk].runs
        let joinsBefore = position > 0 && runs[position - 1].end == index && runs[position - 1].value == value
        let joinsAfter = position < runs.count && runs[position].start == index + 1 && runs[position].value == value
        switch (joinsBefore, joinsAfter) {
        case (true, true):
            chunks[chunk].runs[position - 1].end = runs[position].end
            chunks[chunk].runs.remove(at: position)
        case (true, false): chunks[chunk].runs[position - 1].end = index + 1
        case (false, true): chunks[chunk].runs[position].start = index
        case (false, false): chunks[chunk].runs.insert(Run(start: index, end: index + 1, value: value), at: position)
        }
    }

    /// A known number that turned out different.
    private mutating func replace(_ index: Int, _ value: Double, run position: Int, in chunk: Int) {
        let old = chunks[chunk].runs[position]
        let (before, after) = (Run(start: old.start, end: index, value: old.value), Run(start: index + 1, end: old.end, value: old.value))
        let parts = [before, Run(start: index, end: index + 1, value: value), after].filter { $0.count > 0 }
        chunks[chunk].runs.replaceSubrange(position...position, with: parts)
    }

    private mutating func divide(_ chunk: Int) {
        let runs = chunks[chunk].runs
        guard runs.count > Self.chunkLimit else { return }
        let middle = runs.count / 2
        chunks[chunk] = Chunk(Array(runs[..<middle]))
        chunks.insert(Chunk(Array(runs[middle...])), at: chunk + 1)
    }

    /// Sums again from a chunk on; appending at the end touches the last one only.
    private mutating func total(from first: Int) {
        chunks[first].total()
        for index in max(first, 1)..<max(1, chunks.count) {
            chunks[index].countBefore = chunks[index - 1].countBefore + chunks[index - 1].count
            chunks[index].sumBefore = chunks[index - 1].sumBefore + chunks[index - 1].sum
        }
    }

    /// The same numbers for another count, so many places further on: what lies outside is dropped, what is new is unknown.
    mutating func resize(to count: Int, movedBy shift: Int = 0) {
        let old = self
        self = LazyRuns(count: count, estimate: estimate)
        for chunk in old.chunks {
            let moved = chunk.runs.map { Run(start: max($0.start + shift, 0), end: min($0.end + shift, count), value: $0.value) }
            let runs = moved.filter { $0.count > 0 }
            if !runs.isEmpty { chunks.append(Chunk(runs)) }
        }
        if !chunks.isEmpty { total(from: 0) }
    }
}
