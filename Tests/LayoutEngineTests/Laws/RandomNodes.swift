// SPDX-License-Identifier: GPL-3.0-or-later

@testable import LayoutEngine

/// A small generator of numbers, the same on every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes trees of random numbers: what all such makers draw.
protocol RandomNodes {
    var random: SplitMix { get set }
}

extension RandomNodes {
    mutating func bool() -> Bool { Bool.random(using: &random) }
    mutating func maybe<T>(_ value: T) -> T? { bool() ? value : nil }

    /// 0 to 60 points, in halves.
    mutating func length() -> Double { Double(Int.random(in: 0...120, using: &random)) / 2 }

    mutating func bounds() -> FlexibleFrameNode.Bounds {
        FlexibleFrameNode.Bounds(min: maybe(length()), ideal: maybe(length()), max: bool() ? .infinity : maybe(length()))
    }

    mutating func alignment() -> Alignment {
        [.center, .topLeading, .bottomTrailing, .leading, .top].randomElement(using: &random) ?? .center
    }
}
