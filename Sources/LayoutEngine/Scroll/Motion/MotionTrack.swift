// SPDX-License-Identifier: GPL-3.0-or-later

/// One axis of a scroll view that moves by itself: a closed form of the time since it began, so how time is cut changes no position.
package struct MotionTrack: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case rest
        /// To a place, what is left shrinking by the rate (S4.9).
        case glide(from: Double, to: Double, DecelerationRate)
        /// Back to the edge (S3.17).
        case bounce(BounceSpring)
        /// Free as far as the edge, then the spring with the velocity that is left; without one it stops there.
        case impact(from: Double, velocity: Double, DecelerationRate, at: Double, BounceSpring?)
        case animation(from: Double, MotionCurve, MotionCourse)
    }

    private let form: Form
    /// Where it comes to rest, exactly.
    package let end: Double
    /// Seconds until then.
    package let duration: Double

    /// Stays where it is.
    package static func rest(at place: Double) -> MotionTrack { MotionTrack(form: .rest, end: place, duration: 0) }

    /// - Parameters:
    ///   - goal: where the closed form leads; `end`, the same on a pixel, is where it is set at last.
    static func glide(from start: Double, to goal: Double, end: Double, rate: DecelerationRate, epsilon: Double) -> MotionTrack {
        let time = rate.time(toCover: goal - start, leaving: epsilon)
        // Nearer than epsilon it is at rest at once: the next frame sets it to its end exactly (S4.9).
        let duration = time > 0 || start == end ? time : 1.0 / 120
        return MotionTrack(form: .glide(from: start, to: goal, rate), end: end, duration: duration)
    }

    static func bounce(from start: Double, velocity: Double, to edge: Double, epsilon: Double) -> MotionTrack {
        let spring = BounceSpring(overscroll: start - edge, velocity: velocity)
        return MotionTrack(form: .bounce(spring), end: edge, duration: RestSearch.time { spring.isAtRest(after: $0, epsilon: epsilon) })
    }

    /// nil where the fling does not reach the edge.
    static func impact(
        from start: Double, velocity: Double, edge: Double, rate: DecelerationRate, bounces: Bool, epsilon: Double
    ) -> MotionTrack? {
        guard let time = rate.time(from: start, velocity: velocity, passing: edge) else { return nil }
        guard bounces else {
            return MotionTrack(form: .impact(from: start, velocity: velocity, rate, at: time, nil), end: edge, duration: time)
        }
        let spring = BounceSpring(overscroll: 0, velocity: rate.velocity(velocity, after: time))
        let rest = RestSearch.time { spring.isAtRest(after: $0, epsilon: epsilon) }
        return MotionTrack(form: .impact(from: start, velocity: velocity, rate, at: time, spring), end: edge, duration: time + rest)
    }

    /// - Parameter velocity: how fast it already moves, in points a second: a spring goes on with it, a timing curve starts anew.
    package static func animation(
        from start: Double, to end: Double, _ curve: MotionCurve, velocity: Double = 0, epsilon: Double
    ) -> MotionTrack {
        guard start != end else { return .rest(at: end) }
        let curve = velocity == 0 ? curve : curve.pushed(by: velocity / (end - start))
        let course = MotionCourse(curve, distance: end - start, epsilon: epsilon)
        return MotionTrack(form: .animation(from: start, curve, course), end: end, duration: course.duration)
    }

    /// The same animation to another end, as far on its way as it was; another motion stays as it is.
    func led(to end: Double, epsilon: Double) -> MotionTrack {
        guard case .animation(let start, let curve, _) = form, end != self.end else { return self }
        return .animation(from: start, to: end, curve, epsilon: epsilon)
    }

    /// When it meets the edge; nil where it never does.
    var contact: Double? {
        switch form {
        case .bounce: 0
        case .impact(_, _, _, let time, _): time
        case .rest, .glide, .animation: nil
        }
    }

    package func position(after time: Double) -> Double {
        if time >= duration { return end }
        switch form {
        case .rest: return end
        case .glide(let start, let goal, let rate): return goal + (start - goal) * rate.remaining(after: time)
        case .bounce(let spring): return end + spring.position(after: time)
        case .impact(let start, let velocity, let rate, let contact, let spring):
            if time >= contact { return end + (spring?.position(after: time - contact) ?? 0) }
            let goal = rate.naturalEnd(from: start, velocity: velocity)
            return goal + (start - goal) * rate.remaining(after: time)
        case .animation(let start, _, let course): return end + (start - end) * course.remaining(after: time)
        }
    }

    /// Points a second, by how the closed form changes around a time: 0 at rest.
    func velocity(after time: Double) -> Double {
        if time + Self.instant >= duration { return 0 }
        let (early, late) = (max(time - Self.instant, 0), time + Self.instant)
        return (position(after: late) - position(after: early)) / (late - early)
    }

    private static let instant = 1e-6

    /// May it leave the range on its way? Then layouts do not clamp it.
    var mayLeaveRange: Bool {
        switch form {
        case .rest, .glide: false
        case .bounce, .impact, .animation: true
        }
    }
}
