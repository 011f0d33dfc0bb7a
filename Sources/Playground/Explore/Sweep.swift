// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Goes through the values of something and finds where the answer changes in kind.
///
/// Each point of a grid is tried, and where two neighbours differ, halving finds the first value that differs. With a grid of one step
/// nothing is missed; with a wider one what comes and goes between two of its points is.
struct Sweep {
    /// Values that give one answer, by their numbers.
    struct Interval {
        var range: ClosedRange<Int>
        var facts: ViewFacts
    }

    /// How many values there are, counted from 0.
    let count: Int
    /// From one point of the grid to the next.
    let stride: Int
    let facts: (Int) throws(Diagnostic) -> ViewFacts

    /// More answers than anybody reads.
    static let intervalLimit = 200

    func intervals() throws(Diagnostic) -> [Interval] {
        var result = [Interval(range: 0...0, facts: try facts(0))]
        var point = 0
        while point < count - 1 {
            let next = min(point + stride, count - 1)
            try extend(&result, from: point, to: next)
            point = next
        }
        return result
    }

    /// Takes a point of the grid in, and all the changes that lead to it from the one before.
    private func extend(_ result: inout [Interval], from start: Int, to end: Int) throws(Diagnostic) {
        let wanted = try facts(end)
        var low = start
        while wanted.differs(from: result[result.count - 1].facts) {
            var high = end
            var found = wanted
            while high - low > 1 {
                let middle = low + (high - low) / 2
                let facts = try facts(middle)
                if facts.differs(from: result[result.count - 1].facts) {
                    (high, found) = (middle, facts)
                } else {
                    result[result.count - 1].facts.learn(from: facts)
                    low = middle
                }
            }
            result[result.count - 1].range = result[result.count - 1].range.lowerBound...(high - 1)
            guard result.count < Self.intervalLimit else {
                throw Diagnostic(
                    .limitExceeded, "the answer changes more than \(Self.intervalLimit) times",
                    hint: "ask a question with few answers: whether text1.size.height > 40, not how high it is")
            }
            result.append(Interval(range: high...high, facts: found))
            low = high
        }
        result[result.count - 1].facts.learn(from: wanted)
        result[result.count - 1].range = result[result.count - 1].range.lowerBound...end
    }
}
