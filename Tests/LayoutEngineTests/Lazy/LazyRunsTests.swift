// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Testing

@testable import LayoutEngine

@Suite("Runs of lengths, compared with a plain array")
struct LazyRunsTests {
    @Test("Sums, single values and averages", arguments: [1, 7, 100, 3000])
    func naive(count: Int) {
        var random = SplitMix(state: UInt64(count))
        var runs = LazyRuns(count: count)
        var plain = [Double?](repeating: nil, count: count)
        for step in 0..<4 * count {
            let index = Int.random(in: 0..<count, using: &random)
            let value = Double(Int.random(in: 0..<(step % 3 == 0 ? 400 : 3), using: &random))
            runs.record(index, value)
            plain[index] = value
        }
        compare(runs, plain)
        runs.resize(to: count / 2)
        compare(runs, Array(plain.prefix(count / 2)))
        runs.resize(to: count)
        compare(runs, plain.prefix(count / 2) + Array(repeating: nil, count: count - count / 2))
        let numbers = plain.prefix(count / 2)
        runs.resize(to: count, moves: [LazyRuns.Move(from: 0, to: 3)])
        compare(runs, Array((Array(repeating: nil, count: 3) + numbers + Array(repeating: nil, count: count)).prefix(count)))
        runs.resize(to: count, moves: [LazyRuns.Move(from: 5, to: 0)])
        compare(runs, Array((numbers.prefix(max(count - 3, 0)).dropFirst(2) + Array(repeating: nil, count: count)).prefix(count)))
    }

    private func compare(_ runs: LazyRuns, _ plain: [Double?]) {
        let known = plain.compactMap { $0 }
        let average = known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
        #expect(runs.knownCount == known.count)
        #expect(abs(runs.average - average) < 1e-9)
        var sum = 0.0
        for index in plain.indices {
            #expect(abs(runs.sum(before: index) - sum) < 1e-6)
            #expect(runs.known(index) == plain[index])
            sum += plain[index] ?? average
        }
        #expect(abs(runs.sum(before: plain.count) - sum) < 1e-6)
    }

    @Test("Values out of range are ignored")
    func outOfRange() {
        var runs = LazyRuns(count: 2)
        for index in [-1, 2, .max, .min] { runs.record(index, 5) }
        #expect(runs.knownCount == 0 && runs.sum(before: 2) == 0 && runs[0] == 0)
    }
}
