// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// The spring that brings an overscrolled view back to its edge (S3.17): critically damped, mass 1, stiffness 100, damping 20 (provisional).
public struct BounceSpring: Hashable, Sendable {
    /// Points past the edge, and points per second, when the spring takes over.
    public let overscroll: Double
    public let velocity: Double

    private static let rate = 10.0

    public init(overscroll: Double, velocity: Double) {
        self.overscroll = overscroll
        self.velocity = velocity
    }

    /// Points past the edge after a time.
    public func position(after time: Double) -> Double {
        exp(-Self.rate * time) * (overscroll + (velocity + Self.rate * overscroll) * time)
    }

    public func velocity(after time: Double) -> Double {
        exp(-Self.rate * time) * (velocity - Self.rate * (velocity + Self.rate * overscroll) * time)
    }

    /// Is it over? Both the distance and the speed are too small to see.
    public func isAtRest(after time: Double, epsilon: Double) -> Bool {
        abs(position(after: time)) <= epsilon && abs(velocity(after: time)) <= Self.rate * epsilon
    }
}
