// SPDX-License-Identifier: GPL-3.0-or-later

/// What views inside say about the bar above them: the innermost modifiers are asked last, the outermost count.
package struct NavigationBarItem: Sendable {
    /// The title; nil where only something else is said.
    package var title: Node?
    /// A large title, an inline one; nil: large where there is room.
    var isLarge: Bool?
    var isHidden: Bool?
    /// Is there no button that leads back?
    var hidesBack: Bool?
    /// What stands in the bars, marked with a `BarPlacement` where that is not the trailing edge of this one.
    var items: [Node]
    /// Below the title; nil: there is none.
    var searchField: BarField?

    package init(
        title: Node? = nil, isLarge: Bool? = nil, isHidden: Bool? = nil, hidesBack: Bool? = nil, items: [Node] = [],
        searchField: BarField? = nil
    ) {
        (self.title, self.isLarge, self.isHidden, self.hidesBack) = (title, isLarge, isHidden, hidesBack)
        (self.items, self.searchField) = (items, searchField)
    }

    /// What is not said here is taken from another; the items of both stand in the bar.
    func merged(with other: NavigationBarItem) -> NavigationBarItem {
        NavigationBarItem(
            title: title ?? other.title, isLarge: isLarge ?? other.isLarge, isHidden: isHidden ?? other.isHidden,
            hidesBack: hidesBack ?? other.hidesBack, items: items + other.items, searchField: searchField ?? other.searchField)
    }
}

/// A search field with the room around it (L11.9). Alone, it takes the place of the title and of the items.
package typealias BarField = (content: Node, height: Double, isAlone: Bool)

/// Marks a part of a navigation view's bars, for drawing.
package enum NavigationBarMark: Sendable {
    /// The row of the title and the items, up to the edge of the screen.
    case title
    /// The items that stand over that row.
    case items
    case searchField
    /// The bar at the bottom, down to the edge of the screen.
    case bottom
}

/// A view that lies over the content of a navigation view, and what leads back from it.
package struct NavigationCover: Sendable {
    let content: Node
    /// Stands at the start of the bar.
    let back: Node

    package init(_ content: Node, back: Node) {
        self.content = content
        self.back = back
    }
}

/// NavigationStack, NavigationView and a column of a NavigationSplitView: a bar at the top, the content below it and inset by it
/// (L11.4), which a large title leaves as that scrolls (S2.23); a container of containerRelativeFrame (S10.1). Fills its proposal; on macOS it hugs its content (L3.9).
package final class NavigationNode: ScreenNode, @unchecked Sendable {
    let content: Node
    private let metrics: @Sendable (EnvironmentValues, _ windowInsets: EdgeInsets) -> NavigationBarMetrics
    /// What lies over the content; nil while nothing does.
    private let cover: (@Sendable (ViewSite, BuiltContent) -> NavigationCover?)?
    /// Is it a column of a split view? It fills its proposal, and a navigation view that is all of its content has the bar instead of it.
    package let isColumn: Bool

    /// - Parameter metrics: of the bar at a place.
    package init(
        _ content: Node, metrics: @escaping @Sendable (EnvironmentValues, _ windowInsets: EdgeInsets) -> NavigationBarMetrics,
        tag: ViewTag? = nil, isColumn: Bool = false, cover: (@Sendable (ViewSite, BuiltContent) -> NavigationCover?)? = nil
    ) {
        (self.content, self.metrics, self.cover, self.isColumn) = (content, metrics, cover, isColumn)
        super.init(tag: tag)
    }

    // MARK: content and bar

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var site = site
        // What leads back from a column around that lends its place in the bar.
        let lent = (element.storage as? Element.Kept<Node>)?.value
        let around = site.environment[EnvironmentKeys.containerSize]
        let storage = Storage(ContainerLength(around.size, isScrolled: around.isScrolled))
        element.storage = storage
        site.environment = site.environment.setting(EnvironmentKeys.containerSize, to: storage.container, by: .standard)
            .setting(EnvironmentKeys.barCollapse, to: storage.collapse, by: .standard)
            .setting(EnvironmentKeys.enclosingBar, to: storage.collapse, by: .standard)
        guard var inside = Element.column(content, site: site) else { return ViewList() }
        var back = lent
        if let cover = cover?(site, BuiltContent(element: inside, pass: site.pass)),
            let top = Element.single(cover.content, site: site)
        {
            inside = top
            back = cover.back
        }
        if isColumn, let own = Self.navigation(in: inside) {
            if let back { own.storage = Element.Kept<Node>(back) }
            return ViewList([inside])
        }
        var item = Self.item(in: LayoutSubview(element: inside, pass: site.pass))
        var metrics = metrics(site.environment, site.pass.window.insets)
        guard item.isHidden != true, metrics.height > 0 else { return ViewList([inside]) }
        if item.searchField?.isAlone == true {
            item = NavigationBarItem(hidesBack: true, searchField: item.searchField)
            metrics.height = 0
        }
        storage.titleHeight = Self.isLarge(item) ? metrics.largeTitleHeight : 0
        storage.collapse.hasLargeTitle = storage.titleHeight > 0
        storage.fieldHeight = item.searchField?.height ?? 0
        storage.barHeight = metrics.height + storage.titleHeight + storage.fieldHeight
        let items = BarItems(content: GroupNode(item.items), metrics: metrics)
        let button = item.hidesBack == true ? nil : back.map(items.leading)
        // What stands in the middle of the row takes the place of an inline title.
        let inline = items.hasAny(at: .principal, site) ? NavigationBarItem() : item
        let bar = ZStackNode(GroupNode([Self.bar(item, inline: inline, button, metrics, storage), items.row]), alignment: .top)
        var content = filled(inside, site).inset(by: bar, at: .top, site)
        if let toolbar = items.bottomBar(site) { content = content.inset(by: toolbar, at: .bottom, site) }
        return ViewList([content])
    }

    /// The navigation view that an element is, through modifiers alone.
    private static func navigation(in element: Element) -> Element? {
        var current: Element? = element
        while let layer = current, !(layer.node is NavigationNode) { current = layer.node is UnaryNode ? layer.content : nil }
        return current
    }

    /// The content in the middle of all the room that there is.
    private func filled(_ content: Element, _ site: ViewSite) -> Element {
        guard isColumn || site.environment.traits.platform != .macOS else { return content }
        let all = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        return content.inside(FlexibleFrameNode(GroupNode.empty, horizontal: all, vertical: all), site)
    }

    /// What the views inside say, outer before inner and first before later ones; views of an inner stack speak to that.
    private static func item(in view: LayoutSubview) -> NavigationBarItem {
        var item = NavigationBarItem()
        if let attachment = view.node as? AttachmentNode, let own = attachment.attachment as? NavigationBarItem {
            item = own
            item.items = own.items.map { inBar($0, of: view.element.environment) }
        }
        if view.node is NavigationNode || view.node is LazyNode { return item }
        if view.node is PresentationNode { return item.merged(with: Self.item(in: view.child)) }
        for child in view.subviews { item = item.merged(with: Self.item(in: child)) }
        return item
    }

    /// An item has the environment of the view that it was given to, which may have a model, but the bar's fonts and measures.
    private static func inBar(_ item: Node, of given: EnvironmentValues) -> Node {
        EnvironmentNode(item) { bar, origin in
            given.setting(EnvironmentKeys.font, to: bar[EnvironmentKeys.font], by: origin)
                .setting(EnvironmentKeys.lineLimit, to: bar[EnvironmentKeys.lineLimit], by: origin)
                .setting(EnvironmentKeys.containerSize, to: bar[EnvironmentKeys.containerSize], by: origin)
                .setting(EnvironmentKeys.barCollapse, to: bar[EnvironmentKeys.barCollapse], by: origin)
        }
    }

    private static func isLarge(_ item: NavigationBarItem) -> Bool { item.title != nil && item.isLarge != false }

    /// A large title makes place for an inline one as the content scrolls (S2.23).
    ///
    /// - Parameter back: as high as the bar with an inline title.
    private static func bar(
        _ item: NavigationBarItem, inline: NavigationBarItem, _ back: Node?, _ metrics: NavigationBarMetrics, _ storage: Storage
    ) -> Node {
        let inline = bar(inline, isLarge: false, back, metrics)
        let large = storage.titleHeight > 0 ? bar(item, isLarge: true, back, metrics) : inline
        return CollapsingBarNode(
            large: large, inline: inline, field: item.searchField?.content, fieldHeight: storage.fieldHeight,
            height: storage.barHeight, collapse: storage.collapse)
    }

    private static func bar(_ item: NavigationBarItem, isLarge: Bool, _ back: Node?, _ metrics: NavigationBarMetrics) -> Node {
        let title = titleBar(item, isLarge: isLarge, metrics)
        guard let back else { return AttachmentNode(title, NavigationBarMark.title) }
        return AttachmentNode(ZStackNode(GroupNode([title, back]), alignment: .topLeading), NavigationBarMark.title)
    }

    private static func titleBar(_ item: NavigationBarItem, isLarge: Bool, _ metrics: NavigationBarMetrics) -> Node {
        let font: Font = isLarge ? .style(.largeTitle).bold() : .style(.headline)
        let title = EnvironmentNode(item.title ?? GroupNode.empty) {
            $0.setting(EnvironmentKeys.font, to: font, by: $1).setting(EnvironmentKeys.lineLimit, to: 1, by: $1)
        }
        var insets = EdgeInsets(.horizontal, metrics.margin)
        if isLarge {
            insets.bottom = metrics.largeTitleBottom
        } else {
            (insets.top, insets.bottom) = (metrics.row.lowerBound, metrics.height - metrics.row.upperBound)
        }
        let padded = PaddingNode(title, insets: insets)
        return FlexibleFrameNode(
            ZStackNode(padded), horizontal: .filling, vertical: .filling, alignment: isLarge ? .bottomLeading : .center)
    }

    // MARK: layout

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        func content() -> CGSize { view.subviews.first?.sizeThatFits(proposal) ?? .zero }
        return view.traits.platform == .macOS && !isColumn ? content() : proposal.completed(by: content())
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let subviews = view.subviews
        guard let storage = view.element.storage as? Storage else { return }
        storage.collapse.begin(storage.titleHeight)
        let safe = safePart(of: size, view, context)
        let height = max(0, safe.height - storage.barHeight)
        if safe.width.isFinite, height.isFinite { storage.container.settle(CGSize(width: safe.width, height: height), view.pass) }
        subviews.first?.placeCentred(in: safe)
    }

    private final class Storage {
        let container: ContainerLength
        let collapse = BarCollapse()
        /// Of the whole bar, and what a large title and a search field have of it.
        var (barHeight, titleHeight, fieldHeight) = (0.0, 0.0, 0.0)
        init(_ container: ContainerLength) { self.container = container }
    }
}

/// The sizes of a navigation view's bars, in points. Without any there is no bar.
package struct NavigationBarMetrics: Sendable {
    /// With an inline title, from the safe area's edge; 0: there is no bar.
    package var height = 0.0
    /// The items and an inline title stand in the middle of these points, counted from the safe area's edge; below 0 is under that.
    package var row = 0.0...0.0
    /// What a large title adds, and how far above the bottom of the bar it stands.
    package var largeTitleHeight = 0.0
    package var largeTitleBottom = 0.0
    /// Between a side of the bar and what stands in it, and between two items.
    package var margin = 0.0
    package var spacing = 0.0
    /// The bar at the bottom, above the safe area.
    package var bottomBarHeight = 0.0

    package init() {}
}

extension Element {
    /// This view with a bar at one of its edges.
    func inset(by bar: Node, at edge: Edge, _ site: ViewSite) -> Element {
        let key = HorizontalAlignment.center.key
        return inside(SafeAreaInsetNode(GroupNode.empty, edge: edge, alignment: key, spacing: 0, bar: bar), site)
    }

    /// This view with a modifier around it.
    fileprivate func inside(_ modifier: Node, _ site: ViewSite) -> Element {
        Element(node: modifier, environment: site.environment, owner: site.owner, stackAxis: nil, content: self)
    }
}
