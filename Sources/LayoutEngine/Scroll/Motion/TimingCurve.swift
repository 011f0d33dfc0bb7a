// SPDX-License-Identifier: GPL-3.0-or-later

/// A timing curve from (0, 0) to (1, 1): a cubic with two control points, or one of circular arcs (P6.1).
public enum TimingCurve: Hashable, Sendable {
    /// A cubic by its two control points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Arcs of a circle: slow at the start, at the end, at both.
    case circularEaseIn, circularEaseOut, circularEaseInOut

    /// At one speed.
    public static let linear = TimingCurve(0, 0, 1, 1)
    /// Slow at the start.
    public static let easeIn = TimingCurve(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = TimingCurve(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    /// The control points; time does not run backwards, so the x of both lie between 0 and 1.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self = .cubic(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
    }

    /// The share of the way at a share of the time; both ends are exact.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            return self == .linear ? time : Self.polynomial(Self.parameter(at: time, x1, x2), y1, y2)
        case .circularEaseIn: return Self.arc(time)
        case .circularEaseOut: return 1 - Self.arc(1 - time)
        case .circularEaseInOut: return time < 0.5 ? Self.arc(2 * time) / 2 : 1 - Self.arc(2 - 2 * time) / 2
        }
    }

    /// A quarter of a circle that leaves 0 without speed.
    private static func arc(_ time: Double) -> Double { 1 - max(1 - time * time, 0).squareRoot() }

    private static func polynomial(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// The curve's parameter for an x, by halving: x never decreases along the curve.
    private static func parameter(at x: Double, _ x1: Double, _ x2: Double) -> Double {
        let part = (0.0...1.0).halved(60) { !(polynomial($0, x1, x2) < x) }
        return (part.lowerBound + part.upperBound) / 2
    }
}
