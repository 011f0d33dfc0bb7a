// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Asks the target behaviour of a scroll view where a gesture is to end (S4.1–S4.5).
struct TargetAdvice {
    let subject: ScrollSubject

    private var behavior: Value? {
        // Without an axis an inherited behaviour is dropped (S1.5).
        subject.axes.isEmpty ? nil : subject.modifier(ScrollTargetBehaviorAttachment.self)?.attachment.behavior
    }

    static func builtIn(_ value: Value?) -> (any ScrollTargetBehavior)? {
        value.flatMap { ScrollBehaviorValue.decode($0)?.behavior }
    }

    var hasBehavior: Bool { behavior != nil }
    var viewAlignedAnchor: UnitPoint? { (Self.builtIn(behavior) as? ViewAlignedBehavior)?.anchor }

    /// The user's own behaviours slow down as without one (S4.10).
    var rate: DecelerationRate { Self.builtIn(behavior)?.decelerationRate ?? .normal }

    /// What a behaviour was told, and where it wants the view, clamped and on a pixel.
    struct Answer: Sendable {
        let place: CGPoint
        let behavior: Value
        let context: ScrollTargetContext
    }

    /// nil without a behaviour.
    func answer(_ question: ScrollMotion.Question) throws(Diagnostic) -> Answer? {
        guard let behavior else { return nil }
        let context = context(question)
        return Answer(place: try place(behavior, question, context), behavior: behavior, context: context)
    }

    private func place(_ behavior: Value, _ question: ScrollMotion.Question, _ context: ScrollTargetContext) throws(Diagnostic) -> CGPoint {
        let start = subject.metrics.start(at: question.proposed)
        var target = ScrollTarget(rect: CGRect(origin: start, size: context.containerSize))
        if let known = Self.builtIn(behavior) {
            known.updateTarget(&target, context: context)
        } else {
            target = try call(behavior, target, context)
        }
        var place = start
        for axis in subject.metrics.scrollAxes { place[axis] = target.rect.origin[axis] }
        return place == start
            ? question.proposed : subject.metrics.rounded(subject.metrics.clamp(subject.metrics.position(starting: place)))
    }

    private func context(_ question: ScrollMotion.Question) -> ScrollTargetContext {
        let metrics = subject.metrics
        let geometry = metrics.geometry(at: question.proposed)
        let (original, release) = (metrics.start(at: question.original), question.release.map { metrics.start(at: $0) })
        let near = [metrics.start(at: question.proposed), original] + (release.map { [$0] } ?? [])
        var context = ScrollTargetContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: original, size: geometry.containerSize)),
            velocity: question.velocity,
            contentSize: geometry.contentSize, containerSize: geometry.containerSize, axes: subject.axes, environment: subject.environment,
            targets: ScrollTargets(subject).views(near: near))
        context.releasePosition = release
        return context
    }

    /// A user's struct with `updateTarget(_:context:)`.
    private func call(_ behavior: Value, _ target: ScrollTarget, _ context: ScrollTargetContext) throws(Diagnostic) -> ScrollTarget {
        let machine = subject.machine
        let arguments: [(label: String?, value: Value)] = [(nil, target.encode()), ("context", .native(ScrollContextValue(context)))]
        let changed = try machine.callMethod("updateTarget", on: behavior, arguments: arguments, in: machine.context()).arguments.first
        return changed.flatMap { ScrollTarget.decode($0) } ?? target
    }
}
