// SPDX-License-Identifier: GPL-3.0-or-later

/// Several views laid out together: what HStack, VStack and ZStack have in common.
public class ContainerNode: RememberingNode, @unchecked Sendable {
    /// The views, and what lists views (a ForEach, a condition…), in order.
    package final let children: [Node]

    /// - Parameter children: as `opened` gives them.
    init(opened children: [Node], tag: ViewTag?) {
        self.children = children
        super.init(tag: tag)
    }

    final override var contained: References<Node> { References(children) }

    /// What static groups list, without the groups: they are only a way to write it (L2.1).
    static func opened(_ content: Node) -> [Node] { opened(content.listed) }

    static func opened(_ children: [Node]) -> [Node] {
        // Shared, not copied: nearly every stack.
        let hasGroup = children.contains { !$0.facts.isSelfContained && ($0 as? GroupNode)?.isTransparent == true }
        return hasGroup ? children.flatMap { opened($0) } : children
    }

    override var hasGivenChildren: Bool { children.isEmpty }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var list = ViewList()
        for child in children { child.collect(into: &list, site: site) }
        return list
    }

    /// The one static child of a container is the container, for layout (L2.4).
    final func onlyChild(_ view: LayoutSubview) -> LayoutSubview? { onlyChild(view.subviews, of: view) }

    @inline(__always)
    final func onlyChild(_ subviews: LayoutSubviews, of view: LayoutSubview) -> LayoutSubview? {
        subviews.count == 1 && !view.hasDynamicChildren ? subviews[0] : nil
    }

    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { view.guideAxesOfChildren }

    override func layoutPriority(_ view: LayoutSubview) -> Double {
        if let child = onlyChild(view) { return child.priority }
        return view.subviews.isEmpty ? -.infinity : 0
    }
}
