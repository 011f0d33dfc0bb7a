// SPDX-License-Identifier: GPL-3.0-or-later

/// One placing of a lazy container: measures the lines in sight, keeps what is seen where it was, and places it.
struct LazyRealization {
    let source: LazyRowSource
    let lines: LazyLines
    let arrangement: LazyArrangement
    let spacing: Double?
    let pass: LayoutPass
    var extents: LazyExtents
    /// Is the basis another one, so that what was on top must be found again (S11.6)?
    private let lost: LazyExtents.Top?
    /// The subviews in sight, in the order of drawing.
    private(set) var children: [Element] = []
    /// How far pinned views stand from where they would be without pinning.
    private(set) var pinnedShifts: [ObjectIdentifier: Double] = [:]
    /// How far the scroll view has to follow (S11.5).
    private(set) var correction = 0.0

    /// - Parameters:
    ///   - known: what earlier layouts measured.
    ///   - container: the container around, whose lengths rows may take.
    init(
        source: LazyRowSource, lines: LazyLines, arrangement: LazyArrangement, spacing: Double?, pass: LayoutPass, basis: LazyBasis,
        container: ContainerLength, known: LazyExtents?
    ) {
        self.source = source
        self.lines = lines
        self.arrangement = arrangement
        self.spacing = spacing
        self.pass = pass
        let holds = known?.basis.holds(on: basis, in: container) ?? false
        lost = holds ? nil : known?.top
        if holds, let known {
            extents = known
            extents.adopt(lines)
        } else {
            extents = LazyExtents(lines: lines, basis: basis, gap: spacing)
        }
        measureSamples()
        // What was all in sight, as it is outside of a scroll view (S11.7), is not estimated for another basis either.
        if let known, !holds, known.hasRealizedAll { _ = measureLines(from: 0, until: .infinity) }
    }

    // MARK: measuring

    /// The first line of each part, and the first two neighbours, so that uniform content has its exact length at once (S11.2).
    private mutating func measureSamples() {
        for segment in lines.segments.prefix(Self.sampleSegments) {
            let first = segment.lines.lowerBound
            if extents.hasMeasured(segment.part) { continue }
            measure(first)
            if first > 0 { measureGap(before: first, after: first - 1) }
            if segment.lines.count > 1, spacing == nil { measureGap(before: first + 1, after: first) }
            for line in [max(first - 1, 0), first, min(first + 1, lines.count - 1)] {
                for index in lines.subviews(of: line) { source.keep(sample: index) }
            }
        }
    }

    /// Where a part that first comes later than this stays an estimate of 0 until it is seen.
    private static let sampleSegments = 8

    private mutating func measure(_ line: Int) {
        extents.record(line, arrangement.length(of: line, lines, source, pass))
    }

    /// The distance between two lines: the given one, else the largest wish of subviews that meet (L10.10, L10.15;
    /// for Texts too, L16.10 **provisional**).
    /// A line without a view has none before it.
    private mutating func measureGap(before line: Int, after previous: Int) {
        if isAbsent(line) { return extents.record(line, gap: 0) }
        guard spacing == nil else { return }
        let (above, below) = (lines.segment(of: previous), lines.segment(of: line))
        // In a grid the cell above; a header or a footer lies over or under all.
        let isByColumn = above.part == .row && below.part == .row
        var gap = -Double.infinity
        for (position, index) in below.subviews(of: line).enumerated() {
            for (other, neighbour) in above.subviews(of: previous).enumerated() where !isByColumn || other == position {
                let spacing = source.subview(neighbour, pass).spacing
                gap = max(gap, spacing.distance(to: source.subview(index, pass).spacing, along: arrangement.axis))
            }
        }
        extents.record(line, gap: gap.isFinite ? gap : 0)
    }

    private func isAbsent(_ line: Int) -> Bool { lines.subviews(of: line).allSatisfy { source.view($0, pass).isAbsent } }

    /// Measures from a line on until what can be seen is full; returns the lines.
    private mutating func measureLines(from first: Int, until end: Double) -> Range<Int> {
        var line = first
        var position = first < lines.count ? extents.start(first) : 0
        var previous: Int?
        while line < lines.count, position < end, pass.mayMake(1) {
            measure(line)
            if let previous {
                let estimate = extents.gap(line)
                measureGap(before: line, after: previous)
                position += extents.gap(line) - estimate
            }
            if !isAbsent(line) { previous = line }
            position += extents.length(line)
            line += 1
            if line < lines.count { position += extents.gap(line) }
        }
        return first..<line
    }

    // MARK: realizing

    mutating func realize(_ window: VisibleLines, pinning kinds: PinnedScrollableViews) {
        var visible = window
        if let lost, lost.subview < source.count {
            // The line that was on top stands as far from the visible start as it did.
            let line = lines.line(of: lost.subview)
            // One that would be out of sight now comes back to the start (as S5.16b does).
            let distance = extents.length(line) + lost.distance > 0 ? lost.distance : 0
            let wanted = extents.start(line) - distance
            visible = window.moved(by: wanted - window.start)
        }
        let first = extents.firstIndex(endingAfter: visible.range.lowerBound)
        let anchor = anchor(first, visible)
        let anchorStart = anchor.map { extents.start($0) }
        func shift(_ extents: LazyExtents) -> Double { anchor.map { extents.start($0) - (anchorStart ?? 0) } ?? 0 }
        let measured = measureLines(from: first, until: visible.range.upperBound)
        var pinned = PinnedSections(kinds: kinds, lines: lines)
        pinned.find(in: visible.moved(by: shift(extents)), extents)
        for line in pinned.lineNumbers where extents.measured(line) == nil { measure(line) }
        visible = visible.moved(by: shift(extents))
        correction = visible.range.lowerBound - window.range.lowerBound
        place(measured, pinned, visible)
    }

    /// The line whose place on the screen is kept when lengths above it turn out different (S11.5): the first one that was seen before,
    /// else the first in sight. None at the start of the container: there the first line is what stays.
    private func anchor(_ first: Int, _ visible: VisibleLines) -> Int? {
        guard visible.range.lowerBound > 0, visible.range.upperBound.isFinite, first < lines.count else { return nil }
        let seen = max(first, extents.realized.lowerBound)
        guard extents.realized.contains(seen), extents.start(seen) < visible.range.upperBound else { return first }
        return seen
    }

    private mutating func place(_ measured: Range<Int>, _ pinned: PinnedSections, _ visible: VisibleLines) {
        var inSight: Range<Int>?
        var children: [Element] = []
        for line in measured {
            let start = extents.start(line)
            let length = extents.length(line)
            guard visible.contains(start, length: length) else { continue }
            inSight = (inSight?.lowerBound ?? line)..<line + 1
            if !pinned.holds(line) { place(line, at: start, in: &children) }
        }
        for line in pinned.lineNumbers {
            let first = children.count
            let position = pinned.position(of: line, extents, visible)
            place(line, at: position, in: &children)
            for child in children[first...] { pinnedShifts[ObjectIdentifier(child)] = position - extents.start(line) }
        }
        self.children = children
        extents.realized = inSight ?? 0..<0
        extents.top = top(of: measured, visible)
        source.realized =
            inSight.map { lines.subviews(of: $0.lowerBound).lowerBound..<lines.subviews(of: $0.upperBound - 1).upperBound } ?? 0..<0
        source.forget(outside: source.realized, except: pinned.lineNumbers.flatMap { Array(lines.subviews(of: $0)) })
    }

    /// The first line that reaches inside the insets. At the start of the container nothing but the start is to be kept.
    private func top(of measured: Range<Int>, _ visible: VisibleLines) -> LazyExtents.Top? {
        guard visible.start > 0, let line = measured.first(where: { extents.end($0) > visible.start }) else { return nil }
        return LazyExtents.Top(subview: lines.subviews(of: line).lowerBound, distance: extents.start(line) - visible.start)
    }

    private func place(_ line: Int, at start: Double, in children: inout [Element]) {
        arrangement.each(in: line, at: start, length: extents.length(line), lines, source, pass) { _, subview, rect, proposal in
            guard !subview.element.isAbsent else { return }
            subview.place(at: rect.origin, size: rect.size, proposal: proposal)
            children.append(subview.element)
        }
    }
}
