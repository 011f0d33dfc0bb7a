// SPDX-License-Identifier: GPL-3.0-or-later

/// The spring that brings an overscrolled view back to its edge (S3.17): critically damped, mass 1, stiffness 100, damping 20 (provisional).
struct BounceSpring: Hashable, Sendable {
    /// Points past the edge, and points per second, when the spring takes over.
    let overscroll: Double
    let velocity: Double

    private static let rate = 10.0

    /// Points past the edge after a time.
    func position(after time: Double) -> Double {
        (-Self.rate * time).exponential * (overscroll + (velocity + Self.rate * overscroll) * time)
    }

    func velocity(after time: Double) -> Double {
        (-Self.rate * time).exponential * (velocity - Self.rate * (velocity + Self.rate * overscroll) * time)
    }

    /// Is it over? Both the distance and the speed are too small to see.
    func isAtRest(after time: Double, epsilon: Double) -> Bool {
        abs(position(after: time)) <= epsilon && abs(velocity(after: time)) <= Self.rate * epsilon
    }
}
