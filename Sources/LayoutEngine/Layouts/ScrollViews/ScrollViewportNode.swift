// SPDX-License-Identifier: GPL-3.0-or-later

/// ScrollViewport (S13): the outermost one records its size and safe-area insets outside of its scroll view and gives them to
/// everything below as `viewport`; nested ones are plain scroll views.
package final class ScrollViewportNode: Node, @unchecked Sendable {
    private let content: Node
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let name: String

    package init(_ content: Node, axes: Axis.Set = .vertical, showsIndicators: Bool = true, name: String, tag: ViewTag? = nil) {
        (self.content, self.axes, self.showsIndicators, self.name) = (content, axes, showsIndicators, name)
        super.init(tag: tag)
    }

    /// Inside of another it is the scroll view itself (S13.2).
    override func collect(into list: inout ViewList, site: ViewSite) {
        guard site.environment[EnvironmentKeys.viewportDepth] == 0 else {
            return ScrollNode(content, axes: axes, showsIndicators: showsIndicators, name: name, tag: tag).collect(into: &list, site: site)
        }
        super.collect(into: &list, site: site)
    }

    /// Greedy on both axes, as the GeometryReader that it is (S13.3).
    override func independence(_ view: LayoutSubview) -> Independence { .full }
    override var isVolatile: Bool { true }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let element = view.element
        let viewport = Viewport(size: size, safeAreaInsets: view.safeAreaInsets(context))
        if (element.storage as? Element.Kept<Viewport>)?.value != viewport {
            element.storage = Element.Kept(viewport)
            element.replaceChildren([scrollView(in: element, viewport, view.pass)])
        }
        for subview in view.subviews { subview.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    private func scrollView(in element: Element, _ viewport: Viewport, _ pass: LayoutPass) -> Element {
        let origin = EnvironmentOrigin.view(element.owner.appending(name).description)
        let environment = element.environment
            .setting(EnvironmentKeys.viewport, to: viewport, by: origin)
            .setting(EnvironmentKeys.viewportDepth, to: 1, by: origin)
        let site = ViewSite(environment: environment, owner: element.owner, stackAxis: nil, pass: pass)
        return Element(node: ScrollNode(content, axes: axes, showsIndicators: showsIndicators, name: name), site: site)
    }
}
