// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Elements of a ForEach that a lazy container has not made: they exist, but nothing can be asked of them.
struct UnrealizedRows {
    let index: ViewIndex

    /// Is there a lazy row for an element with this id?
    func contains(_ id: ViewID) -> Bool { rows.contains { $0.node.data.index(id) != nil } }

    /// Is `forEach1[42]` (or what would be inside) a row that was not made?
    func contains(path: String) -> Bool {
        rows.contains { row in
            guard let name = row.node.tag?.name else { return false }
            let prefix = index.text(of: row.owner.appending(name)) + "["
            guard path.hasPrefix(prefix) else { return false }
            let rest = path.dropFirst(prefix.count)
            if isRealized(prefix, rest) { return false }
            return (0..<min(row.node.data.count, Self.searchLimit)).contains { position in
                rest.hasPrefix(row.node.data.id(position).literal + "]")
            }
        }
    }

    /// Was the row of the path's element made?
    private func isRealized(_ prefix: String, _ rest: Substring) -> Bool {
        index.layers.contains { layer in
            guard let id = layer.owner.element, rest.hasPrefix(id.literal + "]") else { return false }
            return index.text(of: layer.owner) == prefix + id.literal + "]"
        }
    }

    private static let searchLimit = 1_000_000

    private var rows: [(node: ForEachNode, owner: ViewPath)] {
        index.layers.flatMap { layer in
            guard let lazy = layer.placed.node as? LazyStackNode else { return [(node: ForEachNode, owner: ViewPath)]() }
            return Self.forEachs(in: lazy.content).map { ($0, layer.owner) }
        }
    }

    private static func forEachs(in node: Node) -> [ForEachNode] {
        if let found = node as? ForEachNode { return [found] }
        if let group = node as? GroupNode { return group.children.flatMap(forEachs) }
        if let section = node as? SectionNode { return forEachs(in: section.content) }
        if let unary = node as? UnaryNode { return forEachs(in: unary.content) }
        return []
    }
}
