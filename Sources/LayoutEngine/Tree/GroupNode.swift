// SPDX-License-Identifier: GPL-3.0-or-later

/// Several views in order, spliced into the parent's children (L2.1): a builder's block, Group, the content of a Section in a stack.
public final class GroupNode: Node, @unchecked Sendable {
    public let children: [Node]
    /// Did a condition choose these children? Then they count as dynamic (L2.4).
    public let isDynamic: Bool

    /// Nothing: EmptyView, a builder without views (L2.1).
    public static let empty = GroupNode([])

    public init(_ children: [Node], isDynamic: Bool = false, tag: ViewTag? = nil) {
        self.children = children
        self.isDynamic = isDynamic
        super.init(tag: tag)
    }

    public override func collect(into list: inout ViewList, site: ViewSite) {
        if isDynamic { list.isDynamic = true }
        for child in children { child.collect(into: &list, site: site) }
    }
}
