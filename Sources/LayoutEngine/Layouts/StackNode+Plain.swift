// SPDX-License-Identifier: GPL-3.0-or-later

/// A stack of plain views is one (see `PlainMemo`): the same algorithm, asking nodes instead of elements.
extension StackNode {
    func makePlainFacts() -> PlainFacts {
        // An empty stack has wishes for its distances (L2.7); an infinite distance makes sums that are no lengths.
        guard alignment.isPlain, (spacing ?? 0).isFinite, let children = PlainChildren(of: content), children.count > 0 else {
            return PlainFacts()
        }
        plainChildren = children.nodes
        var views: Int32 = 0
        var rigidAxes = Axis.Set.both
        for node in children.nodes {
            views = min(views + 1 + node.plain.views, PlainFacts.manyViews)
            rigidAxes.formIntersection(node.plain.rigidAxes)
        }
        let priority = children.count == 1 ? children.priority(0) : 0
        return PlainFacts(views: views, rigidAxes: rigidAxes, priority: priority, memo: PlainMemo(self))
    }

    func solvePlainStack(_ axis: Axis, _ proposal: Double?) -> Double {
        let nodes = plainChildren
        if nodes.count == 1 { return nodes[0].plainLength(axis, proposal) }
        guard axis == self.axis else {
            var length = 0.0
            for node in nodes { length = max(length, node.plainLength(axis, proposal)) }
            return length
        }
        let children = PlainChildren(nodes: nodes)
        // Nobody is offered anything of nothing, and everybody everything of everything, in whatever order (L8).
        let gaps = totalGaps(children)
        if proposal == nil || proposal == .infinity || (proposal == 0 && gaps >= 0) {
            var total = 0.0
            for node in nodes { total += node.plainLength(axis, proposal) }
            return total + gaps
        }
        return withShares(children, along: proposal, across: nil) { lengths, _, gaps in lengths.reduce(0, +) + gaps }
    }

    func visitPlainStack(_ size: CGSize, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Void) {
        let nodes = plainChildren
        if nodes.count == 1 {
            return nodes[0].visitPlain(CGRect(origin: .zero, size: size), proposal, body)
        }
        if alignment.kind == .start, plain.rigidAxes.contains(axis: axis) { return visitRigid(nodes, size, proposal, body) }
        eachPlace(in: size, proposal: proposal, PlainChildren(nodes: nodes)) { index, origin, childSize, inner in
            nodes[index].visitPlain(PlainPlace(origin: origin, size: childSize, proposal: inner).frame, inner, body)
        }
    }

    /// As `eachPlace`, where nobody needs a share to have a length, and all start on one line.
    private func visitRigid(_ nodes: [Node], _ size: CGSize, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Void) {
        let across = proposal[axis.other] ?? size[axis.other]
        let gap = spacing ?? ViewSpacing.standard
        let inner = ProposedViewSize(axis, along: 0, across: across)
        var position = 0.0
        for node in nodes {
            let origin = axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
            let frame = PlainPlace(origin: origin, size: node.plainSize(inner), proposal: inner).frame
            node.visitPlain(frame, inner, body)
            position += axis == .horizontal ? frame.width : frame.height
            position += gap
        }
    }
}
