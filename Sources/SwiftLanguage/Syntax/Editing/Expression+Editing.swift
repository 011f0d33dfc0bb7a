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
}

extension Statement {
    /// Whether it is the expression with that id, or has it on its chain.
    func isExpression(with id: ExpressionID) -> Bool {
        switch kind {
        case .expression(let expression), .return(let expression?): expression.spine.contains { $0.id == id }
        default: false
        }
    }
}
