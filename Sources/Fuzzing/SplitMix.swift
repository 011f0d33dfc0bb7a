// SPDX-License-Identifier: GPL-3.0-or-later

/// A small generator of numbers (SplitMix64), the same on every run.
package struct SplitMix: RandomNumberGenerator {
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    /// The same of a small number: as many steps along one series.
    package init(seed: UInt64) { self.init(state: seed &* Self.step) }

    package mutating func next() -> UInt64 {
        state &+= Self.step
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 up to, but not including the bound; 0 of a bound that is not positive.
    package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// One of some things.
    package mutating func pick<C: RandomAccessCollection>(_ items: C) -> C.Element where C.Index == Int {
        items[items.startIndex + below(items.count)]
    }

    /// True once in a number of times.
    package mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
