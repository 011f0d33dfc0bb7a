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
        let runs = chunks[chunk].runs
        // Between its neighbours, and what is left of the run in which the number stood.
        let old = runs[position...].prefix(1).filter { $0.start <= index }
        let part = max(position - 1, 0)..<min(position + old.count + 1, runs.count)
        let before = runs[part.lowerBound..<position] + old.map { Run(start: $0.start, end: index, value: $0.value) }
        let after = old.map { Run(start: index + 1, end: $0.end, value: $0.value) } + runs[(position + old.count)..<part.upperBound]
        chunks[chunk].runs.replaceSubrange(part, with: Self.joined(before + [Run(start: index, end: index + 1, value: value)] + after))
        divide(chunk)
        total(from: chunk)
    }

    /// Without those that are empty; neighbours of one value are one.
    private static func joined(_ runs: some Sequence<Run>) -> [Run] {
        runs.reduce(into: []) { joined, run in
            if run.count > 0, let last = joined.last, last.end == run.start, last.value == run.value {
                joined[joined.count - 1].end = run.end
            } else if run.count > 0 {
                joined.append(run)
            }
        }
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

    /// Where what stood at a place stands now, and what follows it up to the next such place.
    struct Move {
        let from: Int
        let to: Int
        var shift: Int { to - from }
    }

    /// The same numbers for another count: what comes to lie outside, or on the next move, is dropped, and what is new is unknown.
    /// - Parameter moves: ascending, from and to; the first is that of all before it, too. Without any, all stay.
    mutating func resize(to count: Int, moves: [Move] = []) {
        var steps: [Move] = []
        for move in moves.isEmpty ? [Move(from: 0, to: 0)] : moves where steps.last?.shift != move.shift { steps.append(move) }
        let old = self
        self = LazyRuns(count: count, estimate: estimate)
        for (index, step) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1] : nil
            let (low, high) = (index == 0 ? -step.shift : step.from, min(next?.from ?? .max, (next?.to ?? count) - step.shift))
            for chunk in old.chunks {
                let moved = Self.joined(
                    chunk.runs.map { Run(start: max($0.start, low) + step.shift, end: min($0.end, high) + step.shift, value: $0.value) })
                if !moved.isEmpty { chunks.append(Chunk(moved)) }
            }
        }
        if !chunks.isEmpty { total(from: 0) }
    }
}
