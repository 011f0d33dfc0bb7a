// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// The numbers of the published mechanics (rubber band, deceleration) and of the spring.
@Suite struct ScrollPhysicsTests {
    @Test(arguments: [
        (852.0, 10.0, 5.46), (852, 50, 26.64), (852, 100, 51.66), (852, 200, 97.42), (852, 400, 174.85), (852, 800, 290.15),
        (393, 10, 5.42), (393, 100, 48.25), (393, 400, 141.04), (960, 5, 2.74), (960, 960, 340.65),
    ]) func rubberBand(length: Double, finger: Double, shown: Double) {
        let value = RubberBand.shown(distance: finger, length: length)
        #expect(abs(value - shown) < 0.006)
        #expect(RubberBand.shown(distance: -finger, length: length) == -value)
        #expect(abs(RubberBand.distance(shown: value, length: length) - finger) < 1e-6)
    }

    @Test(arguments: [(500.0, 249.7, 3.10), (1000, 499.5, 3.45), (2000, 999.0, 3.80), (4000, 1998.0, 4.14)])
    func normalDeceleration(velocity: Double, distance: Double, seconds: Double) {
        let end = DecelerationRate.normal.naturalEnd(from: 0, velocity: velocity)
        #expect(abs(end - distance) < 0.06)
        #expect(abs(DecelerationRate.normal.time(toCover: end, leaving: 0.5) - seconds) < 0.006)
    }

    @Test(arguments: [(500.0, 49.7, 0.46), (1000, 99.5, 0.53), (2000, 199.0, 0.60), (4000, 398.0, 0.67)])
    func fastDeceleration(velocity: Double, distance: Double, seconds: Double) {
        let end = DecelerationRate.fast.naturalEnd(from: 0, velocity: velocity)
        #expect(abs(end - distance) < 0.06)
        #expect(abs(DecelerationRate.fast.time(toCover: end, leaving: 0.5) - seconds) < 0.006)
    }

    /// A fling into an edge overshoots by v / (10 e) after 0.1 s.
    @Test func bounceOvershoots() {
        let spring = BounceSpring(overscroll: 0, velocity: 1000)
        #expect(abs(spring.position(after: 0.1) - 36.788) < 0.001)
        #expect(abs(spring.velocity(after: 0.1)) < 1e-9)
        #expect(!spring.isAtRest(after: 0.1, epsilon: 1.0 / 6))
        #expect(spring.isAtRest(after: 2, epsilon: 1.0 / 6))
    }

    @Test(arguments: [(TimingCurve.linear, 0.3, 0.3), (.easeInOut, 0.5, 0.5), (.easeIn, 0, 0), (.easeOut, 1, 1)])
    func curves(curve: TimingCurve, time: Double, value: Double) { #expect(abs(curve.value(at: time) - value) < 1e-9) }
}
