// SPDX-License-Identifier: GPL-3.0-or-later

/// .paging (S4.11–S4.16): rests at multiples of the container's length; a flick goes one page.
public struct PagingBehavior: ScrollTargetBehavior {
    /// Paging on every axis that scrolls.
    public init() {}

    /// `.fast`: a gesture slows down sooner than in free scrolling (S4.10).
    public var decelerationRate: DecelerationRate { .fast }

    /// Moves the target to a page (S4.11–S4.16).
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis: axis) {
            if let position = choice(axis, target, context).position { target.rect.origin[axis] = position }
        }
    }

    /// The page of an axis; none where there is no room for one, or where it would lie outside of the range.
    package func choice(_ axis: Axis, _ target: ScrollTarget, _ context: ScrollTargetContext) -> ScrollTargetChoice {
        let length = context.containerSize[axis]
        guard length > 0, context.contentSize[axis] >= length else { return ScrollTargetChoice(position: nil, reason: .noPage) }
        let velocity = context.velocity[axis]
        let start = velocity == 0 ? target.rect.origin[axis] : context.originalTarget.rect.origin[axis]
        let position = Self.page(velocity > 0 ? 1 : velocity < 0 ? -1 : 0, from: start, length: length)
        guard position >= 0, position <= context.maximum(axis) else { return ScrollTargetChoice(position: nil, reason: .pageOutside) }
        return ScrollTargetChoice(position: position, reason: velocity > 0 ? .nextPage : velocity < 0 ? .previousPage : .nearestPage)
    }

    /// Where a page begins, a number of pages on from the one that is nearest to a position: a multiple of the length (S4.14, S15.6).
    static func page(_ step: Double, from position: Double, length: Double) -> Double {
        ((position / length).rounded(.toNearestOrAwayFromZero) + step) * length
    }
}
