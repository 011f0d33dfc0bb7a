// SPDX-License-Identifier: GPL-3.0-or-later

/// What a view presents over the window, and where.
package struct Presentation {
    let content: Node
    let tag: ViewTag
    /// For drawing.
    let surface: any Sendable
    /// Its frame in the window, in window coordinates.
    let frame: (PresentationSite) -> CGRect

    package init(_ content: Node, tag: ViewTag, surface: any Sendable, frame: @escaping (PresentationSite) -> CGRect) {
        (self.content, self.tag, self.surface, self.frame) = (content, tag, surface, frame)
    }
}

/// What the frame of a presented view follows.
package struct PresentationSite {
    package let window: CGSize
    /// Of the window, in window edges, and how much of that at the bottom is the keyboard's.
    package let safeArea: EdgeInsets
    package let keyboard: Double
    /// The frame of the view that presents, in the window.
    package let presenter: CGRect
    /// The presented view: it can be asked for sizes, and for what modifiers inside carry.
    package let content: BuiltContent
}

/// A view that may present another over the window (L16.1): a layer that changes nothing of the view itself. What it presents is a root
/// of its own, which the snapshot has after all else.
package final class PresentationNode: UnaryNode, @unchecked Sendable {
    private let presentation: (ViewSite) -> Presentation?

    /// - Parameter presentation: nil while nothing is presented; asked when the view is made.
    package init(_ content: Node, tag: ViewTag? = nil, presentation: @escaping (ViewSite) -> Presentation?) {
        self.presentation = presentation
        super.init(content, tag: tag)
    }

    /// Its own place is that of the window, wherever this view goes.
    override var isVolatile: Bool { true }
    override func stackAxis(inherited: Axis?) -> Axis? { nil }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        guard let presentation = presentation(site) else { return ViewList() }
        let storage = Storage(presentation)
        element.storage = storage
        var site = site
        site.environment = site.environment.setting(EnvironmentKeys.containerSize, to: storage.container, by: .standard)
            .resetting(EnvironmentKeys.barCollapse).resetting(EnvironmentKeys.enclosingBar)
        return ViewList([Element(node: PresentedNode(presentation), site: site)])
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let subviews = view.subviews
        subviews[0].place(at: .zero, size: size, proposal: proposal)
        guard subviews.count > 1, let storage = view.element.storage as? Storage else { return }
        let source = view.pass.window
        let site = PresentationSite(
            window: source.frame.size, safeArea: source.insets,
            keyboard: source.insets.bottom - source.overlap(with: source.frame, .container).bottom, presenter: context.frame,
            content: BuiltContent(element: subviews[1].element, pass: view.pass))
        let frame = storage.presentation.frame(site)
        storage.source = SafeAreaSource(frame: frame, elements: [.init(regions: .container, insets: source.overlap(with: frame))])
        let inner = frame.inset(by: storage.source?.insets ?? .zero)
        storage.container.settle(inner.size, view.pass)
        let outer = context.frame
        let x = view.element.environment.isRightToLeft ? outer.maxX - frame.maxX : frame.minX - outer.minX
        subviews[1].place(at: CGPoint(x: x, y: frame.minY - outer.minY), size: frame.size, proposal: ProposedViewSize(frame.size))
    }

    override var changesContext: Bool { true }

    /// What is presented finds the window around itself, and nothing of what the view stands in.
    override func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext {
        guard index > 0, let storage = view.element.storage as? Storage else { return context }
        var inner = PlacementContext(window: view.pass.window.frame.size)
        inner.safeArea = storage.source
        inner.container = storage.container.size
        inner.isForced = context.isForced
        return inner
    }

    private final class Storage {
        let presentation: Presentation
        let container = ContainerLength()
        var source: SafeAreaSource?
        init(_ presentation: Presentation) { self.presentation = presentation }
    }
}

/// The view over the window: as large as it is told, its content in the middle of what is safe of that, as the root is in the window (L1.8).
package final class PresentedNode: ScreenNode, @unchecked Sendable {
    private let content: Node
    package let surface: any Sendable

    init(_ presentation: Presentation) {
        content = presentation.content
        surface = presentation.surface
        super.init(tag: presentation.tag)
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { ViewList([Element.column(content, site: site)]) }
}
