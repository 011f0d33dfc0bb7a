// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers made from a seed, the same on every run.
struct SeededRandom: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed ^ (seed >> 29)
    }
}
