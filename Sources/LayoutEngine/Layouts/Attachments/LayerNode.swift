// SPDX-License-Identifier: GPL-3.0-or-later

/// A layer without layout: modifiers that only draw, keep data or mark a view, and the layer of a component.
package final class LayerNode: UnaryNode, @unchecked Sendable {
    private let id: ViewID?

    package init(_ content: Node = GroupNode.empty, id: ViewID? = nil, tag: ViewTag?) {
        self.id = id
        super.init(content, tag: tag)
    }

    /// An id is looked for among elements.
    override var isSelfContainedKind: Bool { id == nil }

    package override var explicitID: ViewID? { id }
}
