// SPDX-License-Identifier: GPL-3.0-or-later

/// Changes the environment of what it goes around; a layer without layout.
public final class EnvironmentNode: UnaryNode, @unchecked Sendable {
    private let change: (EnvironmentValues, EnvironmentOrigin) -> EnvironmentValues

    /// A view in an environment of its own.
    /// `change` gives the environment inside from the one outside, and who is to be named as its setter.
    public init(_ content: Node, tag: ViewTag? = nil, change: @escaping (EnvironmentValues, EnvironmentOrigin) -> EnvironmentValues) {
        self.change = change
        super.init(content, tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site.wrapped(by: self)
        let name = tag.map { site.owner.appending($0.name).description } ?? site.owner.description
        inner.environment = change(site.environment, .view(name))
        content.collect(into: &list, site: inner)
    }
}
