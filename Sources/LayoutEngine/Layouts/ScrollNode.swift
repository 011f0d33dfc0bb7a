// SPDX-License-Identifier: GPL-3.0-or-later

/// ScrollView (S1–S3): proposes nil along its axes, takes its proposal there, hugs across; insets its content by safe area and margins.
public final class ScrollNode: Node, @unchecked Sendable {
    public let content: Node
    public let axes: Axis.Set
    /// False hides the indicators of its own axes (S9.2).
    public let showsIndicators: Bool
    /// What its state is kept under within its owner.
    let name: String

    public init(_ content: Node, axes: Axis.Set = .vertical, showsIndicators: Bool = true, name: String, tag: ViewTag? = nil) {
        self.content = content
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.name = name
        super.init(tag: tag)
    }

    public func path(of element: Element) -> ViewPath { element.owner.appending(name) }

    // MARK: content

    /// Several views form one VStack (S1.13). Margins and anchors address this scroll view, not those inside it (S2.17).
    public override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var site = site
        let storage = ScrollStorage(container: ContainerLength())
        element.storage = storage
        site.environment = site.environment.setting(EnvironmentKeys.containerSize, to: storage.container, by: .standard)
        if site.environment[EnvironmentKeys.contentMargins] != .none {
            site.environment = site.environment.setting(EnvironmentKeys.contentMargins, to: .none, by: .standard)
        }
        if site.environment.find(EnvironmentKeys.scrollAnchors.name) != nil {
            site.environment = site.environment.setting(EnvironmentKeys.scrollAnchors, to: ScrollAnchors(), by: .standard)
        }
        var list = ViewList()
        if let made = Element.column(content, site: site) { list.append(made) }
        return list
    }

    public override func stackAxis(inherited: Axis?) -> Axis? { nil }
    public override var isVolatile: Bool { true }

    private func margins(_ view: LayoutSubview) -> EdgeInsets {
        view.environment[EnvironmentKeys.contentMargins].insets(for: .scrollContent)
    }

    // MARK: size

    /// nil along the scroll axes; across them the own proposal less the margins (S1.2, S1.6).
    private func contentProposal(_ proposal: ProposedViewSize, _ margins: EdgeInsets) -> ProposedViewSize {
        func length(_ axis: Axis) -> Double? {
            axes.contains(axis: axis) ? nil : proposal[axis].map { max(0, $0 - margins.total(axis)) }
        }
        return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
    }

    private func contentSize(_ proposal: ProposedViewSize, _ margins: EdgeInsets, _ view: LayoutSubview) -> CGSize {
        view.subviews.first?.sizeThatFits(contentProposal(proposal, margins)) ?? .zero
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        // Without an axis it is a container that takes its proposal (S1.5).
        if axes.isEmpty { return proposal.replacingUnspecifiedDimensions() }
        let margins = margins(view)
        expectContainer(proposal, margins, view)
        if axes == .both, let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let content = contentSize(proposal, margins, view)
        func length(_ axis: Axis) -> Double {
            let own = content[axis] + margins.total(axis)
            return axes.contains(axis: axis) ? proposal[axis] ?? own : own
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    // MARK: place

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        _ = view.subviews
        guard let storage = view.element.storage as? ScrollStorage else { return }
        let margins = margins(view)
        let safeArea = safeAreaInsets(view, context)
        let container = CGSize(width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
        let isKnown = storage.container.settle(relativeContainer(container, proposal, margins), view.pass)
        var inner = contentProposal(proposal, margins)
        if axes.isEmpty { inner = ProposedViewSize(container) }
        let contentSize = view.subviews.first?.sizeThatFits(inner) ?? .zero
        let path = path(of: view.element)
        var state = view.pass.state.scrolls[path] ?? ScrollState()
        let solver = ScrollSolver(
            axes: axes, contentSize: contentSize, containerSize: container, anchors: view.environment[EnvironmentKeys.scrollAnchors],
            pixelLength: view.traits.pixelLength, os: view.traits.os)
        // Content that has yet to learn the container's size has no length of its own: nothing is clamped to it.
        if isKnown { solver.move(&state, locate: { view.locate($0) }) }
        let insets = safeArea + margins
        if isKnown {
            state.geometry = geometry(state, contentSize, insets, container)
            if view.pass.state.scrolls[path]?.position != state.position { view.pass.didScroll() }
            view.pass.state.scrolls[path] = state
        }
        storage.update(safeArea: safeArea, margins: margins, container: container)
        let origin = contentOrigin(state, contentSize, container, margins, solver)
        view.subviews.first?.place(at: origin, size: contentSize, proposal: inner)
    }

    /// Placed as it is asked to be, the scroll view fills a finite proposal (S1.3), and hugs across, where the proposal counts (S10.3).
    private func expectContainer(_ proposal: ProposedViewSize, _ margins: EdgeInsets, _ view: LayoutSubview) {
        guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite, width > 0, height > 0 else {
            return
        }
        _ = view.subviews
        let size = CGSize(width: max(0, width - margins.horizontal), height: max(0, height - margins.vertical))
        (view.element.storage as? ScrollStorage)?.container.expect(size)
    }

    /// What containerRelativeFrame divides (S10.2). Across, a scroll view hugs its content: there it is what was proposed (S10.3).
    private func relativeContainer(_ container: CGSize, _ proposal: ProposedViewSize, _ margins: EdgeInsets) -> CGSize {
        func length(_ axis: Axis) -> Double {
            guard !axes.contains(axis: axis), let own = proposal[axis], own.isFinite else { return container[axis] }
            return max(0, own - margins.total(axis))
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// The content's place in the scroll view: margins, the shift of short content (S1.12), less what was scrolled.
    private func contentOrigin(_ state: ScrollState, _ content: CGSize, _ container: CGSize, _ margins: EdgeInsets, _ solver: ScrollSolver)
        -> CGPoint
    {
        func origin(_ axis: Axis) -> Double {
            if axes.contains(axis: axis) { return margins.start(axis) + solver.shift(axis) - state.position[axis] }
            // Across, narrower content is centred (S1.8).
            return margins.start(axis) + max(container[axis] - content[axis], 0) / 2
        }
        return CGPoint(x: origin(.horizontal), y: origin(.vertical))
    }

    private func geometry(_ state: ScrollState, _ content: CGSize, _ insets: EdgeInsets, _ container: CGSize) -> ScrollGeometry {
        let offset = CGPoint(x: state.position.x - insets.leading, y: state.position.y - insets.top)
        // Across, the content's length is reported as the container's (S1.8).
        let reported = CGSize(
            width: axes.contains(.horizontal) ? content.width : container.width,
            height: axes.contains(.vertical) ? content.height : container.height)
        var geometry = ScrollGeometry(contentOffset: offset, contentSize: reported, contentInsets: insets, containerSize: container)
        geometry.visibleRect.size = CGSize(width: container.width + insets.horizontal, height: container.height + insets.vertical)
        return geometry
    }

    /// The safe area that the bounds extend under (S2.2): all edges, before OS 18 only those of the scroll axes.
    private func safeAreaInsets(_ view: LayoutSubview, _ context: PlacementContext) -> EdgeInsets {
        let insets = view.safeAreaInsets(context)
        guard view.traits.os < .v18 else { return insets }
        return insets.masked(axes.edges)
    }

    /// Content sees no safe area along the scroll axes; across them the insets are passed on, before OS 18 not even those (S2.3–S2.5).
    public override func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext {
        guard let storage = view.element.storage as? ScrollStorage else { return context }
        let direction = view.traits.layoutDirection
        let safeArea = storage.safeArea.flipped(direction)
        let bounds = context.frame.inset(
            by: EdgeInsets(top: -safeArea.top, leading: -safeArea.leading, bottom: -safeArea.bottom, trailing: -safeArea.trailing))
        let container = context.frame.inset(by: storage.margins.flipped(direction))
        var inner = context
        inner.scroll = ScrollContext(path: path(of: view.element), axes: axes, bounds: bounds, container: container, outer: context.scroll)
        inner.container = storage.containerSize
        let across = Edge.Set.all.subtracting(axes.edges)
        let passedOn = view.traits.os < .v18 ? EdgeInsets.zero : safeArea.masked(across)
        inner.safeArea = SafeAreaSource(frame: bounds, elements: [SafeAreaSource.Element(regions: .container, insets: passedOn)])
        return inner
    }
}

/// What a scroll view knows between measuring and placing its content.
final class ScrollStorage {
    let container: ContainerLength
    private(set) var safeArea = EdgeInsets.zero
    private(set) var margins = EdgeInsets.zero
    private(set) var containerSize = CGSize.zero

    init(container: ContainerLength) { self.container = container }

    func update(safeArea: EdgeInsets, margins: EdgeInsets, container: CGSize) {
        self.safeArea = safeArea
        self.margins = margins
        containerSize = container
    }
}
