// SPDX-License-Identifier: GPL-3.0-or-later

/// Changes the environment of what it goes around; a layer without layout.
public final class EnvironmentNode: UnaryNode, @unchecked Sendable {
    private let change: (EnvironmentValues, EnvironmentOrigin) -> EnvironmentValues

    public init(_ content: Node, tag: ViewTag? = nil, change: @escaping (EnvironmentValues, EnvironmentOrigin) -> EnvironmentValues) {
        self.change = change
        super.init(content, tag: tag)
    }

    public override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site.wrapped(by: self)
        let name = tag.map { site.owner.appending($0.name).description } ?? site.owner.description
        inner.environment = change(site.environment, .view(name))
        content.collect(into: &list, site: inner)
    }
}
