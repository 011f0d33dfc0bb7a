// SPDX-License-Identifier: GPL-3.0-or-later

/// A cubic timing curve through (0, 0) and (1, 1) with two control points (physics.md, timing curves).
public struct TimingCurve: Hashable, Sendable {
    public let x1: Double
    public let y1: Double
    public let x2: Double
    public let y2: Double

    public static let linear = TimingCurve(0, 0, 1, 1)
    public static let easeIn = TimingCurve(0.42, 0, 1, 1)
    public static let easeOut = TimingCurve(0, 0, 0.58, 1)
    public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// The share of the way at a share of the time; both ends are exact.
    public func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if self == .linear { return time }
        return Self.polynomial(parameter(at: time), y1, y2)
    }

    private static func polynomial(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// The curve's parameter for an x, by halving: x never decreases along the curve.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.polynomial(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
