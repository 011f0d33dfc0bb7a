// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Elements of a ForEach that a lazy container has not made: they exist, but nothing can be asked of them.
struct UnrealizedRows {
    private struct Rows {
        let node: ForEachNode
        /// As a person writes its path.
        let text: String?
    }

    private let rows: [Rows]

    init(index: ViewIndex) {
        rows = index.layers.flatMap { layer in
            guard let lazy = layer.placed.node as? LazyNode else { return [Rows]() }
            return Self.forEachs(in: lazy.content).map { node in
                Rows(node: node, text: node.tag.map { index.text(of: layer.owner.appending($0.name)) })
            }
        }
    }

    /// Is there a lazy row for an element with this id?
    func contains(_ id: ViewID) -> Bool { rows.contains { $0.node.data.index(id) != nil } }

    /// Has the ForEach of that path a row for such an element?
    func contains(_ id: ViewID, of path: String) -> Bool { rows.contains { $0.text == path && $0.node.data.index(id) != nil } }

    /// Has the ForEach of that path lazy rows?
    func areMade(by path: String) -> Bool { rows.contains { $0.text == path } }

    private static func forEachs(in node: Node) -> [ForEachNode] {
        if let found = node as? ForEachNode { return [found] }
        if let group = node as? GroupNode { return group.children.flatMap(forEachs) }
        if let section = node as? SectionNode { return forEachs(in: section.content) }
        if let unary = node as? UnaryNode { return forEachs(in: unary.content) }
        return []
    }
}
