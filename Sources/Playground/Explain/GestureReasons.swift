// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The end of a gesture in sentences: where the finger let go, the natural end, the candidates, the rule that chose (S4).
struct GestureReasons {
    let gesture: ScrollLaunch
    let advice: TargetAdvice.Answer?
    let subject: ScrollSubject

    func explain(_ result: inout Explanation) {
        for axis in subject.metrics.scrollAxes { explain(axis, &result) }
    }

    private func explain(_ axis: Axis, _ result: inout Explanation) {
        let (release, velocity, natural, proposed) = (
            gesture.release.position[axis], gesture.release.velocity[axis], gesture.natural[axis], gesture.proposed[axis]
        )
        if subject.metrics.scrollAxes.count > 1 { result.say("On the \(axis) axis:") }
        if velocity == 0 {
            result.say("Released at \(LengthText.of(release)), without velocity.", "S15.2", "S15.4")
        } else {
            let rate =
                gesture.rate == .normal
                ? "0.998 per millisecond, the normal rate" : "0.99 per millisecond, the fast rate of \(behaviorText)"
            result.say(
                "Released at \(LengthText.of(release)) with \(LengthText.of(velocity)) points per second. Slowing down by \(rate), it would glide "
                    + "on by \(LengthText.of(natural - release)): its natural end is \(LengthText.of(natural)).", "S4.8", "S4.10")
        }
        if proposed != natural {
            result.say("\(subject.rangeText) So the proposed end is \(LengthText.of(proposed)).", "S3.9", "S4.2")
        }
        guard let advice else { return result.say(withoutBehavior(axis), "S4.9", "S3.17") }
        explain(advice, axis, &result)
        let id = advice.context.id(restingAt: subject.metrics.start(at: gesture.rest)[axis], axis, anchor)
        let place = id.map { ", where the id \($0) is" } ?? ""
        result.say("So it comes to rest at \(LengthText.of(gesture.rest[axis]))\(place).", "S4.5", "S3.23")
    }

    private func withoutBehavior(_ axis: Axis) -> String {
        let rest = LengthText.of(gesture.rest[axis])
        let isPast = gesture.natural[axis] != gesture.proposed[axis]
        guard isPast else { return "It has no scrollTargetBehavior, so that is where it rests: \(rest)." }
        return subject.metrics.bounces(axis)
            ? "It has no scrollTargetBehavior: it runs past the edge and springs back to \(rest)."
            : "It has no scrollTargetBehavior and may not bounce: it stops at the edge, \(rest)."
    }

    // MARK: behaviours

    private var behavior: (any ScrollTargetBehavior)? { TargetAdvice.builtIn(advice?.behavior) }
    private var anchor: UnitPoint? { (behavior as? ViewAlignedBehavior)?.anchor }
    private var behaviorText: String { advice.map { TargetAdvice.text(of: $0.behavior) } ?? "none" }

    private func explain(_ advice: TargetAdvice.Answer, _ axis: Axis, _ result: inout Explanation) {
        let metrics = subject.metrics
        let start = metrics.start(at: gesture.proposed)
        let target = ScrollTarget(rect: CGRect(origin: start, size: advice.context.containerSize))
        if start[axis] != gesture.proposed[axis] {
            let collapsed = LengthText.of(gesture.proposed[axis] - start[axis])
            result.say("By then the large title has collapsed: the container begins \(collapsed) before that in the content.", "S2.23")
        }
        let reasons = BehaviorReasons(context: advice.context, axis: axis, gesture: gesture, metrics: metrics)
        if let paging = behavior as? PagingBehavior {
            result.say(reasons.paging(paging.choice(axis, target, advice.context)))
        } else if let aligned = behavior as? ViewAlignedBehavior {
            result.say(reasons.candidates(aligned))
            result.say(reasons.viewAligned(aligned.choice(target, advice.context), aligned))
        } else if advice.place[axis] == gesture.proposed[axis] {
            result.say("\(behaviorText), a behaviour of your own, was given all this and left the target unchanged.", "S4.2", "S4.3")
        } else {
            result.say(
                "\(behaviorText), a behaviour of your own, was given all this; its updateTarget changed the target from "
                    + "\(LengthText.of(gesture.proposed[axis])) to \(LengthText.of(advice.place[axis])).", "S4.2", "S4.3")
        }
    }
}

extension TargetAdvice {
    /// A behaviour as it is written.
    static func text(of behavior: Value) -> String {
        guard let known = ScrollBehaviorValue.decode(behavior) else { return ValueJSON.typeName(behavior) }
        guard case .viewAligned(let limit, _) = known.kind, limit != .automatic else { return known.literal }
        return ".viewAligned(limitBehavior: .\(limit.rawValue))"
    }
}

extension ScrollTargetContext {
    /// The id, as it is written, of the view that rests where the scroll view does.
    func id(restingAt place: Double, _ axis: Axis, _ anchor: UnitPoint?) -> String? {
        let behavior = ViewAlignedBehavior(anchor: anchor)
        return targets.first { abs(behavior.restingPosition(of: $0.frame, axis, containerSize[axis]) - place) < 0.5 }?.id?.literal
    }
}
