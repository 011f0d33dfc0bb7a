// SPDX-License-Identifier: GPL-3.0-or-later

/// .viewAligned (S4.17–S4.34): rests with a target's leading edge, or its anchor point, at the container's.
public struct ViewAlignedBehavior: ScrollTargetBehavior {
    /// How many views a gesture may go (S4.26–S4.29).
    public enum LimitBehavior: String, CaseIterable, Hashable, Sendable {
        case automatic, always, alwaysByOne, alwaysByFew, never
    }

    public let limit: LimitBehavior
    public let anchor: UnitPoint?

    public init(limit: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
        self.limit = limit
        self.anchor = anchor
    }

    public var decelerationRate: DecelerationRate { .fast }

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        guard let axis = context.axes.single else { return }
        let stops = stops(axis, context)
        guard !stops.isEmpty, let chosen = choose(axis, target, stops, context) else { return }
        target.rect.origin[axis] = min(max(stops[chosen], 0), context.maximum(axis))
    }

    /// Where each candidate would rest, in order. One that is longer than the container, and a little, is none (S4.21).
    private func stops(_ axis: Axis, _ context: ScrollTargetContext) -> [Double] {
        let length = context.containerSize[axis]
        return context.targets.compactMap { view in
            guard view.frame.size[axis] <= 1.1 * length else { return nil }
            return restingPosition(of: view.frame, axis, length)
        }
    }

    /// Leading edge to the inset edge, or anchor point to anchor point (S4.25, S4.31, S4.33).
    func restingPosition(of frame: CGRect, _ axis: Axis, _ container: Double) -> Double {
        guard let a = anchor?[axis] else { return frame.min(axis) }
        return frame.min(axis) + frame.size[axis] * a - container * a
    }

    private func choose(_ axis: Axis, _ target: ScrollTarget, _ stops: [Double], _ context: ScrollTargetContext) -> Int? {
        let proposed = target.rect.origin[axis]
        let original = nearest(to: context.originalTarget.rect.origin[axis], stops)
        let velocity = context.velocity[axis]
        let allowed = allowedRange(axis, proposed, original, stops, context)
        // Start and end can always be reached, unless a limit forbids the views next to them (S4.20).
        if proposed <= 0, allowed.contains(nearest(to: 0, stops)) { return nil }
        if proposed >= context.maximum(axis), allowed.contains(nearest(to: context.maximum(axis), stops)) { return nil }
        var chosen = nearest(to: proposed, stops)
        if chosen == original, velocity != 0 { chosen = next(after: chosen, velocity > 0, stops) ?? chosen }
        return min(max(chosen, allowed.lowerBound), allowed.upperBound)
    }

    private func nearest(to position: Double, _ stops: [Double]) -> Int {
        var best = 0
        for index in stops.indices where abs(stops[index] - position) < abs(stops[best] - position) { best = index }
        return best
    }

    /// Any flick leaves the current view; neighbours in a grid that rest at the same place are passed over (S4.24).
    private func next(after index: Int, _ forward: Bool, _ stops: [Double]) -> Int? {
        let others = stops.indices.filter { forward ? stops[$0] > stops[index] : stops[$0] < stops[index] }
        return others.min { abs(stops[$0] - stops[index]) < abs(stops[$1] - stops[index]) }
    }

    private func allowedRange(_ axis: Axis, _ proposed: Double, _ original: Int, _ stops: [Double], _ context: ScrollTargetContext)
        -> ClosedRange<Int>
    {
        func around(_ centre: Int, _ reach: Int) -> ClosedRange<Int> { max(0, centre - reach)...min(stops.count - 1, centre + reach) }
        let all = 0...(stops.count - 1)
        switch limit {
        case .never: return all
        case .always, .alwaysByOne: return around(original, 1)
        case .alwaysByFew: return around(original, few(axis, context))
        case .automatic:
            guard isCompact(axis, context), context.velocity[axis] != 0 else { return all }
            // Counted from where the finger let go, not from where it came down (S4.26, provisional).
            return around(context.releasePosition.map { nearest(to: $0[axis], stops) } ?? original, 1)
        }
    }

    /// “A small number”: as many as lay wholly inside the container where the gesture began (S4.28, provisional).
    private func few(_ axis: Axis, _ context: ScrollTargetContext) -> Int {
        let start = context.originalTarget.rect.origin[axis]
        let end = start + context.containerSize[axis]
        return max(1, context.targets.count { $0.frame.min(axis) >= start && $0.frame.max(axis) <= end })
    }

    /// The default limits a gesture where the class on the scroll axis is compact (S4.26).
    private func isCompact(_ axis: Axis, _ context: ScrollTargetContext) -> Bool {
        let key = axis == .horizontal ? EnvironmentKeys.horizontalSizeClass : EnvironmentKeys.verticalSizeClass
        return context.environment[key] == .compact
    }
}
