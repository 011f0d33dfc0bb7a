// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// The end of a gesture: where the view would go, where the behaviour sends it, and how it gets there (S3.17, S4.8–S4.10).
struct ScrollLaunch {
    let subject: ScrollSubject
    /// Where it stands.
    let position: CGPoint
    /// Where it stood when the gesture began.
    let original: CGPoint

    /// Faster than any finger; keeps sums finite.
    private static let speedLimit = 1e7

    /// How it moves on, and why there.
    func course(velocity wanted: CGVector) throws(Diagnostic) -> (motion: ScrollMotion, record: ScrollRecord.Gesture) {
        var velocity = CGVector.zero
        for axis in subject.scrollAxes { velocity[axis] = min(max(wanted[axis], -Self.speedLimit), Self.speedLimit) }
        let advice = TargetAdvice(subject: subject)
        let rate = advice.rate
        var natural = position
        for axis in subject.scrollAxes { natural[axis] = rate.naturalEnd(from: position[axis], velocity: velocity[axis]) }
        let question = ScrollMotion.Question(proposed: subject.clamp(natural), velocity: velocity, original: original)
        let advised = try advice.answer(question, release: position)
        let answer = advised?.place
        func track(_ axis: Axis) -> MotionTrack { self.track(axis, velocity[axis], natural: natural[axis], answer: answer?[axis], rate) }
        var motion = ScrollMotion(.decelerating, horizontal: track(.horizontal), vertical: track(.vertical))
        if advice.hasBehavior {
            motion.question = question
            motion.contentSize = subject.geometry.contentSize
        }
        let record = ScrollRecord.Gesture(
            release: position, original: original, velocity: velocity, rate: rate, natural: natural, proposed: question.proposed,
            maximum: CGPoint(x: subject.maximum(.horizontal), y: subject.maximum(.vertical)), advice: advised,
            rest: CGPoint(x: motion.horizontal.end, y: motion.vertical.end))
        return (motion, record)
    }

    private func track(_ axis: Axis, _ velocity: Double, natural: Double, answer: Double?, _ rate: DecelerationRate) -> MotionTrack {
        let (place, highest) = (position[axis], subject.maximum(axis))
        guard subject.axes.contains(axis: axis) else { return .rest(at: place) }
        let edge = min(max(place, 0), highest)
        if place != edge { return .bounce(from: place, velocity: velocity, to: edge, epsilon: subject.epsilon) }
        let limit = min(max(natural, 0), highest)
        let leftAlone = answer == nil || answer == limit
        // Natural ends past the edge run freely as far as it, then bounce (S4.9).
        if leftAlone, natural != limit {
            let bounces = subject.bounces(axis)
            let hit = MotionTrack.impact(
                from: place, velocity: velocity, edge: limit, rate: rate, bounces: bounces, epsilon: subject.epsilon)
            if let hit { return hit }
        }
        if leftAlone, velocity == 0 { return .rest(at: place) }
        let goal = answer ?? natural
        let end = subject.rounded(subject.clamp(CGPoint(x: goal, y: goal)))[axis]
        return .glide(from: place, to: leftAlone ? goal : end, end: end, rate: rate, epsilon: subject.epsilon)
    }
}
