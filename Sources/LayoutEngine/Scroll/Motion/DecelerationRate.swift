// SPDX-License-Identifier: GPL-3.0-or-later

/// How fast a fling slows down: the factor by which its velocity shrinks in a millisecond (S4.8–S4.10).
public struct DecelerationRate: Hashable, Sendable {
    let perMillisecond: Double

    /// Of scroll views without a behaviour, and with a user-defined one: 0.998 a millisecond (S4.10).
    public static let normal = DecelerationRate(perMillisecond: 0.998)
    /// Of paging and view alignment: 0.99 a millisecond (S4.10).
    public static let fast = DecelerationRate(perMillisecond: 0.99)

    private var logarithm: Double { perMillisecond.naturalLogarithm }

    /// Where a fling from a position comes to rest on its own. Velocity in points per second (S4.8, provisional in its form).
    func naturalEnd(from position: Double, velocity: Double) -> Double { position - velocity / (1000 * logarithm) }

    /// The share of the way that is left after a time: the motion leads to any end that a behaviour chose (S4.9).
    func remaining(after time: Double) -> Double { perMillisecond.raised(to: 1000 * max(time, 0)) }

    /// The time after which no more than `epsilon` points of a distance are left; 0 when it is shorter than that.
    func time(toCover distance: Double, leaving epsilon: Double) -> Double {
        let distance = abs(distance)
        guard distance > epsilon, distance.isFinite else { return 0 }
        return (epsilon / distance).naturalLogarithm / (1000 * logarithm)
    }

    /// The time at which a fling passes a place on its way, or nil if it never gets there.
    func time(from position: Double, velocity: Double, passing place: Double) -> Double? {
        let end = naturalEnd(from: position, velocity: velocity)
        guard end != position else { return nil }
        let share = (end - place) / (end - position)
        guard share > 0, share <= 1 else { return nil }
        return share.naturalLogarithm / (1000 * logarithm)
    }

    /// The velocity that is left after a time.
    func velocity(_ velocity: Double, after time: Double) -> Double { velocity * remaining(after: time) }
}
