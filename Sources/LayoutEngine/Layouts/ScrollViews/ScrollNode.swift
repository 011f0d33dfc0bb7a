// SPDX-License-Identifier: GPL-3.0-or-later

/// ScrollView (S1–S3): proposes nil along its axes, takes its proposal there, hugs across; insets its content by safe area and margins.
public final class ScrollNode: Node, @unchecked Sendable {
    let content: Node
    package let axes: Axis.Set
    /// False hides the indicators of its own axes (S9.2).
    package let showsIndicators: Bool
    /// Is it as long as its content across its axes, and where nothing is proposed? A List is not: it takes its proposal, 0 for nil (L3.9).
    package let hugsContent: Bool
    /// What its state is kept under within its owner.
    let name: String

    /// A view to scroll. `name` is what layout remembers the scroll view under among the views of its owner.
    public init(
        _ content: Node, axes: Axis.Set = .vertical, showsIndicators: Bool = true, hugsContent: Bool = true, name: String,
        tag: ViewTag? = nil
    ) {
        (self.content, self.axes, self.showsIndicators, self.hugsContent, self.name) = (content, axes, showsIndicators, hugsContent, name)
        super.init(tag: tag)
    }

    func path(of element: Element) -> ViewPath { path(in: element.owner) }

    /// Under which layout remembers the scroll view that stands among the views of an owner.
    public func path(in owner: ViewPath) -> ViewPath { owner.appending(name) }

    // MARK: content

    /// Several views form one VStack (S1.13). Margins and anchors address this scroll view, not those inside it (S2.17).
    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var site = site
        let storage = ScrollStorage(container: ContainerLength(isScrolled: true))
        element.storage = storage
        site.environment = site.environment.setting(EnvironmentKeys.containerSize, to: storage.container, by: .standard)
            .resetting(EnvironmentKeys.contentMargins).resetting(EnvironmentKeys.scrollAnchors).resetting(EnvironmentKeys.barCollapse)
        return ViewList([Element.column(content, site: site)])
    }

    override func stackAxis(inherited: Axis?) -> Axis? { nil }
    override var isVolatile: Bool { true }

    private func margins(_ view: LayoutSubview) -> EdgeInsets {
        view.environment[EnvironmentKeys.contentMargins].insets(for: .scrollContent)
    }

    // MARK: size

    /// nil along the scroll axes; across them the own proposal less the margins (S1.2, S1.6).
    private func contentProposal(_ proposal: ProposedViewSize, _ margins: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize { axis in axes.contains(axis: axis) ? nil : proposal[axis].map { max(0, $0 - margins.total(axis)) } }
    }

    private func contentSize(_ proposal: ProposedViewSize, _ margins: EdgeInsets, _ view: LayoutSubview) -> CGSize {
        view.subviews.first?.sizeThatFits(contentProposal(proposal, margins)) ?? .zero
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        // Without an axis it is a container that takes its proposal (S1.5).
        if axes.isEmpty { return proposal.replacingUnspecifiedDimensions() }
        let margins = margins(view)
        expectContainer(proposal, margins, view)
        guard hugsContent else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
        if axes == .both, let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let content = contentSize(proposal, margins, view)
        return CGSize { axis in
            let own = content[axis] + margins.total(axis)
            return axes.contains(axis: axis) ? proposal[axis] ?? own : own
        }
    }

    // MARK: place

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        _ = view.subviews
        guard let storage = view.element.storage as? ScrollStorage else { return }
        let proposal = hugsContent ? proposal : ProposedViewSize(size)
        let margins = margins(view)
        let safeArea = safeAreaInsets(view, context)
        let container = CGSize(width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
        let isKnown = storage.container.settle(
            relativeContainer(container, proposal, margins, storage.container.firstAsked(in: view.pass)), view.pass)
        var inner = contentProposal(proposal, margins)
        if axes.isEmpty { inner = ProposedViewSize(container) }
        let contentSize = view.subviews.first?.sizeThatFits(inner) ?? .zero
        let bar = axes.contains(.vertical) ? view.environment[EnvironmentKeys.barCollapse] : nil
        var metrics = ScrollMetrics(
            axes: axes, contentSize: contentSize, containerSize: container, contentInsets: safeArea + margins, environment: view.environment
        )
        metrics.collapsible = bar?.follow(path(of: view.element), under: safeArea.top) ?? 0
        // Content that has yet to learn the container's size has no length of its own: nothing is clamped to it.
        let notes = storage.renewNotes()
        let position = isKnown ? move(metrics, notes, view) : view.pass.state.scrolls[path(of: view.element)]?.position ?? .zero
        let collapsed = metrics.collapsed(at: position)
        if metrics.collapsible > 0 { bar?.amount = collapsed }
        (storage.safeArea, storage.margins, storage.containerSize, storage.collapsed) = (safeArea, margins, container, collapsed)
        view.subviews.first?.place(at: contentOrigin(position, metrics, margins), size: contentSize, proposal: inner)
    }

    /// Moves on in this pass; returns where the view stands now.
    private func move(_ metrics: ScrollMetrics, _ notes: LazyContentNotes?, _ view: LayoutSubview) -> CGPoint {
        let (pass, path) = (view.pass, path(of: view.element))
        var state = pass.state.scrolls[path] ?? ScrollState()
        let (wasLed, before) = (state.isLed, state.position)
        let isOnTheWay = state.move(in: metrics, reach: pass.progress.reach(in: metrics.containerSize, notes)) { view.locate($0) }
        pass.state.scrolls[path] = state
        if isOnTheWay { pass.isOnTheWay = true }
        // A view that is held or moving does not come back to an estimate.
        if !wasLed, state.position != before { pass.hasScrolled = true }
        return state.position
    }

    /// Placed as it is asked to be, the scroll view fills a finite proposal (S1.3), and hugs across, where the proposal counts (S10.3).
    private func expectContainer(_ proposal: ProposedViewSize, _ margins: EdgeInsets, _ view: LayoutSubview) {
        guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite, width > 0, height > 0 else {
            return
        }
        _ = view.subviews
        let size = CGSize(width: max(0, width - margins.horizontal), height: max(0, height - margins.vertical))
        (view.element.storage as? ScrollStorage)?.container.expect(size, view.pass)
    }

    /// What containerRelativeFrame divides (S10.2). Across, a scroll view hugs its content: there it is what was proposed (S10.3).
    /// - Parameter asked: what it was asked to be first: parents that propose what it answered ask for more with every pass.
    private func relativeContainer(_ container: CGSize, _ proposal: ProposedViewSize, _ margins: EdgeInsets, _ asked: CGSize?) -> CGSize {
        CGSize { axis in
            guard !axes.contains(axis: axis), let own = proposal[axis], own.isFinite else { return container[axis] }
            return asked.map { $0[axis] } ?? max(0, own - margins.total(axis))
        }
    }

    /// The content's place in the scroll view: margins, the shift of short content (S1.12), less what was scrolled.
    private func contentOrigin(_ position: CGPoint, _ metrics: ScrollMetrics, _ margins: EdgeInsets) -> CGPoint {
        CGPoint { axis in
            if axes.contains(axis: axis) { return margins.start(axis) + metrics.shift(axis) - position[axis] }
            // Across, narrower content is centred (S1.8).
            return margins.start(axis) + max(metrics.containerSize[axis] - metrics.contentSize[axis], 0) / 2
        }
    }

    /// The safe area that the bounds extend under (S2.2): all edges, before OS 18 only those of the scroll axes.
    private func safeAreaInsets(_ view: LayoutSubview, _ context: PlacementContext) -> EdgeInsets {
        let insets = view.safeAreaInsets(context)
        guard view.traits.os < .v18 else { return insets }
        return insets.masked(axes.edges)
    }

    /// Content sees no safe area along the scroll axes; across them the insets are passed on, before OS 18 not even those (S2.3–S2.5).
    override var changesContext: Bool { true }

    override func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext {
        guard let storage = view.element.storage as? ScrollStorage else { return context }
        let direction = view.traits.layoutDirection
        let safeArea = storage.safeArea.flipped(direction)
        let bounds = context.frame.inset(by: -safeArea)
        var visible = storage.margins.flipped(direction)
        visible.top -= storage.collapsed
        let container = context.frame.inset(by: visible)
        var inner = context
        inner.scroll = ScrollContext(
            path: path(of: view.element), axes: axes, bounds: bounds, container: container, notes: storage.notes, context)
        inner.container = storage.containerSize
        inner.heldEdge = nil
        let across = Edge.Set.all.subtracting(axes.edges)
        let passedOn = view.traits.os < .v18 ? EdgeInsets.zero : safeArea.masked(across)
        inner.safeArea = SafeAreaSource(frame: bounds, elements: [.init(regions: .container, insets: passedOn)], inside: context.effect)
        return inner
    }
}

/// What a scroll view knows between measuring and placing its content.
final class ScrollStorage {
    let container: ContainerLength
    var safeArea = EdgeInsets.zero
    var margins = EdgeInsets.zero
    var containerSize = CGSize.zero
    /// How much of the bar's large title is gone (S2.23).
    var collapsed = 0.0
    /// For lazy content that is placed.
    private(set) var notes = LazyContentNotes()
    private var isPlaced = false

    init(container: ContainerLength) { self.container = container }

    /// Gives what lazy content told when it was last placed, nil before, and takes new notes.
    func renewNotes() -> LazyContentNotes? {
        let last = isPlaced ? notes : nil
        notes = LazyContentNotes()
        isPlaced = true
        return last
    }
}
