// SPDX-License-Identifier: GPL-3.0-or-later

/// A stack of plain views is one (see `PlainFacts`): the same algorithm (L8), asking nodes instead of elements. What it finds out about
/// its children's minimum and maximum is settled when it is made, so only the offers are left to be worked out.
extension StackNode {
    /// Each child is asked once for all: its answers to nil, 0 and infinity, and so its flexibility, never change.
    func makePlainNumbers() -> PlainNumbers {
        let nodes = NodeView(children)
        var numbers = PlainNumbers()
        withUnsafeTemporaryAllocation(of: StackTurn.self, capacity: nodes.count) { turns in
            for index in nodes.indices {
                let ideal = nodes.size(index, .unspecified)
                let isRigid = nodes.isRigid(index, .horizontal) && nodes.isRigid(index, .vertical)
                let minimum = isRigid ? ideal : nodes.size(index, .zero)
                let maximum = isRigid ? ideal : nodes.size(index, .infinity)
                add(ideal, to: &numbers.ideal)
                add(minimum, to: &numbers.minimum)
                add(maximum, to: &numbers.maximum)
                var turn = StackTurn(index: index, priority: nodes.ask(index) { $0.priority })
                turn.settle(minimum: minimum[axis], maximum: maximum[axis])
                turns.initializeElement(at: index, to: turn)
            }
            numbers.turns = StackTurns(turns)
        }
        numbers.ideal[axis] += plainGaps
        numbers.minimum[axis] += plainGaps
        numbers.maximum[axis] += plainGaps
        if nodes.count > 1, needsShares(0, numbers.turns) { numbers.minimum[axis] = sharedLength(0, numbers.turns) }
        return numbers
    }

    @inline(__always)
    private func add(_ child: CGSize, to size: inout CGSize) {
        size[axis] += child[axis]
        size[axis.other] = max(size[axis.other], child[axis.other])
    }

    private var turns: StackTurns { memo?.turns ?? .asWritten }
    /// The distance of plain views, which have no wishes (L7.2).
    private var plainGap: Double { spacing ?? ViewSpacing.standard }
    private var plainGaps: Double { plainGap * Double(children.count - 1) }

    // MARK: sizes

    func solvePlainStack(_ axis: Axis, _ proposal: Double?) -> Double {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.length(0, axis, proposal) }
        var length = 0.0
        guard axis == self.axis else {
            for index in nodes.indices { length = max(length, nodes.length(index, axis, proposal)) }
            return length
        }
        if let proposal, needsShares(proposal, turns) { return sharedLength(proposal, turns) }
        for index in nodes.indices { length += nodes.length(index, axis, proposal) }
        return length + plainGaps
    }

    /// Nobody is offered anything of nothing, and everybody everything of everything, in whatever order (L8).
    private func needsShares(_ proposal: Double, _ turns: StackTurns) -> Bool {
        if proposal == .infinity { return false }
        if proposal == 0, plainGaps >= 0 { return turns.isByPriority }
        return true
    }

    private func sharedLength(_ proposal: Double, _ turns: StackTurns) -> Double {
        let nodes = NodeView(children)
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: nodes.count) { lengths in
            share(proposal - plainGaps, turns) { index, offer in
                let length = nodes.length(index, axis, offer)
                lengths.initializeElement(at: index, to: length)
                return length
            }
            return lengths.reduce(0, +) + plainGaps
        }
    }

    /// Both lengths, with one question to each child.
    func solvePlainStack(_ offer: CGSize) -> CGSize {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.size(0, ProposedViewSize(offer)) }
        let turns = turns
        guard !isRigid(axis), needsShares(offer[axis], turns), !turns.isByPriority else {
            return CGSize(width: solvePlainStack(.horizontal, offer.width), height: solvePlainStack(.vertical, offer.height))
        }
        let across = offer[axis.other]
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: nodes.count) { lengths in
            var longest = 0.0
            share(offer[axis] - plainGaps, turns) { index, offer in
                let size = nodes.size(index, ProposedViewSize(axis, along: offer, across: across))
                lengths.initializeElement(at: index, to: size[axis])
                longest = max(longest, size[axis.other])
                return size[axis]
            }
            return CGSize(axis, along: lengths.reduce(0, +) + plainGaps, across: longest)
        }
    }

    // MARK: shares

    /// Offers every child its share, in turn; the body says what the child takes of it.
    @inline(__always)
    private func share(_ length: Double, _ turns: StackTurns, _ body: (Int, Double) -> Double) {
        if turns.isByPriority { return shareByPriority(length) { _ = body($0, $1) } }
        let count = children.count
        var available = length
        for turn in 0..<count {
            let index = turns.index(turn, of: count)
            let rest = available - body(index, sanitized(max(available / Double(count - turn), 0)))
            if !rest.isNaN { available = rest }
        }
    }

    private func shareByPriority(_ length: Double, _ body: (Int, Double) -> Void) {
        let count = children.count
        withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
            withUnsafeTemporaryAllocation(of: Double?.self, capacity: count) { offers in
                lengths.initialize(repeating: 0)
                offers.initialize(repeating: nil)
                var shares = StackShares(axis: axis, across: nil, available: length, subviews: PlainChildren(nodes: children))
                shares.run(lengths, offers)
                for index in 0..<count { body(index, offers[index] ?? 0) }
            }
        }
    }

    // MARK: place

    func visitPlainStack(_ size: CGSize, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Bool) {
        if children.count == 1 { return children[0].visitPlain(CGRect(origin: .zero, size: size), proposal, body) }
        // Nil across becomes the stack's own length (L8.4).
        let across = proposal[axis.other] ?? size[axis.other]
        let along = isRigid(axis) ? nil : proposal[axis]
        if along == nil, alignment.isStart { visitInLine(across, body) } else { visitShares(along, across, body) }
    }

    /// As `visitShares`, where nobody needs a share to have a length, and all start on one line.
    private func visitInLine(_ across: Double, _ body: (Node, CGRect) -> Bool) {
        let nodes = NodeView(children)
        let gap = plainGap
        let inner = ProposedViewSize(axis, along: nil, across: across)
        var position = 0.0
        for index in nodes.indices {
            let size = nodes.size(index, inner)
            visit(nodes, index, size, inner, position, 0, body)
            position = advanced(advanced(position, by: size[axis]), by: gap)
        }
    }

    private func visitShares(_ along: Double?, _ across: Double, _ body: (Node, CGRect) -> Bool) {
        let nodes = NodeView(children)
        withUnsafeTemporaryAllocation(of: PlainShare.self, capacity: nodes.count) { shares in
            func settle(_ index: Int, _ offer: Double?) -> Double {
                let inner = ProposedViewSize(axis, along: offer, across: across)
                let size = nodes.size(index, inner)
                shares.initializeElement(at: index, to: PlainShare(offer: offer, size: size))
                return size[axis]
            }
            if let along {
                share(along - plainGaps, turns) { settle($0, $1) }
            } else {
                for index in nodes.indices { _ = settle(index, nil) }
            }
            var band = CrossBand()
            if !alignment.isStart {
                for share in shares { band.add(start: -alignment.defaultValue(in: share.size), length: share.size[axis.other]) }
            }
            let gap = plainGap
            var position = 0.0
            for index in nodes.indices {
                let share = shares[index]
                let inner = ProposedViewSize(axis, along: share.offer, across: across)
                visit(nodes, index, share.size, inner, position, -alignment.defaultValue(in: share.size) - band.low, body)
                position = advanced(advanced(position, by: share.size[axis]), by: gap)
            }
        }
    }

    @inline(__always)
    private func visit(
        _ nodes: NodeView, _ index: Int, _ size: CGSize, _ proposal: ProposedViewSize, _ along: Double, _ across: Double,
        _ body: (Node, CGRect) -> Bool
    ) {
        let origin = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        let frame = PlainPlace(origin: origin, size: size, proposal: proposal).frame
        nodes.ask(index) { $0.visitPlain(frame, proposal, body) }
    }

    /// A step of no length leaves the position.
    @inline(__always)
    private func advanced(_ position: Double, by length: Double) -> Double {
        let end = position + length
        return end.isNaN ? position : end
    }
}

/// What a child of a plain stack was offered along the axis, and what it answered.
private struct PlainShare {
    let offer: Double?
    let size: CGSize
}
