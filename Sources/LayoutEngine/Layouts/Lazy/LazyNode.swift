// SPDX-License-Identifier: GPL-3.0-or-later

/// What lazy stacks and grids have in common (L10.8–L10.15, S11): as long as all lines by measure and estimate; only what lies in
/// the visible rectangle is made. A subclass says how long it is across and how a line is arranged.
public class LazyNode: Node, @unchecked Sendable {
    package let content: Node
    package let axis: Axis
    package let pinnedViews: PinnedScrollableViews
    /// nil: what neighbouring lines prefer (L10.10, L10.15).
    let spacing: Double?
    let name: String

    init(_ content: Node, axis: Axis, spacing: Double?, pinnedViews: PinnedScrollableViews, name: String, tag: ViewTag?) {
        self.content = content
        self.axis = axis
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        self.pinnedViews = pinnedViews
        self.name = name
        super.init(tag: tag)
    }

    // MARK: what a subclass decides

    var isGrid: Bool { false }

    /// The length across for a proposal.
    func across(_ proposal: Double?, _ source: LazyRowSource, _ view: LayoutSubview) -> Double { proposal ?? 0 }

    /// nil where there is no room for a line.
    func arrangement(across: Double) -> LazyArrangement? { nil }

    // MARK: rows

    override func stackAxis(inherited: Axis?) -> Axis? { axis }
    override var isVolatile: Bool { true }
    override var hasVolatileSize: Bool { true }

    private func path(_ element: Element) -> ViewPath { element.owner.appending(name) }

    private func storage(_ view: LayoutSubview) -> LazyStorage {
        if let known = view.element.storage as? LazyStorage { return known }
        let list = content.list(at: view.element.site(view.pass).forChildren(of: self), keepsRowsLazy: true)
        let made = LazyStorage(LazyRowSource(list, axis: axis, isGrid: isGrid, view.pass))
        view.element.storage = made
        return made
    }

    // MARK: size

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let storage = storage(view)
        let across = across(proposal[axis.other].map(\.nanAsZero), storage.source, view)
        guard storage.source.count > 0, let arrangement = arrangement(across: across) else { return CGSize(axis, along: 0, across: across) }
        let run = realization(arrangement, storage, view)
        if !run.extents.hasMeasuredAll { storage.noteEstimate(across: across, view.pass) }
        return CGSize(axis, along: run.extents.total, across: across)
    }

    private func realization(_ arrangement: LazyArrangement, _ storage: LazyStorage, _ view: LayoutSubview) -> LazyRealization {
        LazyRealization(
            storage.contents(arrangement), spacing: spacing, basis: storage.basis(arrangement, view.environment),
            in: view.environment[EnvironmentKeys.containerSize], known: view.pass.state.extents[path(view.element)], view.pass)
    }

    // MARK: place

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let storage = storage(view)
        note(in: context)
        let window = VisibleLines.seen(of: axis, size: size, context, view)
        // What was found before it in this pass moves it in the next one: until then it is not known what of it can be seen.
        if let window, window.scroll?.notes.isUnsettled == true { return }
        storage.source.realized = 0..<0
        guard storage.source.count > 0, let arrangement = arrangement(across: size[axis.other]) else {
            return view.element.replaceChildren([])
        }
        storage.arrangement = arrangement
        let container = view.environment[EnvironmentKeys.containerSize]
        let path = path(view.element)
        // Rows measured with another container than there is prove nothing: what was known stays until they are right.
        let isProven = container.isReliable(in: view.pass)
        let hadRealizedAll = view.pass.state.extents[path]?.hasRealizedAll ?? false
        let known = isProven ? nil : view.pass.state.extents[path]
        var run = realization(arrangement, storage, view)
        // Taken out, so that recording does not copy the runs.
        view.pass.state.extents[path] = nil
        let before = run.extents.total
        realize(&run, in: window, storage, view, context)
        let total = run.extents.total
        if total != before, total != size[axis] {
            view.pass.requestAnotherPass()
            window?.scroll?.notes.isUnsettled = true
        }
        // Once everything was in sight nothing is estimated, for another length across either: such a length is asked for again.
        if run.extents.hasRealizedAll, !hadRealizedAll, storage.hasEstimated(besides: arrangement.across, view.pass) {
            view.pass.requestAnotherPass()
        }
        storage.pinnedShifts = run.pinnedShifts
        run.extents.note(container)
        view.pass.state.extents[path] = isProven ? run.extents : known
        if isProven, let scroll = window?.scroll { report(run.correction, to: scroll, view.pass) }
    }

    /// Makes the lines in sight the children; there are none where nothing can be seen.
    private func realize(
        _ run: inout LazyRealization, in window: VisibleLines?, _ storage: LazyStorage, _ view: LayoutSubview, _ context: PlacementContext
    ) {
        guard let window else { return view.element.replaceChildren([]) }
        let held = context.heldEdge.flatMap { $0.axis == axis ? $0 : nil }
        run.realize(window, pinning: pinnedViews, anchor: storage.anchor(in: view.pass), heldEdge: held)
        storage.note(run, in: view.pass)
        view.element.replaceChildren(run.children)
    }

    /// Containers beside the line that keeps its place hold on to it; one in that line decides for itself.
    override func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext {
        let storage = view.element.storage as? LazyStorage
        guard context.heldEdge == nil, let edge = storage?.heldEdge(ofChild: index, axis) else { return context }
        var inner = context
        inner.heldEdge = edge
        return inner
    }

    /// Tells the scroll views around that there is something to be measured on the way.
    private func note(in context: PlacementContext) {
        guard let innermost = context.scroll else { return }
        for scroll in sequence(first: innermost, next: \.outer) { scroll.notes.hasLazyContent = true }
    }

    /// The scroll view moves by as much as the rows did, in the next pass: what is seen stays put (S11.5).
    private func report(_ correction: Double, to scroll: ScrollContext, _ pass: LayoutPass) {
        guard abs(correction) > 1e-6 else { return }
        pass.state.scrolls[scroll.path]?.correction[axis] += correction
        pass.requestAnotherPass()
    }

    // MARK: what is asked from outside

    /// What can be asked of the container where it is placed.
    func place(of element: Element) -> LazyPlace? {
        guard let storage = element.storage as? LazyStorage, let arrangement = storage.arrangement else { return nil }
        return LazyPlace(
            contents: storage.contents(arrangement), path: path(element), realized: storage.source.realized,
            pinnedShifts: storage.pinnedShifts)
    }

    override func layoutPriority(_ view: LayoutSubview) -> Double { storage(view).source.count == 0 ? -.infinity : 0 }
}

/// What a lazy container knows from pass to pass: its subviews, and how they fell into lines.
final class LazyStorage {
    let source: LazyRowSource
    var arrangement: LazyArrangement?
    /// How far pinned children stand from their natural place.
    var pinnedShifts: [ObjectIdentifier: Double] = [:]
    private var known: LazyLines?
    private var basis: LazyBasis?
    /// What keeps its place in a step of a motion.
    private var anchor: (found: LazyRealization.Anchor, step: Int)?

    /// The lengths across for which a size was estimated, and the pass that asked.
    private var estimates: (generation: Int, across: [Double]) = (0, [])

    init(_ source: LazyRowSource) { self.source = source }

    /// The line that was found to keep its place, where lengths still settle in the same step of a motion.
    func anchor(in pass: LayoutPass) -> Int? { pass.progress == .hold && anchor?.step == pass.step ? anchor?.found.line : nil }

    func note(_ run: LazyRealization, in pass: LayoutPass) {
        anchor = run.anchor.map { ($0, pass.step) }
    }

    /// The edge towards the line that keeps its place, of a child that lies before or after it.
    func heldEdge(ofChild index: Int, _ axis: Axis) -> Edge? {
        guard let children = anchor?.found.children, !children.contains(index) else { return nil }
        let isBefore = index < children.lowerBound
        return axis == .vertical ? (isBefore ? .bottom : .top) : (isBefore ? .trailing : .leading)
    }

    func noteEstimate(across: Double, _ pass: LayoutPass) {
        if estimates.generation != pass.generation { estimates = (pass.generation, []) }
        if !estimates.across.contains(across) { estimates.across.append(across) }
    }

    func hasEstimated(besides across: Double, _ pass: LayoutPass) -> Bool {
        estimates.generation == pass.generation && estimates.across.contains { $0 != across }
    }

    /// The same from pass to pass: neither the tracks nor the environment, which never changes, are gone through again.
    func basis(_ arrangement: LazyArrangement, _ environment: EnvironmentValues) -> LazyBasis {
        if var known = basis, known.isMade(for: arrangement) {
            known.note(environment[EnvironmentKeys.containerSize])
            return known
        }
        let made = LazyBasis(across: arrangement.across, tracks: arrangement.tracks.map { $0.length }, environment)
        basis = made
        return made
    }

    func contents(_ arrangement: LazyArrangement) -> LazyContents {
        let count = max(arrangement.tracks.count, 1)
        let lines = known.flatMap { $0.trackCount == count ? $0 : nil } ?? LazyLines(source, trackCount: count)
        known = lines
        return LazyContents(source: source, lines: lines, arrangement: arrangement)
    }
}
