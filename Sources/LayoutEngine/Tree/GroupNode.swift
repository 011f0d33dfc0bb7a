// SPDX-License-Identifier: GPL-3.0-or-later

/// Several views in order, spliced into the parent's children (L2.1): a builder's block, Group, the content of a Section in a stack.
public final class GroupNode: Node, @unchecked Sendable {
    package let children: [Node]
    /// Did a condition choose these children? Then they count as dynamic (L2.4).
    package let isDynamic: Bool
    /// Where they stand on the path that tells views apart; nil where that is the place of the group itself.
    package let step: ViewPath.Step?

    /// Is the group only a way to write its children?
    var isTransparent: Bool { !isDynamic && step == nil }

    /// Nothing: EmptyView, a builder without views (L2.1).
    package static let empty = GroupNode([])

    /// Views in order. `step` is where the views stand on the path that tells views apart; nil: where the group does.
    public init(_ children: [Node], isDynamic: Bool = false, at step: ViewPath.Step? = nil, tag: ViewTag? = nil) {
        self.children = children
        self.isDynamic = isDynamic
        self.step = step
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        if isDynamic { list.isDynamic = true }
        var inner = site
        if let step { inner.owner = site.owner.appending(step) }
        // A group may hold another twice, again and again.
        for child in children where site.pass.mayMake(list.count) { child.collect(into: &list, site: inner) }
    }
}

extension Node {
    /// The views as they are written one after another: those of a static group, else the one.
    package var listed: [Node] {
        guard let group = self as? GroupNode, group.isTransparent else { return [self] }
        return group.children
    }
}
