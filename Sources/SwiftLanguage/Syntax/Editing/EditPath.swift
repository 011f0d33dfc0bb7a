// SPDX-License-Identifier: GPL-3.0-or-later

/// The nodes from the root of a tree down to one of them. An edit there makes these nodes anew and keeps every other.
package struct EditPath {
    /// Parents first; never empty.
    package let nodes: [Expression]
    private let id: ExpressionID

    /// nil where the tree has no node with that id.
    package init?(to id: ExpressionID, in root: Expression) {
        nodes = root.path { $0.id == id }
        self.id = id
        if nodes.isEmpty { return nil }
    }

    /// The root with another node at the end of the path.
    func replacingEnd(with new: Expression) -> Expression { replacing(nodes.count - 1, with: new) }

    /// The root with another node in the place of one of the path.
    package func replacing(_ index: Int, with new: Expression) -> Expression {
        var changed = new
        for parent in nodes.indices[..<index].reversed() {
            let (old, new) = (nodes[parent + 1], changed)
            changed = nodes[parent].mapChildren { $0 === old ? new : $0 }
        }
        return changed
    }

    // MARK: statements

    /// The innermost node that has the end of the path, or the chain that leads to it, as a statement; nil where none has.
    package var statementHolder: Int? {
        nodes.indices.dropLast().last(where: { holder in
            var isFound = false
            var mapper = ChildMapper(expression: { $0 })
            mapper.list = { list in
                isFound = isFound || statement(below: holder, in: list) != nil
                return isFound ? [] : list
            }
            _ = mapper.kind(nodes[holder].kind)
            return isFound
        })
    }

    /// The root with the list changed in which the statement stands; the edit is told where in it.
    package func editingStatement(in holder: Int, _ edit: @escaping (inout [Statement], Int) -> Void) -> Expression {
        var mapper = ChildMapper(expression: { $0 })
        mapper.list = { list in
            guard let index = statement(below: holder, in: list) else { return list }
            var copy = list
            edit(&copy, index)
            return copy
        }
        return replacing(holder, with: nodes[holder].with(mapper.kind(nodes[holder].kind)))
    }

    /// Where in a list of a node stands the node that follows it on the path, if that is the chain of the end.
    private func statement(below holder: Int, in list: [Statement]) -> Int? {
        let next = nodes[holder + 1]
        guard
            let index = list.firstIndex(where: {
                switch $0.kind {
                case .expression(let expression), .return(let expression?): expression === next
                default: false
                }
            })
        else { return nil }
        return list[index].isExpression(with: id) ? index : nil
    }
}
