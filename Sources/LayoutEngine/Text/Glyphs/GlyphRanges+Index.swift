// SPDX-License-Identifier: GPL-3.0-or-later

extension GlyphRanges {
    /// For each range how many code points come before it.
    private static let starts: ContiguousArray<Int> = {
        var starts = ContiguousArray<Int>()
        var total = 0
        for range in stride(from: 0, to: bounds.count, by: 2) {
            starts.append(total)
            total += Int(bounds[range + 1]) - Int(bounds[range]) + 1
        }
        return starts
    }()

    /// How many code points there are.
    static var count: Int {
        starts[starts.count - 1] + Int(bounds[bounds.count - 1]) - Int(bounds[bounds.count - 2]) + 1
    }

    /// The position of a code point among all that have an advance.
    static func index(of value: UInt16) -> Int? {
        let range = starts.indices.partitioningIndex { value <= bounds[$0 * 2 + 1] }
        guard range < starts.count, value >= bounds[range * 2] else { return nil }
        return starts[range] + Int(value) - Int(bounds[range * 2])
    }
}
