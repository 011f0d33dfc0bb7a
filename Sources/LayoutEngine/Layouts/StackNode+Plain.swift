// SPDX-License-Identifier: GPL-3.0-or-later

/// A stack of plain views is one (see `PlainFacts`): the same algorithm (L8), asking nodes instead of elements. What it finds out about
/// its children's minimum and maximum is settled when it is made, so only the offers are left to be worked out.
extension StackNode {
    /// Each child is asked once for all: its answers to nil, 0 and infinity, and so its flexibility, never change.
    func settlePlainStack(_ rigidAxes: Axis.Set) {
        let nodes = NodeView(children)
        if rigidAxes == .both { return settleRigidStack(nodes) }
        let rigidCount = nodes.indices.count { nodes.isRigid($0) }
        notesLengths = rigidCount >= StackNotes.rigidLimit && nodes.count > rigidCount
        withUnsafeTemporaryAllocation(of: StackTurn.self, capacity: nodes.count) { turns in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: notesLengths ? nodes.count : 0) { lengths in
                settlePlainStack(nodes, turns, lengths)
            }
        }
    }

    private func settleRigidStack(_ nodes: NodeView) {
        var size = CGSize.zero
        for index in nodes.indices {
            let answer = nodes.size(index, .unspecified)
            add(CGSize(width: answer[axis], height: answer[axis.other]), to: &size)
        }
        ideal = CGSize(axis, along: size.width + plainGaps, across: size.height).sanitized
    }

    private func settlePlainStack(
        _ nodes: NodeView, _ turns: UnsafeMutableBufferPointer<StackTurn>, _ lengths: UnsafeMutableBufferPointer<Double>
    ) {
        var sums = PlainAnswers()
        var across = 0.0
        var least = 0.0
        for index in nodes.indices {
            // Widths are lengths along the axis, heights those across it.
            let answers = axis == .horizontal ? nodes.answers(index) : nodes.answers(index).transposed
            add(answers.ideal, to: &sums.ideal)
            add(answers.minimum, to: &sums.minimum)
            add(answers.maximum, to: &sums.maximum)
            least = min(least, answers.minimum.width)
            let turn = nodes.ask(index) { StackTurn(index, priority: $0.priority, answers.minimum.width, answers.maximum.width) }
            turns.initializeElement(at: index, to: turn)
            guard notesLengths else { continue }
            let isRigid = nodes.isRigid(index)
            lengths.initializeElement(at: index, to: isRigid ? answers.ideal.width : .nan)
            if isRigid { across = max(across, answers.ideal.height) }
        }
        let gaps = plainGaps
        sums.ideal.width += gaps
        sums.minimum.width += gaps
        sums.maximum.width += gaps
        let settled = axis == .horizontal ? sums.sanitized : sums.sanitized.transposed
        self.turns = StackTurns(turns, lengths)
        ideal = settled.ideal
        let room = StackNotes.room(nodes.count, self.turns, notesLengths: notesLengths)
        let memo = PlainMemo(minimum: settled.minimum, maximum: settled.maximum, room: room)
        StackNotes.write(into: memo, self.turns, turns, across: across, lengths)
        memory = memo.memory
        // Nobody is offered anything of nothing, unless priorities, gaps or children below 0 leave something.
        if nodes.count > 1, self.turns == .byPriority || gaps < 0 || least < 0 {
            memo.setMinimum(axis, sanitized(sharedLength(0, memo)))
        }
    }

    /// Widths are lengths along the axis here, and added up.
    @inline(__always)
    private func add(_ child: CGSize, to size: inout CGSize) {
        size.width += child.width
        size.height = max(size.height, child.height)
    }

    @inline(__always)
    private func notes(_ memo: PlainMemo) -> StackNotes { StackNotes(memo, turns, count: children.count, notesLengths: notesLengths) }

    /// The distance of plain views, which have no wishes (L7.2); nil where Spacers want none.
    private var plainGap: Double? { spacing ?? (hasSpacers ? nil : ViewSpacing.standard) }

    @inline(__always)
    private var plainGaps: Double {
        if let plainGap { return plainGap * Double(children.count - 1) }
        return spacedGaps
    }

    @inline(never)
    private var spacedGaps: Double { children.indices.dropLast().reduce(0) { $0 + plainGap(after: $1) } }

    /// A Spacer is 0 from its neighbours (L3.7).
    @inline(never)
    private func plainGap(after index: Int) -> Double {
        let next = min(index + 1, children.count - 1)
        return plainGap ?? (children[index] is SpacerNode || children[next] is SpacerNode ? 0 : ViewSpacing.standard)
    }

    /// The memo and the notes, and where the children are.
    func fetchPlainStack() -> Bool {
        guard let memo else { return true }
        // No answer is NaN, and a plain stack is not empty.
        return !memo.minimum.width.isNaN && !notes(memo).across.isNaN && !children.isEmpty
    }

    /// Reads in all children what measuring them will read, before the first of them is measured: what lies far away in memory comes for
    /// all of them at once. That pays for stacks of several stacks; far above them the wait is a small part.
    @inline(__always)
    private func fetch(_ nodes: NodeView, _ notes: StackNotes) -> Bool {
        guard nodes.count >= 4, Self.fetchedViews.contains(plain.views) else { return true }
        var isThere = true
        for index in nodes.indices where notes.length(index).isNaN { isThere = nodes.ask(index) { $0.fetchPlain() } && isThere }
        return isThere
    }

    private static var fetchedViews: ClosedRange<Int32> { 32...4096 }

    // MARK: sizes

    /// Offers that no memo knows: 0 and infinity are always known.
    func solvePlainStack(_ axis: Axis, _ proposal: Double?) -> Double {
        let nodes = NodeView(children)
        guard nodes.count > 1, let proposal, let memo else { return nodes.length(0, axis, proposal) }
        if axis == self.axis { return sharedLength(proposal, memo) }
        let notes = notes(memo)
        var length = notes.across
        for index in nodes.indices where notes.length(index).isNaN { length = max(length, nodes.length(index, axis, proposal)) }
        return length
    }

    private func sharedLength(_ proposal: Double, _ memo: PlainMemo) -> Double {
        if turns == .byPriority { return prioritizedLength(proposal) }
        return share(proposal, memo) { nodes, index, offer in nodes.length(index, axis, offer) }
    }

    /// Both lengths, with one question to each child.
    func solvePlainStack(_ offer: CGSize) -> CGSize {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.size(0, ProposedViewSize(offer)) }
        guard turns != .byPriority, let memo else {
            return CGSize(width: solvePlainStack(.horizontal, offer.width), height: solvePlainStack(.vertical, offer.height))
        }
        let across = offer[axis.other]
        var longest = notes(memo).across
        let length = share(offer[axis], memo) { nodes, index, offer in
            let size = nodes.size(index, ProposedViewSize(axis, along: offer, across: across))
            longest = max(longest, size[axis.other])
            return size[axis]
        }
        return CGSize(axis, along: length, across: longest)
    }

    // MARK: shares

    /// Offers every child its share, in turn; the body says what the child takes of it. Those of noted lengths are not asked.
    /// Returns the length of the stack.
    @inline(__always)
    private func share(_ proposal: Double, _ memo: PlainMemo, _ ask: (NodeView, Int, Double) -> Double) -> Double {
        let nodes = NodeView(children)
        let notes = notes(memo)
        let gaps = plainGaps
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: nodes.count) { lengths in
            var walk = StackNotes.Walk(notes, count: nodes.count)
            var available = proposal - gaps
            guard fetch(nodes, notes) else { return .nan }
            for turn in nodes.indices {
                let index = walk.next()
                var length = notes.length(index)
                if length.isNaN { length = ask(nodes, index, evenShare(available, of: nodes.count - turn)) }
                lengths.initializeElement(at: index, to: length)
                take(length, from: &available)
            }
            return lengths.reduce(0, +) + gaps
        }
    }

    @inline(__always)
    private func evenShare(_ available: Double, of sharers: Int) -> Double { sanitized(max(available / Double(sharers), 0)) }

    /// An infinite length taken from an infinite rest leaves the rest as it was (L8.2).
    @inline(__always)
    private func take(_ length: Double, from available: inout Double) {
        let rest = available - length
        if !rest.isNaN { available = rest }
    }

    private func prioritizedLength(_ proposal: Double) -> Double {
        withPrioritizedShares(proposal) { lengths, _ in lengths.reduce(0, +) } + plainGaps
    }

    private func withPrioritizedShares<Result>(
        _ proposal: Double, _ body: (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Double?>) -> Result
    ) -> Result {
        let count = children.count
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
            withUnsafeTemporaryAllocation(of: Double?.self, capacity: count) { offers in
                lengths.initialize(repeating: 0)
                offers.initialize(repeating: nil)
                let children = PlainChildren(nodes: children)
                var shares = StackShares(axis: axis, across: nil, available: proposal - plainGaps, subviews: children)
                shares.run(lengths, offers)
                return body(lengths, offers)
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
            position = advanced(advanced(position, by: size[axis]), by: gap ?? plainGap(after: index))
        }
    }

    private func visitShares(_ along: Double?, _ across: Double, _ body: (Node, CGRect) -> Bool) {
        let nodes = NodeView(children)
        withUnsafeTemporaryAllocation(of: PlainShare.self, capacity: nodes.count) { shares in
            settle(shares, nodes, along, across)
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
                position = advanced(advanced(position, by: share.size[axis]), by: gap ?? plainGap(after: index))
            }
        }
    }

    /// What each child is offered, and what it answers.
    private func settle(_ shares: UnsafeMutableBufferPointer<PlainShare>, _ nodes: NodeView, _ along: Double?, _ across: Double) {
        @inline(__always)
        func ask(_ index: Int, _ offer: Double?) -> Double {
            let size = nodes.size(index, ProposedViewSize(axis, along: offer, across: across))
            shares.initializeElement(at: index, to: PlainShare(offer: offer, size: size))
            return size[axis]
        }
        guard let along, let memo else {
            for index in nodes.indices { _ = ask(index, nil) }
            return
        }
        if turns == .byPriority {
            return withPrioritizedShares(along) { _, offers in for index in nodes.indices { _ = ask(index, offers[index] ?? 0) } }
        }
        var walk = StackNotes.Walk(notes(memo), count: nodes.count)
        var available = along - plainGaps
        for turn in nodes.indices { take(ask(walk.next(), evenShare(available, of: nodes.count - turn)), from: &available) }
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
