// SPDX-License-Identifier: GPL-3.0-or-later

/// LazyVStack and LazyHStack (L10.C, S11): as long as all rows by measure and estimate; only those in the visible rectangle are made.
public final class LazyStackNode: Node, LazyContainer, @unchecked Sendable {
    public let content: Node
    public let axis: Axis
    /// The fraction of the free length across at which rows stand (L10.13).
    public let alignment: AlignmentKey
    public let fixedSpacing: Double?
    let name: String

    public init(_ content: Node, axis: Axis, alignment: AlignmentKey, spacing: Double?, name: String, tag: ViewTag? = nil) {
        self.content = content
        self.axis = axis
        self.alignment = alignment
        fixedSpacing = spacing.flatMap { $0.isNaN ? nil : $0 }
        self.name = name
        super.init(tag: tag)
    }

    public override func stackAxis(inherited: Axis?) -> Axis? { axis }
    public override var isVolatile: Bool { true }
    public override var hasVolatileSize: Bool { true }

    private func path(_ element: Element) -> ViewPath { element.owner.appending(name) }

    private func rows(_ view: LayoutSubview) -> LazyRowSource {
        if let known = view.element.storage as? LazyRowSource { return known }
        let element = view.element
        var site = ViewSite(environment: element.environment, owner: element.owner, stackAxis: axis, pass: view.pass)
        site = site.forChildren(of: self)
        var list = ViewList(keepsRowsLazy: true)
        content.collect(into: &list, site: site)
        let made = LazyRowSource(list.items, axis: axis, spacing: fixedSpacing)
        element.storage = made
        return made
    }

    // MARK: size

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let rows = rows(view)
        guard rows.count > 0 else { return CGSize(axis, along: 0, across: proposal[axis.other] ?? 0) }
        // The ideal across is the first row's alone (L10.13, S11.3).
        let across = proposal[axis.other] ?? rows.size(of: 0, ProposedViewSize.unspecified, view.pass)[axis.other]
        if across <= 0 { return CGSize(axis, along: 0, across: across) }
        let known = view.pass.state.extents[path(view.element)]
        if let known, known.across == across, known.count == rows.count { return CGSize(axis, along: known.total, across: across) }
        var extents = freshExtents(rows, across, view)
        extents.record(0, rows.size(of: 0, ProposedViewSize(axis, along: nil, across: across), view.pass)[axis])
        return CGSize(axis, along: extents.total, across: across)
    }

    private func freshExtents(_ rows: LazyRowSource, _ across: Double, _ view: LayoutSubview) -> LazyExtents {
        LazyExtents(count: rows.count, across: across, gap: rows.gap(view.pass))
    }

    // MARK: place

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let rows = rows(view)
        let path = path(view.element)
        let across = size[axis.other]
        // Taken out, so that recording does not copy the runs.
        var extents = view.pass.state.extents.removeValue(forKey: path) ?? freshExtents(rows, across, view)
        if extents.across != across || extents.count != rows.count { extents = freshExtents(rows, across, view) }
        let before = extents.total
        realize(rows, &extents, size, view, visibleRange(size, context, view))
        if extents.total != before, extents.total != size[axis] { view.pass.requestAnotherPass() }
        view.pass.state.extents[path] = extents
    }

    /// The part of the container that can be seen, along its axis; everything outside of a scroll view (S11.7, S11.22).
    private func visibleRange(_ size: CGSize, _ context: PlacementContext, _ view: LayoutSubview) -> ClosedRange<Double>? {
        guard let bounds = context.scroll?.bounds else { return 0...Double.infinity }
        let frame = context.frame
        let across = axis.other
        if size[across] > 0, bounds.min(across) >= frame.max(across) || bounds.max(across) <= frame.min(across) { return nil }
        let isMirrored = axis == .horizontal && view.traits.layoutDirection == .rightToLeft
        let low = isMirrored ? frame.maxX - bounds.maxX : bounds.min(axis) - frame.min(axis)
        let high = low + bounds.size[axis]
        return low.isFinite && high.isFinite && high >= low ? low...high : nil
    }

    private func realize(
        _ rows: LazyRowSource, _ extents: inout LazyExtents, _ size: CGSize, _ view: LayoutSubview, _ visible: ClosedRange<Double>?
    ) {
        guard let visible, rows.count > 0, size[axis.other] > 0 else {
            rows.realized = 0..<0
            return view.element.replaceChildren([])
        }
        let proposal = ProposedViewSize(axis, along: nil, across: size[axis.other])
        if extents.measuredCount == 0 { extents.record(0, rows.size(of: 0, proposal, view.pass)[axis]) }
        let first = extents.firstIndex(endingAfter: visible.lowerBound)
        var index = first
        var position = extents.start(first)
        var placed: [Element] = []
        while index < rows.count, position < visible.upperBound || (index == first && position <= visible.upperBound), view.pass.mayMake(1) {
            let length = rows.size(of: index, proposal, view.pass)[axis]
            extents.record(index, length)
            let isVisible = position + length > visible.lowerBound || (length == 0 && position >= visible.lowerBound)
            if isVisible { place(rows, index, at: position, proposal, size, view, into: &placed) }
            position += length + extents.gap
            index += 1
        }
        rows.realized = first..<max(first, index)
        rows.forget(outside: rows.realized)
        view.element.replaceChildren(placed)
    }

    private func place(
        _ rows: LazyRowSource, _ index: Int, at position: Double, _ proposal: ProposedViewSize, _ size: CGSize, _ view: LayoutSubview,
        into placed: inout [Element]
    ) {
        var position = position
        for element in rows.views(of: index, view.pass) {
            let subview = LayoutSubview(element: element, pass: view.pass)
            let rowSize = subview.sizeThatFits(proposal)
            let offset = (size[axis.other] - rowSize[axis.other]) * alignment.fraction
            let origin = CGSize(axis, along: position, across: offset)
            subview.place(at: CGPoint(x: origin.width, y: origin.height), size: rowSize, proposal: proposal)
            placed.append(element)
            position += rowSize[axis] + rows.innerGap(index, view.pass)
        }
    }

    // MARK: what is asked from outside

    func estimatedFrame(of match: IDMatch, in view: LayoutSubview) -> CGRect? {
        guard let extents = view.pass.state.extents[path(view.element)], let rows = view.element.storage as? LazyRowSource else { return nil }
        guard let index = rows.index(of: match, view.pass), index < extents.count else { return nil }
        let length = extents.measured(index) ?? rows.size(of: index, ProposedViewSize(axis, along: nil, across: extents.across), view.pass)[axis]
        let origin = CGSize(axis, along: extents.start(index), across: 0)
        let size = CGSize(axis, along: length, across: view.element.size[axis.other])
        return CGRect(origin: CGPoint(x: origin.width, y: origin.height), size: size)
    }

    public func realizedRange(in element: Element) -> Range<Int>? { (element.storage as? LazyRowSource)?.realized }

    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { .plain }
    public override func layoutPriority(_ view: LayoutSubview) -> Double { rows(view).count == 0 ? -.infinity : 0 }
}
