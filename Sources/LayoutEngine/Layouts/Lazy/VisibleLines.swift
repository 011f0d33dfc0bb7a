// SPDX-License-Identifier: GPL-3.0-or-later

/// The part of a lazy container that can be seen, along its axis, counted from its start; everything outside of a scroll view (S11.7, S11.22).
struct VisibleLines {
    let range: ClosedRange<Double>
    /// The part inside the insets, where headers and footers stick (S11.14); nil outside of a scroll view.
    let sticky: ClosedRange<Double>?
    /// The scroll view that moves along the axis.
    let scroll: ScrollContext?

    /// Where what is looked at starts: behind the insets, under which lines only peek.
    var start: Double { sticky?.lowerBound ?? range.lowerBound }

    /// Everything, as it is outside of a scroll view: what a negative spacing moves before the start of the container, too.
    static var all: VisibleLines { VisibleLines(range: -Double.infinity...Double.infinity, sticky: nil, scroll: nil) }

    /// nil: nothing can be seen.
    static func seen(of axis: Axis, size: CGSize, _ context: PlacementContext, _ view: LayoutSubview) -> VisibleLines? {
        guard let inner = context.scroll else { return .all }
        let frame = context.frame
        let across = axis.other
        if size[across] > 0, inner.bounds.min(across) >= frame.max(across) || inner.bounds.max(across) <= frame.min(across) { return nil }
        let scroll = inner.scrolling(axis)
        let isMirrored = axis == .horizontal && view.traits.layoutDirection == .rightToLeft
        func lines(_ rect: CGRect) -> ClosedRange<Double>? {
            let low = isMirrored ? frame.maxX - rect.maxX : rect.min(axis) - frame.min(axis)
            let high = low + rect.size[axis]
            return low.isFinite && high.isFinite && high >= low ? low...high : nil
        }
        return lines(inner.bounds).map { VisibleLines(range: $0, sticky: lines((scroll ?? inner).container), scroll: scroll) }
    }

    func moved(by distance: Double) -> VisibleLines {
        guard distance.isFinite else { return self }
        func moved(_ part: ClosedRange<Double>) -> ClosedRange<Double> { .span(part.lowerBound + distance, part.upperBound + distance) }
        return VisibleLines(range: moved(range), sticky: sticky.map(moved), scroll: scroll)
    }

    /// Does a line overlap what can be seen by more than 0? One without length counts if it starts inside (S11.22).
    func contains(_ start: Double, length: Double) -> Bool {
        if length == 0 { return start > range.lowerBound - Self.noise && isBeforeEnd(start) }
        return isBeforeEnd(start) && isBehindStart(start + length)
    }

    /// Does a part meet what can be seen, if only at its edge?
    func touches(_ part: ClosedRange<Double>) -> Bool {
        part.upperBound >= range.lowerBound - Self.noise && part.lowerBound <= range.upperBound + Self.noise
    }

    func isBeforeEnd(_ place: Double) -> Bool { place < range.upperBound - Self.noise }
    func isBehindStart(_ place: Double) -> Bool { place > range.lowerBound + Self.noise }

    /// Sums of the same lengths in another order differ by less.
    private static let noise = 1e-6
}
