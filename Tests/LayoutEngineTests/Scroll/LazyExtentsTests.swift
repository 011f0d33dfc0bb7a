// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Testing

@testable import LayoutEngine

extension LazyExtents {
    /// Of a stack of rows, one a line, of which nothing is known yet.
    fileprivate init(count: Int, across: Double, spacing: Double?) {
        let pass = LayoutPass(state: LayoutState(), options: LayoutOptions(), generation: 0)
        var list = ViewList(keepsRowsLazy: true)
        ForEachNode(ForEachNode.Data(0..<count)) { _, _ in FillNode() }
            .collect(into: &list, site: ViewSite(environment: .empty, owner: .scene, stackAxis: .vertical, pass: pass))
        let source = LazyRowSource(list, axis: .vertical, isGrid: false, pass)
        self.init(
            lines: LazyLines(source, trackCount: 1), basis: LazyBasis(across: across, tracks: [across], .empty), spacing: spacing)
    }
}

/// The runs against the plain array of lengths that they stand for.
@Suite struct LazyExtentsTests {
    @Test(arguments: 1...20) func runsEqualAPlainArray(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let count = 40
        var extents = LazyExtents(count: count, across: 100, spacing: 3)
        var lengths: [Double?] = Array(repeating: nil, count: count)
        for _ in 0..<60 {
            let index = Int.random(in: 0..<count, using: &random)
            let length = [10.0, 10, 10, 20, 0][Int.random(in: 0..<5, using: &random)]
            extents.record(index, length)
            lengths[index] = length
            let known = lengths.compactMap { $0 }
            let average = known.reduce(0, +) / Double(known.count)
            var start = 0.0
            for unit in 0..<count {
                #expect(abs(extents.start(unit) - start) < 1e-9)
                #expect(extents.measured(unit) == lengths[unit])
                start += (lengths[unit] ?? average) + 3
            }
            #expect(abs(extents.total - (start - 3)) < 1e-9)
        }
    }

    @Test func findsTheFirstUnitThatReachesPastAnOffset() {
        var extents = LazyExtents(count: 1_000_000, across: 100, spacing: 16)
        extents.record(0, 44)
        #expect(extents.total == 1_000_000 * 60 - 16)
        #expect(extents.firstIndex(endingAfter: 0) == 0)
        // A row that only touches the offset with its end is past (S11.22).
        #expect(extents.firstIndex(endingAfter: 44) == 1)
        #expect(extents.firstIndex(endingAfter: 43.9) == 0)
        #expect(extents.firstIndex(endingAfter: 29_941) == 499)
    }
}
