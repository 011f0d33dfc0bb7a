// SPDX-License-Identifier: GPL-3.0-or-later

/// GeometryReader: takes its proposal, and makes its content when its place is known (L5).
public final class GeometryReaderNode: Node, @unchecked Sendable {
    private let content: (GeometryProxy, ViewSite) -> Node

    /// A view that is made for the place that it gets.
    /// `content` makes the views inside, once size and place are known, and again when those change that it read.
    public init(tag: ViewTag? = nil, content: @escaping (GeometryProxy, ViewSite) -> Node) {
        self.content = content
        super.init(tag: tag)
    }

    override func independence(_ view: LayoutSubview) -> Independence { .full }
    override var isVolatile: Bool { true }
    override func stackAxis(inherited: Axis?) -> Axis? { nil }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let element = view.element
        let proxy = GeometryProxy(size: size, view: view, context: context)
        if (element.storage as? GeometryProxy)?.seesTheSame(as: proxy) != true {
            let site = element.site(view.pass).forChildren(of: self)
            element.replaceChildren(content(proxy, site).list(at: site).elements)
            element.storage = proxy
        }
        for subview in view.subviews { subview.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}
