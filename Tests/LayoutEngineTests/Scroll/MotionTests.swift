// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Testing

@testable import LayoutEngine

/// Motion as closed forms of time (P1–P6; S3.17, S4.9).
struct MotionTests {
    private let epsilon = 0.25

    @Test func freeFlingFollowsTheTable() {
        let end = DecelerationRate.normal.naturalEnd(from: 0, velocity: 1000)
        let track = MotionTrack.glide(from: 0, to: end, end: 499.5, rate: .normal, epsilon: epsilon)
        #expect(abs(track.position(after: 0.1) - 90.626) < 0.01)
        #expect(track.position(after: track.duration) == 499.5)
        #expect(track.position(after: 1e9) == 499.5)
    }

    @Test func bounceReturnsExactly() {
        let track = MotionTrack.bounce(from: -80, velocity: 0, to: 0, epsilon: epsilon)
        #expect(track.position(after: 0) == -80)
        #expect(track.position(after: track.duration) == 0)
        #expect(track.position(after: 0.2) > -80 && track.position(after: 0.2) < 0)
    }

    @Test func impactIsFreeAsFarAsTheEdgeAndThenOvershoots() throws {
        let track = try #require(
            MotionTrack.impact(from: 0, velocity: 5000, edge: 400, rate: .normal, bounces: true, epsilon: epsilon))
        let contact = try #require(DecelerationRate.normal.time(from: 0, velocity: 5000, passing: 400))
        let left = DecelerationRate.normal.velocity(5000, after: contact)
        #expect(abs(track.position(after: contact) - 400) < 1e-6)
        #expect(abs(track.position(after: contact + 0.1) - (400 + 0.0368 * left)) < 0.5)
        #expect(track.position(after: track.duration) == 400)
    }

    @Test func withoutBounceTheFlingEndsAtTheEdge() throws {
        let track = try #require(
            MotionTrack.impact(from: 0, velocity: -5000, edge: -100, rate: .normal, bounces: false, epsilon: epsilon))
        #expect(track.end == -100)
        #expect(track.position(after: track.duration / 2) > -100)
        #expect(MotionTrack.impact(from: 0, velocity: 10, edge: 400, rate: .normal, bounces: false, epsilon: epsilon) == nil)
    }

    @Test func positionsDependOnTimeAlone() {
        let track = MotionTrack.animation(from: 10, to: 500, .standard, epsilon: epsilon)
        let places = stride(from: 0.0, through: 1.5, by: 0.01).map { track.position(after: $0) }
        #expect(places.first == 10)
        #expect(places.last == 500)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }

    /// A spring that is turned goes on as fast as it was; what it was led to no longer counts (P5.3).
    @Test(arguments: [0.02, 0.1, 0.3]) func turnedSpringsKeepTheirVelocity(_ time: Double) {
        let first = MotionTrack.animation(from: 0, to: 1000, .spring(response: 0.5, dampingFraction: 1), epsilon: epsilon)
        let rate = 2 * Double.pi / 0.5
        #expect(abs(first.velocity(after: time) - 1000 * rate * rate * time * exp(-rate * time)) < 0.01)
        let turned = MotionTrack.animation(
            from: first.position(after: time), to: -200, .spring(response: 0.3, dampingFraction: 0.7),
            velocity: first.velocity(after: time),
            epsilon: epsilon)
        #expect(abs(turned.velocity(after: 0) - first.velocity(after: time)) < 0.5)
        #expect(turned.position(after: turned.duration) == -200)
        #expect(turned.velocity(after: turned.duration) == 0)
    }

    @Test(arguments: [0.3, 0.7, 1.0, 1.4]) func springsOfEachDampingBeginAndEnd(_ fraction: Double) {
        let course = MotionCourse(.spring(response: 0.5, dampingFraction: fraction), distance: 1000, epsilon: epsilon)
        #expect(abs(course.remaining(after: 0) - 1) < 1e-9)
        #expect(course.duration > 0.3 && course.duration < 10)
        #expect(abs(course.remaining(after: course.duration - 1e-6) * 1000) <= epsilon * 1.01)
    }

    @Test func settlingTimesOfTheTable() {
        // To 0.1 %: 734 ms for .smooth, 808 ms for .default, by distance alone.
        func left(_ curve: MotionCurve, after time: Double) -> Double {
            abs(MotionCourse(curve, distance: 1e6, epsilon: epsilon).remaining(after: time))
        }
        #expect(left(.spring(duration: 0.5, bounce: 0), after: 0.734) <= 0.001_01)
        #expect(left(.standard, after: 0.808) <= 0.001_01)
        #expect(left(.spring(duration: 0.5, bounce: 0.3), after: 0.25) < 0.2)
    }
}
