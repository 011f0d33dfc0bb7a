// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing

@testable import LayoutEngine

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
