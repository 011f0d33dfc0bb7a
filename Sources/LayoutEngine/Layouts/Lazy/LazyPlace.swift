// SPDX-License-Identifier: GPL-3.0-or-later

/// A placed lazy container: where its subviews stand, made or not. Places of those that were never measured are estimates.
struct LazyPlace {
    let contents: LazyContents
    /// Under which layout remembers the container's lengths.
    let path: ViewPath
    /// The element indices of what was made (S15.13).
    let realized: Range<Int>
    /// How far pinned children stand from their natural place.
    let pinnedShifts: [ObjectIdentifier: Double]

    /// Where a child would stand without pinning: a scroll to a pinned header goes to the start of its section.
    func naturalOrigin(of child: Element, at origin: CGPoint) -> CGPoint {
        guard let shift = pinnedShifts[ObjectIdentifier(child)] else { return origin }
        var natural = origin
        natural[contents.arrangement.axis] -= shift
        return natural
    }

    private func extents(_ pass: LayoutPass) -> LazyExtents? {
        guard let extents = pass.state.extents[path], extents.lines == contents.lines else { return nil }
        return extents
    }

    /// The subviews of a line, measured or not.
    private func each(in line: Int, _ extents: LazyExtents, _ pass: LayoutPass, _ body: (Int, LayoutSubview, CGRect) -> Void) {
        let length = extents.measured(line) ?? contents.length(of: line, pass)
        contents.each(in: line, at: extents.start(line), length: length, pass) { index, view, rect, _ in body(index, view, rect) }
    }

    /// The place of a subview that may not have been made, in the container's coordinates.
    func estimatedFrame(of match: IDMatch, _ pass: LayoutPass) -> CGRect? {
        guard let extents = extents(pass), let index = contents.source.index(of: match, pass) else { return nil }
        var frame: CGRect?
        each(in: contents.lines.line(of: index), extents, pass) { position, _, rect in if position == index { frame = rect } }
        return frame
    }

    /// The subviews whose lines lie in parts of the container, made or not.
    /// - Parameter parts: along its axis, in its own coordinates.
    func targets(in parts: [ClosedRange<Double>], _ pass: LayoutPass) -> [ScrollTargetView] {
        guard let extents = extents(pass) else { return [] }
        var result: [ScrollTargetView] = []
        for line in Self.lines(in: parts, extents) {
            each(in: line, extents, pass) { _, view, rect in
                if !view.element.isAbsent { result.append(ScrollTargetView(ids: view.element.targetIDs, frame: rect)) }
            }
        }
        return result
    }

    /// Lines beyond this many in one part are not looked at.
    private static let lineLimit = 400

    private static func lines(in parts: [ClosedRange<Double>], _ extents: LazyExtents) -> [Int] {
        var result: [Int] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            // One more on each side: what is nearest may lie outside.
            var line = max(extents.firstIndex(endingAfter: part.lowerBound) - 1, 0)
            if let last = result.last, line <= last { line = last + 1 }
            var rest = lineLimit
            while line < extents.lines.count, rest > 0 {
                result.append(line)
                if extents.start(line) > part.upperBound { break }
                line += 1
                rest -= 1
            }
        }
        return result
    }
}
