// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// NavigationStack, and each column of a NavigationSplitView (L3.9).
extension NavigationNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        question.offer == question.size
            ? .ends("A navigation container takes all it is offered.", "L3.9")
            : .ends("A navigation container is as \(question.axis.adjective) as its content here.", "L3.9")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard question.axis == .horizontal, let column = column(question) else {
            return .says("\(name(question)) takes what it is offered and passes it on: \(question.passed).", "L3.9")
        }
        return column
    }

    private func name(_ question: ChildQuestion) -> String {
        let tag = question.tree.ancestors(of: question.child).lazy.compactMap { question.tree.placed($0).node.tag }.first
        return "the \(tag?.kind ?? "navigation container")"
    }

    /// A NavigationSplitView is a row of columns: those before the last have a width of their own.
    private func column(_ question: ChildQuestion) -> Reason? {
        let tree = question.tree
        guard let around = tree.parent(of: question.parent.layer) else { return nil }
        let width = LengthText.of(question.parent.size)
        if tree.placed(around).node is SplitColumnNode, let row = tree.parent(of: around), tree.placed(row).node is StackNode {
            return .ends(
                "It is in a column of \(name(question)), before the detail: such a column is always \(width) wide here.", "L3.13")
        }
        guard tree.placed(around).node is StackNode, tree.placed(around).node.tag == nil, tree.children(of: around).count > 1 else {
            return nil
        }
        let others = tree.children(of: around).dropLast().map { tree.placed($0).size.width }
        return .says(
            "It is in the detail of \(name(question)), which gets what the columns before it leave: all but \(LengthText.sum(others)), \(width).",
            "L3.13"
        ).ended
    }
}
