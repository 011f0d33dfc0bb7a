// SPDX-License-Identifier: GPL-3.0-or-later

/// The end of a gesture: where the view was let go, and how fast it moved then. Positions count from rest.
package struct ScrollRelease: Hashable, Sendable {
    /// Where the view stands; past an edge, perhaps.
    package internal(set) var position: CGPoint
    /// Where it stood when the gesture began.
    package internal(set) var original: CGPoint
    /// Points a second of the content offset: positive towards the end.
    package let velocity: CGVector

    /// Faster than any finger; keeps sums finite.
    private static let speedLimit = 1e7

    package init(position: CGPoint, original: CGPoint, velocity: CGVector) {
        func limited(_ speed: Double) -> Double { speed.isNaN ? 0 : min(max(speed, -Self.speedLimit), Self.speedLimit) }
        self.position = position
        self.original = original
        self.velocity = CGVector(dx: limited(velocity.dx), dy: limited(velocity.dy))
    }

    /// The content was found longer or shorter before what is seen.
    mutating func move(by delta: CGPoint) {
        position += delta
        original += delta
    }
}

/// What a gesture's end leads to: the natural end, what a behaviour made of it, and the motion there (S3.17, S4.8–S4.10).
public struct ScrollLaunch: Hashable, Sendable {
    package let release: ScrollRelease
    package let rate: DecelerationRate
    /// Where it would glide without anything in the way.
    package let natural: CGPoint
    /// That within the range: what the behaviour is asked about.
    package let proposed: CGPoint
    /// The end of the range at that time.
    package let maximum: CGPoint
    /// Where the behaviour sends it; nil without one.
    let answer: CGPoint?
    /// How the view goes on; of no duration where it rests.
    public let motion: ScrollMotion

    /// Where the motion leads.
    package var rest: CGPoint { CGPoint(x: motion.horizontal.end, y: motion.vertical.end) }

    /// - Parameters:
    ///   - rate: how gestures slow down under the behaviour (S4.10).
    ///   - behavior: answers with the place to rest at, or nil where there is none to be asked.
    package init<E: Error>(
        _ release: ScrollRelease, _ metrics: ScrollMetrics, rate: DecelerationRate,
        asking behavior: (ScrollMotion.Question) throws(E) -> CGPoint?
    ) throws(E) {
        var natural = release.position
        for axis in metrics.scrollAxes { natural[axis] = rate.naturalEnd(from: release.position[axis], velocity: release.velocity[axis]) }
        let question = ScrollMotion.Question(
            proposed: metrics.clamp(natural), velocity: release.velocity, original: release.original, release: release.position)
        let answer = try behavior(question)
        motion = ScrollMotion(ScrollCourse(release: release, rate: rate, answer: answer), metrics, asked: answer.map { _ in question })
        self.release = release
        self.rate = rate
        self.natural = natural
        proposed = question.proposed
        maximum = metrics.maximum
        self.answer = answer
    }
}

/// How a view goes on after a gesture, in a range that may turn out another one on the way: a function of what it was let go with.
struct ScrollCourse: Hashable, Sendable {
    let release: ScrollRelease
    let rate: DecelerationRate
    let answer: CGPoint?

    /// How it sets out: back from past an edge, or on in the range.
    func firstTrack(_ axis: Axis, _ metrics: ScrollMetrics) -> MotionTrack {
        let (place, range) = (release.position[axis], metrics.range(axis))
        let edge = range.nearest(place)
        // But for a rounding.
        guard metrics.axes.contains(axis: axis), abs(place - edge) > 1e-6 else { return track(axis, metrics, range) }
        return .bounce(from: place, velocity: release.velocity[axis], to: edge, epsilon: metrics.epsilon)
    }

    /// How it goes on from where it was let go, in the range as it turned out by now: that place may lie outside of it.
    /// - Parameter range: of the axis, in the coordinates of the release.
    func track(_ axis: Axis, _ metrics: ScrollMetrics, _ range: ClosedRange<Double>) -> MotionTrack {
        let velocity = release.velocity[axis]
        var place = release.position[axis]
        guard metrics.axes.contains(axis: axis) else { return .rest(at: place) }
        let natural = rate.naturalEnd(from: place, velocity: velocity)
        let limit = range.nearest(natural)
        // An edge that came nearer than the place where it was let go counts as that place.
        if limit == range.nearest(place) { place = limit }
        let isLeftAlone = answer.map { $0[axis] == limit } ?? true
        // Natural ends past the edge run freely as far as it, then bounce (S4.9).
        if isLeftAlone, natural != limit {
            let hit = MotionTrack.impact(
                from: place, velocity: velocity, edge: limit, rate: rate, bounces: metrics.bounces(axis), epsilon: metrics.epsilon)
            if let hit { return hit }
        }
        if isLeftAlone, velocity == 0 { return .rest(at: place) }
        let goal = answer?[axis] ?? natural
        let end = metrics.onPixel(range.nearest(goal))
        return .glide(from: place, to: isLeftAlone ? goal : end, end: end, rate: rate, epsilon: metrics.epsilon)
    }
}

extension ClosedRange<Double> {
    func nearest(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
