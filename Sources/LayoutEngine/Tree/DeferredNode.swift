// SPDX-License-Identifier: GPL-3.0-or-later

/// A view that is made when its place is known: a component's body, arguments that read the environment, a condition on it.
package final class DeferredNode: Node, @unchecked Sendable {
    private let make: (ViewSite) -> Node
    private let ownerName: String?

    /// - Parameter ownerName: what the views made here are named under (`body` of a component); nil for the site's own owner.
    package init(tag: ViewTag? = nil, ownerName: String? = nil, make: @escaping (ViewSite) -> Node) {
        self.make = make
        self.ownerName = ownerName
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        guard site.pass.mayDescend(below: site.owner) else { return }
        defer { site.pass.didAscend() }
        // A component is a layer of its own, so that it has a frame under its name.
        var inner = tag.map { site.wrapped(by: LayerNode(tag: $0)) } ?? site
        if let ownerName, let tag { inner.owner = site.owner.appending(tag.name).appending(ownerName) }
        make(inner).collect(into: &list, site: inner)
    }
}
