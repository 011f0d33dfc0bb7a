// SPDX-License-Identifier: GPL-3.0-or-later

/// .viewAligned (S4.17–S4.34): rests with a target's leading edge, or its anchor point, at the container's.
public struct ViewAlignedBehavior: ScrollTargetBehavior {
    /// How many views a gesture may go (S4.26–S4.29).
    public enum LimitBehavior: String, CaseIterable, Hashable, Sendable {
        /// As the size class has it; one view; one view; a few; any number.
        case automatic, always, alwaysByOne, alwaysByFew, never
    }

    /// How far a gesture may go.
    public let limit: LimitBehavior
    /// The point of a view that rests at the same point of the container; nil: the leading edges.
    public let anchor: UnitPoint?

    /// View alignment with a limit and an anchor.
    public init(limit: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
        self.limit = limit
        self.anchor = anchor
    }

    /// `.fast`: a gesture slows down sooner than in free scrolling (S4.10).
    public var decelerationRate: DecelerationRate { .fast }

    /// Moves the target to a view (S4.17–S4.34); more than one axis is left alone.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        guard let axis = context.axes.single, let position = choice(target, context).position else { return }
        target.rect.origin[axis] = position
    }

    /// Where the view is to rest on its one axis, and why.
    package func choice(_ target: ScrollTarget, _ context: ScrollTargetContext) -> ScrollTargetChoice {
        guard let axis = context.axes.single else { return ScrollTargetChoice(position: nil, reason: .notOneAxis) }
        let stops = stops(axis, context)
        guard !stops.isEmpty else { return ScrollTargetChoice(position: nil, reason: .noTargets) }
        if isFar(target.rect.origin[axis], stops) { return ScrollTargetChoice(position: nil, reason: .farFromTargets) }
        return choose(axis, target, stops, context)
    }

    /// Where the candidates would rest, in order; neighbours in a grid that rest at the same place are one. A view that is longer than
    /// the container by more than a little is not one (S4.21).
    private func stops(_ axis: Axis, _ context: ScrollTargetContext) -> [Stop] {
        let length = context.containerSize[axis]
        var result: [Stop] = []
        for view in context.targets where view.frame.size[axis] <= 1.1 * length {
            let place = restingPosition(of: view.frame, axis, length)
            if result.last?.place != place { result.append(Stop(place: place, length: view.frame.size[axis])) }
        }
        return result
    }

    private struct Stop {
        let place: Double
        /// The view's own.
        let length: Double
    }

    /// More than a view's length before the first candidate, or past the end of the last, nothing is near enough (S4.22).
    private func isFar(_ position: Double, _ stops: [Stop]) -> Bool {
        guard let first = stops.min(by: { $0.place < $1.place }), let last = stops.max(by: { $0.place < $1.place }) else { return true }
        return position < first.place - first.length || position > last.place + 2 * last.length
    }

    /// Leading edge to the inset edge, or anchor point to anchor point (S4.25, S4.31, S4.33).
    package func restingPosition(of frame: CGRect, _ axis: Axis, _ container: Double) -> Double {
        frame.min(axis) + (frame.size[axis] - container) * (anchor?[axis] ?? 0)
    }

    private func choose(_ axis: Axis, _ target: ScrollTarget, _ stops: [Stop], _ context: ScrollTargetContext) -> ScrollTargetChoice {
        let proposed = target.rect.origin[axis]
        let original = nearest(to: context.originalTarget.rect.origin[axis], stops)
        let velocity = context.velocity[axis]
        let allowed = allowedRange(axis, original, stops, context)
        // Start and end can always be reached, unless a limit forbids the views next to them (S4.20).
        let maximum = context.maximum(axis)
        if proposed <= 0, allowed.contains(nearest(to: 0, stops)) { return ScrollTargetChoice(position: nil, reason: .start) }
        if proposed >= maximum, allowed.contains(nearest(to: maximum, stops)) { return ScrollTargetChoice(position: nil, reason: .end) }
        var chosen = nearest(to: proposed, stops)
        var reason = ScrollTargetChoice.Reason.nearest
        if chosen == original, velocity != 0, let other = next(after: chosen, velocity > 0, stops) {
            chosen = other
            reason = .leavesCurrent
        }
        if !allowed.contains(chosen) {
            chosen = min(max(chosen, allowed.lowerBound), allowed.upperBound)
            reason = .limited(reach(axis, context))
        }
        return ScrollTargetChoice(position: min(max(stops[chosen].place, 0), maximum), reason: reason)
    }

    private func nearest(to position: Double, _ stops: [Stop]) -> Int {
        stops.indices.min { abs(stops[$0].place - position) < abs(stops[$1].place - position) } ?? 0
    }

    /// Any flick leaves the current view (S4.24).
    private func next(after index: Int, _ forward: Bool, _ stops: [Stop]) -> Int? {
        let place = stops[index].place
        let others = stops.indices.filter { forward ? stops[$0].place > place : stops[$0].place < place }
        return others.min { abs(stops[$0].place - place) < abs(stops[$1].place - place) }
    }

    /// How many views a limit allows; it is not asked for where none holds.
    private func reach(_ axis: Axis, _ context: ScrollTargetContext) -> Int { limit == .alwaysByFew ? few(axis, context) : 1 }

    private func allowedRange(_ axis: Axis, _ original: Int, _ stops: [Stop], _ context: ScrollTargetContext) -> ClosedRange<Int> {
        func around(_ centre: Int, _ reach: Int) -> ClosedRange<Int> { max(0, centre - reach)...min(stops.count - 1, centre + reach) }
        let all = 0...(stops.count - 1)
        switch limit {
        case .never: return all
        case .always, .alwaysByOne, .alwaysByFew: return around(original, reach(axis, context))
        case .automatic:
            guard isCompact(axis, context), context.velocity[axis] != 0 else { return all }
            // Counted from where the finger let go, not from where it came down (S4.26, provisional).
            return around(context.releasePosition.map { nearest(to: $0[axis], stops) } ?? original, 1)
        }
    }

    /// “A small number”: as many as lay inside the container, but for a rounding, where the gesture began (S4.28 provisional, S3.23).
    private func few(_ axis: Axis, _ context: ScrollTargetContext) -> Int {
        let rounding = context.environment.traits.pixelLength * 0.501
        let start = context.originalTarget.rect.origin[axis] - rounding
        let end = start + context.containerSize[axis] + 2 * rounding
        return max(1, context.targets.count { $0.frame.min(axis) >= start && $0.frame.max(axis) <= end })
    }

    /// The default limits a gesture where the class on the scroll axis is compact (S4.26).
    private func isCompact(_ axis: Axis, _ context: ScrollTargetContext) -> Bool {
        let key = axis == .horizontal ? EnvironmentKeys.horizontalSizeClass : EnvironmentKeys.verticalSizeClass
        return context.environment[key] == .compact
    }
}
