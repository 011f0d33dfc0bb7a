// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a view wants to be from its neighbours (L7.1): a small table by edge and category.
public struct ViewSpacing: Hashable, Sendable {
    /// The entries of one edge. A category counts when both neighbours have it.
    struct EdgeEntries: Hashable, Sendable {
        /// A value for any neighbour: 0 next to a Spacer.
        var uncategorized: Double?
        /// The pair “plain view above text”.
        var aboveText: Double?
        /// The pair “text above plain view”.
        var belowText: Double?
        /// The pair “text above text”: the leading of this text's font.
        var textToText: Double?
        /// What a symbol wants to be from texts and symbols: it counts as text, with a number of its own.
        var symbolToText: Double?

        func union(_ other: EdgeEntries) -> EdgeEntries {
            EdgeEntries(
                uncategorized: larger(uncategorized, other.uncategorized), aboveText: larger(aboveText, other.aboveText),
                belowText: larger(belowText, other.belowText), textToText: larger(textToText, other.textToText),
                symbolToText: larger(symbolToText, other.symbolToText))
        }
    }

    var top = EdgeEntries(belowText: 0)
    var leading = EdgeEntries()
    var bottom = EdgeEntries(aboveText: 0)
    var trailing = EdgeEntries()
    /// A Spacer's: frames do not change it (L7.5).
    private(set) var isSpacer = false

    /// A view without preferences: 8 from another such view, the text's distance from a Text (L7.2).
    public static let plain = ViewSpacing()
    /// No distance to anything: what an empty container has (L2.7).
    public static let zero = ViewSpacing(all: EdgeEntries(uncategorized: 0))
    /// Nothing at all, to start a union with.
    static let empty = ViewSpacing(all: EdgeEntries())

    private init(all edge: EdgeEntries) { (top, leading, bottom, trailing) = (edge, edge, edge, edge) }

    package init() {}

    /// A Spacer: 0 on the edges of its axis, nothing on the others (L3.7, L7.1); in no stack 0 on all.
    static func spacer(_ axis: Axis?) -> ViewSpacing {
        var spacing = axis == nil ? ViewSpacing.zero : .empty
        spacing.isSpacer = true
        guard let axis else { return spacing }
        let none = EdgeEntries(uncategorized: 0)
        if axis == .horizontal { (spacing.leading, spacing.trailing) = (none, none) } else { (spacing.top, spacing.bottom) = (none, none) }
        return spacing
    }

    /// A Text with the distances of its font (L7.4).
    static func text(_ distances: TextSpacing) -> ViewSpacing {
        var spacing = ViewSpacing.plain
        spacing.top = EdgeEntries(aboveText: distances.aboveText, textToText: distances.textToText)
        spacing.bottom = EdgeEntries(belowText: distances.belowText, textToText: 0)
        return spacing
    }

    /// A control that stands at a distance of its own from another one above or below: to texts it is a plain view.
    package static func control(distance: Double) -> ViewSpacing {
        var spacing = ViewSpacing.plain
        spacing.top.uncategorized = distance
        spacing.bottom.uncategorized = distance
        return spacing
    }

    /// A symbol on its baseline: 0 to a text, the baseline's distance from the bottom to a plain view above, 1 more to one below.
    package static func symbol(baselineOffset: Double) -> ViewSpacing {
        var spacing = ViewSpacing.plain
        spacing.top = EdgeEntries(aboveText: baselineOffset, symbolToText: 0)
        spacing.bottom = EdgeEntries(belowText: baselineOffset + 1, symbolToText: 0)
        return spacing
    }

    /// The plain entries on the given edges, the others as they are (L7.5).
    func reset(_ edges: Edge.Set) -> ViewSpacing {
        guard !edges.isEmpty else { return self }
        var copy = combined(with: .plain, edges) { $1 }
        copy.isSpacer = false
        return copy
    }

    /// What a frame around the view has: a Spacer keeps its own (L7.5).
    func resetByFrame(_ edges: Edge.Set) -> ViewSpacing { isSpacer ? self : reset(edges) }

    /// The larger preference of the two on some edges; the others as they are here.
    public func union(_ other: ViewSpacing, _ edges: Edge.Set) -> ViewSpacing { combined(with: other, edges) { $0.union($1) } }

    /// What the two become on some edges; the others as they are here.
    @inline(__always)
    private func combined(
        with other: ViewSpacing, _ edges: Edge.Set, _ combine: (EdgeEntries, EdgeEntries) -> EdgeEntries
    ) -> ViewSpacing {
        var copy = self
        if edges.contains(.top) { copy.top = combine(top, other.top) }
        if edges.contains(.bottom) { copy.bottom = combine(bottom, other.bottom) }
        if edges.contains(.leading) { copy.leading = combine(leading, other.leading) }
        if edges.contains(.trailing) { copy.trailing = combine(trailing, other.trailing) }
        return copy
    }

    /// The distance between this view and the next one along an axis (L7.2), 8 where neither has a preference.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let far = axis == .horizontal ? trailing : bottom
        let near = axis == .horizontal ? next.leading : next.top
        var best: Double?
        if let a = far.aboveText, let b = near.aboveText { best = larger(best, a + b) }
        if let a = far.belowText, let b = near.belowText { best = larger(best, a + b) }
        if far.textToText != nil, let lower = near.textToText { best = larger(best, lower) }
        // A number against a text is that number, two numbers are their sum (L7.2).
        switch (far.symbolToText, near.symbolToText) {
        case (let a?, let b?): best = larger(best, a + b)
        case (let a?, nil) where near.textToText != nil: best = larger(best, a)
        case (nil, let b?) where far.textToText != nil: best = larger(best, b)
        default: break
        }
        return best ?? larger(far.uncategorized, near.uncategorized) ?? Self.standard
    }

    /// The distance between views without preferences, on every platform (L7.2).
    static let standard = 8.0
}

private func larger(_ a: Double?, _ b: Double?) -> Double? {
    guard let a else { return b }
    guard let b else { return a }
    return max(a, b)
}
