// SPDX-License-Identifier: GPL-3.0-or-later

/// Edits of a tree. Each makes new nodes on the path from the root and keeps every other node, ids included.
extension Expression {
    /// The tree with another node in the place of the one with that id; the same object if there is none.
    ///
    /// The new node keeps its own id: give it the old one (`withID`) if it stands for the same view.
    package func replacing(id: ExpressionID, with replacement: Expression) -> Expression {
        EditPath(to: id, in: self)?.replacingEnd(with: replacement) ?? self
    }

    /// The same tree with new objects from the root to the node with that id: something about that node has changed that is not in it.
    package func renewingPath(to id: ExpressionID) -> Expression {
        guard let path = EditPath(to: id, in: self), let node = path.nodes.last else { return self }
        return path.replacingEnd(with: node.with(node.kind))
    }

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
        guard let path = EditPath(to: id, in: self), let holder = path.statementHolder else { return nil }
        return path.editingStatement(in: holder, edit)
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
