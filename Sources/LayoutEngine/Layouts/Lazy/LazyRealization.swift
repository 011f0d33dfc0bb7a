// SPDX-License-Identifier: GPL-3.0-or-later

/// One placing of a lazy container: measures the lines in sight, keeps what is seen where it was, and places it.
struct LazyRealization {
    private let contents: LazyContents
    private let spacing: Double?
    private let pass: LayoutPass
    var extents: LazyExtents
    /// Is the basis or the spacing another one, so that what was on top must be found again (S11.6)?
    private let lost: LazyExtents.Top?
    /// The subviews in sight, in the order of drawing.
    private(set) var children: [Element] = []
    /// How far pinned views stand from where they would be without pinning.
    private(set) var pinnedShifts: [ObjectIdentifier: Double] = [:]
    /// The line that keeps its place in a motion, and the children in it; nil where no motion has the view, or the container around decides.
    private(set) var anchor: Anchor?
    /// How far the scroll view has to follow (S11.5).
    private(set) var correction = 0.0

    struct Anchor {
        let line: Int
        let children: Range<Int>
    }

    /// - Parameters:
    ///   - container: the one around, whose lengths rows may take.
    ///   - known: what earlier layouts measured.
    init(
        _ contents: LazyContents, spacing: Double?, basis: LazyBasis, in container: ContainerLength, known: LazyExtents?, _ pass: LayoutPass
    ) {
        (self.contents, self.spacing, self.pass) = (contents, spacing, pass)
        let holds = known?.basis.holds(on: basis, in: container) ?? false
        let isSpaced = known?.spacing == spacing
        lost = holds && isSpaced ? nil : known?.top
        if holds, let known {
            extents = known
            extents.adopt(contents, spacing: spacing)
        } else {
            extents = LazyExtents(lines: contents.lines, basis: basis, spacing: spacing, replacing: known)
        }
        measureSamples(isSpaced: isSpaced)
        // Nothing is estimated outside of a scroll view (S11.7), nor what was all in sight for another basis or spacing.
        let isWhole = extents.hasRealizedAll || !container.isScrolled
        if isWhole, !holds || !isSpaced || !extents.hasMeasuredAll { _ = measureLines(from: 0, .all) }
    }

    private var source: LazyRowSource { contents.source }
    private var lines: LazyLines { contents.lines }

    // MARK: measuring

    /// The first line of each part in the first sections, and its neighbours, so that uniform content has its exact length at once (S11.2).
    /// - Parameter isSpaced: do distances that were measured still hold?
    private mutating func measureSamples(isSpaced: Bool) {
        let known = LazyLines.Part.allCases.filter { isSpaced && extents.hasMeasured($0) }
        for segment in lines.segments.prefix(Self.sampleSegments) where !known.contains(segment.part) {
            let first = segment.lines.lowerBound
            measure(first)
            if first > 0, spacing == nil { measureGap(before: first, after: first - 1) }
            if segment.lines.count > 1, spacing == nil { measureGap(before: first + 1, after: first) }
            for line in [max(first - 1, 0), first, min(first + 1, lines.count - 1)] {
                for index in lines.subviews(of: line) { source.keep(sample: index) }
            }
        }
    }

    /// Where a part that first comes later than this stays an estimate of 0 until it is seen.
    private static let sampleSegments = 8

    private mutating func measure(_ line: Int) { extents.record(line, contents.length(of: line, pass)) }

    /// The distance between two lines where none is given: the largest wish of subviews that meet (L10.10, L10.15; for Texts too,
    /// which is decided there). A line without a view has none before it.
    private mutating func measureGap(before line: Int, after previous: Int) {
        if isAbsent(line) { return extents.record(line, gap: 0) }
        let (above, below) = (lines.segment(of: previous), lines.segment(of: line))
        var gap = -Double.infinity
        func meet(_ upper: Int, _ lower: Int) {
            let spacing = source.subview(upper, pass).spacing
            gap = max(gap, spacing.distance(to: source.subview(lower, pass).spacing, along: contents.arrangement.axis))
        }
        let (upper, lower) = (above.subviews(of: previous), below.subviews(of: line))
        // In a grid the cell above; a header or a footer lies over or under all.
        if above.part == .row, below.part == .row {
            for (upper, lower) in zip(upper, lower) { meet(upper, lower) }
        } else {
            for lower in lower { for upper in upper { meet(upper, lower) } }
        }
        extents.record(line, gap: gap.isFinite ? gap : 0)
    }

    private func isAbsent(_ line: Int) -> Bool { lines.subviews(of: line).allSatisfy { source.view($0, pass).isAbsent } }

    /// Measures the lines in sight, from one on whose start is known: on to the end of what can be seen, then back to its start. Nothing
    /// is measured that lies outside: what a motion passes does not depend on how it was cut (S11.24).
    private mutating func measureLines(from anchor: Int, _ visible: VisibleLines) -> Range<Int> {
        let start = extents.start(anchor)
        let end = measureLines(from: anchor, at: start, visible)
        return measureLines(before: anchor, at: start, visible)..<end
    }

    /// - Returns: the first line behind those in sight.
    private mutating func measureLines(from first: Int, at start: Double, _ visible: VisibleLines) -> Int {
        var (line, position) = (first, start)
        var (previous, seen) = (Int?.none, 0)
        while line < lines.count, visible.isBeforeEnd(position), pass.mayShow(seen) {
            if line > first {
                // A view that wishes for a distance is looked at to know whether it is in sight.
                if let previous, spacing == nil { measureGap(before: line, after: previous) }
                position += extents.gap(line)
                guard visible.isBeforeEnd(position) else { break }
            }
            measure(line)
            if isAbsent(line) {
                if line > first { position -= extents.gap(line) }
                extents.record(line, gap: 0)
            } else {
                position += extents.length(line)
                (previous, seen) = (line, seen + (visible.scroll == nil ? 0 : 1))
            }
            line += 1
        }
        return line
    }

    /// - Returns: the first line in sight.
    private mutating func measureLines(before end: Int, at start: Double, _ visible: VisibleLines) -> Int {
        var (line, position) = (end, start)
        var next = end < lines.count && line > 0 && visible.isBehindStart(position) && !isAbsent(end) ? end : nil
        while line > 0, visible.isBehindStart(position), pass.mayMake(1) {
            if let next {
                if spacing == nil, !isAbsent(line - 1) { measureGap(before: next, after: line - 1) }
                guard visible.isBehindStart(position - extents.gap(next)) else { break }
            }
            line -= 1
            measure(line)
            if isAbsent(line) {
                extents.record(line, gap: 0)
            } else {
                position -= (next.map { extents.gap($0) } ?? 0) + extents.length(line)
                next = line
            }
        }
        return line
    }

    // MARK: realizing

    /// - Parameters:
    ///   - known: the line that was found to keep its place, where lengths still settle.
    ///   - edge: the one that keeps its place whatever was seen, as the container around says.
    mutating func realize(_ window: VisibleLines, pinning kinds: PinnedScrollableViews, anchor known: Int?, heldEdge edge: Edge?) {
        var visible = window
        // Only what scrolls along the axis can follow what is seen; elsewhere the container stays, and its lines move.
        let follows = window.scroll != nil
        var held: Int?
        if follows, let lost, let stood = lost.distance, let subview = source.index(of: lost.mark) {
            // The line that was on top stands as far from the visible start as it did.
            let line = lines.line(of: subview)
            measure(line)
            held = line
            // One that would be out of sight now comes back to the start (as S5.16b does).
            let wanted = extents.start(line) - (extents.length(line) + stood > 0 ? stood : 0)
            visible = window.moved(by: wanted - window.start)
        }
        let anchor = edge.map { $0.isStart ? 0 : lines.count } ?? known ?? held ?? anchor(visible)
        let anchorStart = extents.start(anchor)
        let measured = measureLines(from: anchor, visible)
        var pinned = PinnedSections(kinds: kinds, lines: lines)
        pinned.find(in: visible.moved(by: follows ? extents.start(anchor) - anchorStart : 0), extents)
        for line in pinned.lineNumbers where extents.measured(line) == nil { measure(line) }
        let shift = extents.start(anchor) - anchorStart
        if follows { visible = visible.moved(by: shift) } else if shift != 0 { pass.requestAnotherPass() }
        // A container held by an edge only changes the length of the line that it stands in; the container around follows.
        correction = edge == nil && follows ? visible.range.lowerBound - window.range.lowerBound : 0
        let before = place(measured, pinned, visible, anchor: anchor)
        guard let scroll = visible.scroll, pass.state.scrolls[scroll.path]?.isLed == true else { return }
        self.anchor = edge == nil ? Anchor(line: anchor, children: before) : nil
    }

    /// The line whose start keeps its place on the screen when lengths before it turn out different (S11.5): of those that were seen,
    /// the one nearest to what can be seen now. Where that is far from them, as after a jump, it is the first one in sight.
    private func anchor(_ visible: VisibleLines) -> Int {
        let first = extents.firstIndex(endingAfter: visible.range.lowerBound)
        guard let seen = extents.seen, visible.range.upperBound.isFinite else { return first }
        let nearest = seen.isEmpty ? seen.lowerBound : min(max(first, seen.lowerBound), seen.upperBound - 1)
        return visible.touches(reach(of: nearest, seen)) ? nearest : first
    }

    /// A line with the distances around it; where none was seen, the place at which the first one would come into sight.
    private func reach(of line: Int, _ seen: Range<Int>) -> ClosedRange<Double> {
        func gap(_ line: Int) -> Double { line < lines.count ? max(extents.gap(line), 0) : 0 }
        let start = extents.start(line)
        let end = seen.isEmpty ? start : extents.end(line) + gap(line + 1)
        return .span(start - gap(line), max(start, end))
    }

    /// - Returns: which of the children are in the line that keeps its place.
    private mutating func place(_ measured: Range<Int>, _ pinned: PinnedSections, _ visible: VisibleLines, anchor: Int) -> Range<Int> {
        var inSight: Range<Int>?
        var children: [Element] = []
        var (before, through) = (0, 0)
        for line in measured {
            let start = extents.start(line)
            let length = extents.length(line)
            guard visible.contains(start, length: length) else { continue }
            inSight = (inSight?.lowerBound ?? line)..<line + 1
            if !pinned.holds(line) { place(line, at: start, in: &children) }
            if line < anchor { before = children.count }
            if line <= anchor { through = children.count }
        }
        for line in pinned.lineNumbers {
            let first = children.count
            let position = pinned.position(of: line, extents, visible)
            place(line, at: position, in: &children)
            for child in children[first...] { pinnedShifts[ObjectIdentifier(child)] = position - extents.start(line) }
        }
        self.children = children
        let next = extents.firstIndex(endingAfter: visible.range.lowerBound)
        extents.seen = inSight ?? next..<next
        noteMarks(in: measured, visible)
        source.realized =
            inSight.map { lines.subviews(of: $0.lowerBound).lowerBound..<lines.subviews(of: $0.upperBound - 1).upperBound } ?? 0..<0
        source.forget(outside: source.realized, except: pinned.lineNumbers.flatMap { Array(lines.subviews(of: $0)) })
        return before..<through
    }

    /// The first line that reaches inside the insets, and those by which other data are known.
    private mutating func noteMarks(in measured: Range<Int>, _ visible: VisibleLines) {
        let near = (max(measured.lowerBound - 1, 0)..<measured.upperBound).prefix(Self.markLimit)
        let far = (0..<Self.markLimit).map { 1 << $0 }
        let before = [0] + far.reversed().map { near.lowerBound - $0 }.filter { $0 > 0 }
        let behind = far.map { near.upperBound - 1 + $0 }.filter { $0 < lines.count }
        extents.marks = (before + near.drop { $0 == 0 } + behind).map { source.mark(of: lines.subviews(of: $0).lowerBound) }
        extents.top = measured.first { extents.end($0) > visible.start }.map { line in
            let distance = visible.start > 0 ? extents.start(line) - visible.start : nil
            return LazyExtents.Top(mark: source.mark(of: lines.subviews(of: line).lowerBound), distance: distance)
        }
    }

    /// More rows in sight than this tell no more. Out of sight every one that is twice as far as the one before it is marked: where rows
    /// come or go between, only those near that place are taken for others.
    private static let markLimit = 32

    private func place(_ line: Int, at start: Double, in children: inout [Element]) {
        contents.each(in: line, at: start, length: extents.length(line), pass) { _, subview, rect, proposal in
            guard !subview.element.isAbsent else { return }
            subview.place(at: rect.origin, size: rect.size, proposal: proposal)
            children.append(subview.element)
        }
    }
}
