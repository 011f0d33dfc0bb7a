// SPDX-License-Identifier: GPL-3.0-or-later

/// Edits of a tree. Each makes new nodes on the path from the root and keeps every other node, ids included.
extension Expression {
    /// The tree with another node in the place of the one with that id; the same object if there is none.
    ///
    /// The new node keeps its own id: give it the old one (`withID`) if it stands for the same view.
    package func replacing(id: ExpressionID, with replacement: Expression) -> Expression {
        let path = path { $0.id == id }
        guard !path.isEmpty else { return self }
        return path.dropLast().reversed().reduce((path[path.count - 1], replacement)) { changed, node in
            (node, node.mapChildren { $0 === changed.0 ? changed.1 : $0 })
        }.1
    }

    /// The same tree with new objects from the root to the node with that id: something about that node has changed that is not in it.
    package func renewingPath(to id: ExpressionID) -> Expression {
        guard let node = first(id) else { return self }
        return replacing(id: id, with: node.with(node.kind))
    }

    /// Is the node with that id, or the chain around it, a statement?
    package func hasStatement(_ id: ExpressionID) -> Bool { editingList(with: id) { _, _ in } != nil }

    /// The tree without the statement that is, or whose chain holds, the node with that id; nil if no statement is.
    package func removing(id: ExpressionID) -> Expression? {
        editingList(with: id) { list, index in list.remove(at: index) }
    }

    /// The tree with statements before the one that is, or whose chain holds, the node with that id; nil if no statement is.
    package func inserting(_ statements: [Statement], before id: ExpressionID) -> Expression? {
        editingList(with: id) { list, index in list.insert(contentsOf: statements, at: index) }
    }

    package func inserting(_ statements: [Statement], after id: ExpressionID) -> Expression? {
        editingList(with: id) { list, index in list.insert(contentsOf: statements, at: index + 1) }
    }

    /// The tree with statements in the place of the one that is, or whose chain holds, the node with that id; nil if no statement is.
    package func replacingStatement(of id: ExpressionID, with statements: [Statement]) -> Expression? {
        editingList(with: id) { list, index in list.replaceSubrange(index...index, with: statements) }
    }

    private func editingList(with id: ExpressionID, _ edit: @escaping (inout [Statement], Int) -> Void) -> Expression? {
        let path = path { $0.id == id }
        // The list stands in one of the nodes around; the outermost node of the chain that holds the id is the statement.
        var isDone = false
        var changed: (old: Expression, new: Expression)?
        for node in path.indices.reversed() {
            var mapper = ChildMapper(expression: { child in child === changed?.old ? changed?.new ?? child : child })
            mapper.list = { list in
                guard !isDone, let index = list.firstIndex(where: { $0.isExpression(with: id) }) else { return list }
                var copy = list
                edit(&copy, index)
                isDone = true
                return copy
            }
            let kind = mapper.kind(path[node].kind)
            if isDone { changed = (path[node], path[node].with(kind)) }
        }
        return isDone ? changed?.new : nil
    }
}

extension Statement {
    /// Whether it is the expression with that id, or has it on its chain.
    package func isExpression(with id: ExpressionID) -> Bool {
        switch kind {
        case .expression(let expression), .return(let expression?): expression.spine.contains { $0.id == id }
        default: false
        }
    }
}
