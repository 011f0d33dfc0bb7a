// SPDX-License-Identifier: GPL-3.0-or-later

/// The children of a stack as its algorithm asks them: elements through `LayoutSubview`, or plain nodes directly.
protocol StackChildren {
    var count: Int { get }
    func priority(_ index: Int) -> Double
    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double
    func size(_ index: Int, _ proposal: ProposedViewSize) -> CGSize
    func guide(_ index: Int, _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> Double
    /// The size of a child whose length along an axis, for the same proposal, is known.
    func size(_ index: Int, _ proposal: ProposedViewSize, _ axis: Axis, along: Double) -> CGSize
    /// Is every guide its default?
    var areWithoutGuides: Bool { get }
    /// The distance that a child and the one before it prefer.
    func gap(before index: Int, _ axis: Axis) -> Double
}

extension LayoutSubviews: StackChildren {
    func priority(_ index: Int) -> Double { self[index].priority }

    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double {
        self[index].length(axis, along: along, across: across)
    }

    func size(_ index: Int, _ proposal: ProposedViewSize) -> CGSize { self[index].sizeThatFits(proposal) }

    func size(_ index: Int, _ proposal: ProposedViewSize, _ axis: Axis, along: Double) -> CGSize { self[index].sizeThatFits(proposal) }

    var areWithoutGuides: Bool { false }

    func guide(_ index: Int, _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> Double {
        self[index].guide(key, in: size, proposal: proposal)
    }

    func gap(before index: Int, _ axis: Axis) -> Double { self[index - 1].spacing.distance(to: self[index].spacing, along: axis) }
}

/// Plain nodes: their answers depend on one axis, they have no guides of their own, and no wishes for distances.
struct PlainChildren: StackChildren {
    let nodes: [Node]

    init(nodes: [Node]) { self.nodes = nodes }

    /// The static, plain views that a stack's content lists; nil where there is anything else.
    init?(of content: Node) {
        if let group = content as? GroupNode, !group.isDynamic, group.children.allSatisfy(\.isPlain) {
            // Shared, not copied: nearly every stack.
            nodes = group.children
        } else {
            var found: [Node] = []
            guard Self.collect(content, &found) else { return nil }
            nodes = found
        }
    }

    private static func collect(_ node: Node, _ found: inout [Node]) -> Bool {
        if node.isPlain {
            found.append(node)
            return true
        }
        guard let group = node as? GroupNode, !group.isDynamic else { return false }
        return group.children.allSatisfy { collect($0, &found) }
    }

    @inline(__always) var count: Int { nodes.count }
    @inline(__always) func priority(_ index: Int) -> Double { nodes[index].plain.priority }

    @inline(__always)
    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double { nodes[index].plainLength(axis, along) }

    @inline(__always)
    func size(_ index: Int, _ proposal: ProposedViewSize) -> CGSize { nodes[index].plainSize(proposal) }

    @inline(__always)
    func size(_ index: Int, _ proposal: ProposedViewSize, _ axis: Axis, along: Double) -> CGSize {
        CGSize(axis, along: along, across: nodes[index].plainLength(axis.other, proposal[axis.other]))
    }

    @inline(__always) var areWithoutGuides: Bool { true }

    @inline(__always)
    func guide(_ index: Int, _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> Double { key.defaultValue(in: size) }

    @inline(__always)
    func gap(before index: Int, _ axis: Axis) -> Double { ViewSpacing.standard }
}
