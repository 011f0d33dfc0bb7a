// SPDX-License-Identifier: GPL-3.0-or-later

/// EmptyView: no child of any container (L2.1). Only where nothing else is there to lay out, as the root, it is a view:
/// with its modifiers around it, as large as it is proposed, 10 for nil (L3.5).
package final class EmptyNode: Node, @unchecked Sendable {
    override func collect(into list: inout ViewList, site: ViewSite) {
        if list.keepsEmptyViews { super.collect(into: &list, site: site) }
    }
}

extension Element {
    /// The first EmptyView of a root that holds no other view.
    static func emptyRoot(_ node: Node, site: ViewSite) -> Element? {
        var list = ViewList(keepsEmptyViews: true)
        node.collect(into: &list, site: site)
        return list.elements.first
    }
}
