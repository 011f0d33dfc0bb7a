// SPDX-License-Identifier: GPL-3.0-or-later

/// id(_:): marks a layer, and makes what is inside another view when the id changes (L2.8).
public final class IdentityNode: UnaryNode, @unchecked Sendable {
    public let id: ViewID

    public init(_ content: Node, id: ViewID, tag: ViewTag? = nil) {
        self.id = id
        super.init(content, tag: tag)
    }

    public override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site.wrapped(by: self)
        inner.owner = site.owner.appending(.explicitID(id))
        content.collect(into: &list, site: inner)
    }

    public override var explicitID: ViewID? { id }
}
