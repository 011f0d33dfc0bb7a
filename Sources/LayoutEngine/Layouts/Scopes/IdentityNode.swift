// SPDX-License-Identifier: GPL-3.0-or-later

/// id(_:): marks a layer, and makes what is inside another view when the id changes (L2.8).
public final class IdentityNode: UnaryNode, @unchecked Sendable {
    let id: ViewID

    /// A view with an id of its own: by it scrolling finds the view.
    public init(_ content: Node, id: ViewID, tag: ViewTag? = nil) {
        self.id = id
        super.init(content, tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site.wrapped(by: self)
        inner.owner = site.owner.appending(.explicitID(id))
        content.collect(into: &list, site: inner)
    }

    package override var explicitID: ViewID? { id }
}
