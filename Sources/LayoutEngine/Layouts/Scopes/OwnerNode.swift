// SPDX-License-Identifier: GPL-3.0-or-later

/// Views whose path is not simply that of the place: no layer, only another owner for what is inside.
package final class OwnerNode: UnaryNode, @unchecked Sendable {
    private let owner: @Sendable (ViewPath) -> ViewPath

    /// Views one step further along the path: of a branch, of another place in the code.
    package init(_ content: Node, at step: ViewPath.Step) {
        owner = { $0.appending(step) }
        super.init(content, tag: content.tag)
    }

    /// Views with an owner of their own.
    package init(_ content: Node, owner: ViewPath) {
        self.owner = { _ in owner }
        super.init(content, tag: content.tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site
        inner.owner = owner(site.owner)
        content.collect(into: &list, site: inner)
    }
}

/// The views that a user's function made: a layer with the name of the call, and names of their own within it.
package final class ScopeNode: UnaryNode, @unchecked Sendable {
    override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site.wrapped(by: self)
        if let tag { inner.owner = site.owner.appending(tag.name) }
        content.collect(into: &list, site: inner)
    }
}
