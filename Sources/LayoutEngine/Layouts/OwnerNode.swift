// SPDX-License-Identifier: GPL-3.0-or-later

/// Views that were written elsewhere than they are shown: the content that a component was given keeps the names, and so the identity,
/// of the place where it was written.
public final class OwnerNode: Node, @unchecked Sendable {
    public let content: Node
    public let owner: ViewPath

    public init(_ content: Node, owner: ViewPath) {
        self.content = content
        self.owner = owner
        super.init()
    }

    public override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site
        inner.owner = owner
        content.collect(into: &list, site: inner)
    }
}

/// The views that a function of the user's made: a layer with the name of the call, and names of their own within it.
public final class ScopeNode: UnaryNode, @unchecked Sendable {
    override var isPlainLayer: Bool { true }

    public override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site.wrapped(by: self)
        if let tag { inner.owner = site.owner.appending(tag.name) }
        content.collect(into: &list, site: inner)
    }
}
