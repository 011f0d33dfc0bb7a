// SPDX-License-Identifier: GPL-3.0-or-later

/// What a child of a flowing stack was offered along the axis, where it was offered anything, and what it answered.
struct FlowShare {
    var size = CGSize.zero
    var offer = 0.0
}

/// The shares of a flowing stack (L8), and the proposals for which they come out the same.
struct FlowShares {
    private let axis: Axis
    private let nodes: NodeView
    private let flow: Flow
    private let gaps: Double
    private let hasPriorities: Bool
    let shares: UnsafeMutableBufferPointer<FlowShare>
    private var room = FlowRoom()

    @inline(__always)
    init(_ axis: Axis, _ nodes: NodeView, _ facts: FlowMemo.Facts, _ flow: Flow, _ shares: UnsafeMutableBufferPointer<FlowShare>) {
        self.axis = axis
        self.nodes = nodes
        self.flow = flow
        gaps = facts.gaps
        hasPriorities = facts.hasPriorities
        self.shares = shares
    }

    /// Asks the children, in turn only where turns matter.
    @inline(__always)
    mutating func run(along: Double?, across: Double?) {
        guard let along, along != .infinity else { return askAll(along, across) }
        // Nobody is offered anything of nothing, unless somebody takes less than that.
        if along == 0, gaps >= 0, !hasPriorities {
            askAll(0, across)
            if shares.allSatisfy({ $0.size[axis] >= 0 }) { return }
            room = FlowRoom()
        }
        if hasPriorities { shareByPriority(along - gaps, across) } else { shareInTurn(along - gaps, across) }
    }

    /// The same offer to all.
    private mutating func askAll(_ offer: Double?, _ across: Double?) {
        for index in nodes.indices {
            let answer = nodes.flowAnswer(index, ProposedViewSize(axis, along: offer, across: across), flow)
            shares[index] = FlowShare(size: answer.size, offer: offer ?? 0)
            if let offer, offer.isFinite { room.narrow(answer, axis, offered: offer, of: 1) } else { room.narrow(answer, axis) }
        }
    }

    /// An even share of what is left to each, the least flexible first (see `StackShares`).
    private mutating func shareInTurn(_ length: Double, _ across: Double?) {
        withUnsafeTemporaryAllocation(of: StackTurn.self, capacity: nodes.count) { turns in
            settle(turns, across)
            StackTurn.sort(turns)
            var available = length
            var remaining = Double(nodes.count)
            for turn in turns {
                let share = max(available / remaining, 0)
                let rest = available - offer(share.isNaN ? 0 : share, to: turn.index, of: remaining, across)
                if !rest.isNaN { available = rest }
                remaining -= 1
            }
        }
    }

    /// Finds out what decides whose turn is when.
    @inline(__always)
    private mutating func settle(_ turns: UnsafeMutableBufferPointer<StackTurn>, _ across: Double?) {
        if axis == .vertical { return settleColumn(turns, across) }
        for index in nodes.indices {
            var turn = StackTurn(index: index, priority: 0)
            let (minimum, maximum) = probe(index, across)
            turn.settle(minimum: minimum, maximum: maximum)
            turns.initializeElement(at: index, to: turn)
        }
    }

    /// In a column it is mostly enough to know about what the least heights are: only where that leaves open who is less flexible, they are
    /// asked for. (Asking rows for their least height is to lay out all that is in them once more.)
    private mutating func settleColumn(_ turns: UnsafeMutableBufferPointer<StackTurn>, _ across: Double?) {
        withUnsafeTemporaryAllocation(of: FlowTurn.self, capacity: nodes.count) { known in
            for index in nodes.indices {
                let least = leastHeight(index, across)
                known.initializeElement(at: index, to: FlowTurn(least: least, maximum: probe(index, along: .infinity, across)))
            }
            for index in nodes.indices {
                if known[index].isOpen, known.indices.contains(where: { $0 != index && !known[$0].isApart(from: known[index]) }) {
                    known[index].least = FlowBounds(only: probe(index, along: 0, across))
                }
                var turn = StackTurn(index: index, priority: 0)
                turn.settle(minimum: known[index].least.low, maximum: known[index].maximum)
                turns.initializeElement(at: index, to: turn)
            }
        }
    }

    @inline(__always)
    private mutating func leastHeight(_ index: Int, _ across: Double?) -> FlowBounds {
        let height = nodes.ask(index) { $0.leastFlowHeight(across, flow) }
        guard height.isNaN else {
            room.narrow(across: FlowRange(low: across ?? .infinity, high: .infinity, hasNil: true))
            return FlowBounds(only: height)
        }
        let bounds = nodes.ask(index) { $0.leastFlowHeights(flow) }
        return bounds.low >= 0 ? bounds : FlowBounds(only: probe(index, along: 0, across))
    }

    /// Offers a child its share of the rest for as many; returns what it takes of it.
    @inline(__always)
    fileprivate mutating func offer(_ offer: Double, to index: Int, of sharers: Double, _ across: Double?) -> Double {
        let answer = nodes.flowAnswer(index, ProposedViewSize(axis, along: offer, across: across), flow)
        shares[index] = FlowShare(size: answer.size, offer: offer)
        room.narrow(answer, axis, offered: offer, of: sharers)
        return answer.size[axis]
    }

    /// The least and the most that a child would take. Heights seldom change what a view is wide at 0 and infinity, nor widths how high it
    /// is at 0, and then nobody below has to be asked.
    @inline(__always)
    fileprivate mutating func probe(_ index: Int, _ across: Double?) -> (minimum: Double, maximum: Double) {
        if axis == .horizontal {
            let widths = nodes.ask(index) { $0.flowWidths(flow) }
            return (
                widths.minimum.isNaN ? probe(index, along: 0, across) : widths.minimum,
                widths.maximum.isNaN ? probe(index, along: .infinity, across) : widths.maximum
            )
        }
        let height = nodes.ask(index) { $0.leastFlowHeight(across, flow) }
        if height.isNaN { return (probe(index, along: 0, across), probe(index, along: .infinity, across)) }
        room.narrow(across: FlowRange(low: across ?? .infinity, high: .infinity, hasNil: true))
        return (height, probe(index, along: .infinity, across))
    }

    private mutating func probe(_ index: Int, along: Double, _ across: Double?) -> Double {
        let answer = nodes.flowAnswer(index, ProposedViewSize(axis, along: along, across: across), flow)
        room.narrow(across: answer[axis.other])
        return answer.size[axis]
    }

    private mutating func shareByPriority(_ length: Double, _ across: Double?) {
        withUnsafeMutablePointer(to: &self) { own in
            let nodes = own.pointee.nodes
            withUnsafeTemporaryAllocation(of: Double.self, capacity: nodes.count) { lengths in
                withUnsafeTemporaryAllocation(of: Double?.self, capacity: nodes.count) { offers in
                    lengths.initialize(repeating: 0)
                    offers.initialize(repeating: nil)
                    let children = PrioritizedChildren(nodes: nodes, shares: own)
                    var shares = StackShares(axis: own.pointee.axis, across: across, available: length, subviews: children)
                    shares.run(lengths, offers)
                }
            }
        }
    }

    // MARK: the answer

    @inline(__always)
    func band(_ alignment: FrameGuide) -> FlowBand {
        var band = FlowBand(alignment)
        for share in shares { band.add(share.size[axis.other]) }
        return band
    }

    @inline(__always)
    func answer(to proposal: ProposedViewSize, _ alignment: FrameGuide) -> FlowAnswer {
        var total = 0.0
        for share in shares { total += share.size[axis] }
        let size = CGSize(axis, along: total + gaps, across: band(alignment).length)
        var across = room.across
        across.include(proposal[axis.other])
        let along = range(around: proposal[axis])
        return axis == .horizontal ? FlowAnswer(size, widths: along, heights: across) : FlowAnswer(size, widths: across, heights: along)
    }

    /// The proposals along the axis that make offers to which the children give the same answers.
    @inline(__always)
    private func range(around proposal: Double?) -> FlowRange {
        guard let proposal, proposal.isFinite else { return unlimited(proposal) }
        // Far more than what sums and divisions of such lengths lose.
        var margin = abs(proposal) + abs(gaps)
        for share in shares { margin += abs(share.size[axis]) }
        margin *= 1e-9
        var range = FlowRange(low: proposal - room.below + margin, high: proposal + room.above - margin, hasNil: room.hasNil)
        range.include(proposal)
        return range
    }

    /// Where everybody gets all they want in whatever turn, more or no limit makes no difference.
    private func unlimited(_ proposal: Double?) -> FlowRange {
        guard room.hasNil, room.hasInfinity, proposal == nil || proposal == .infinity, !hasPriorities else {
            return FlowRange(only: proposal)
        }
        var most = max(room.low, 0)
        for share in shares { most = max(most, share.size[axis]) }
        let enough = most * Double(nodes.count) + gaps
        return FlowRange(low: (enough + abs(gaps) * 1e-9) * (1 + 1e-9), high: .infinity, hasNil: true)
    }
}

/// A child of a column with what decides its turn.
private struct FlowTurn {
    var least: FlowBounds
    let maximum: Double

    /// Is the least height not known exactly?
    var isOpen: Bool {
        @inline(__always) get { least.low != least.high }
    }

    /// Is it certain who of the two is less flexible?
    @inline(__always)
    func isApart(from other: FlowTurn) -> Bool {
        maximum - least.low < other.maximum - other.least.high || other.maximum - other.least.low < maximum - least.high
    }
}

/// How far the offers along a stack's axis, and the length across it, may differ without another answer of any child.
struct FlowRoom {
    private(set) var across = FlowRange.all
    /// How much less and more may be proposed along the axis.
    private(set) var below = Double.infinity
    private(set) var above = Double.infinity
    /// Do all children answer the same to nil, and to infinity?
    private(set) var hasNil = true
    private(set) var hasInfinity = true
    /// All children answer the same to this and more.
    private(set) var low = -Double.infinity

    @inline(__always)
    mutating func narrow(_ answer: FlowAnswer, _ axis: Axis) {
        across.formIntersection(answer[axis.other])
        let range = answer[axis]
        hasNil = hasNil && range.hasNil
        hasInfinity = hasInfinity && range.high == .infinity
        low = max(low, range.low)
    }

    /// A share of the rest grows by a part of what the rest grows. No offer is below 0.
    @inline(__always)
    mutating func narrow(_ answer: FlowAnswer, _ axis: Axis, offered offer: Double, of sharers: Double) {
        narrow(answer, axis)
        let range = answer[axis]
        if range.low > 0 { below = min(below, (offer - range.low) * sharers) }
        if range.high < .infinity { above = min(above, (range.high - offer) * sharers) }
    }

    @inline(__always)
    mutating func narrow(across range: FlowRange) { across.formIntersection(range) }
}

/// The children's extent across a stack, around the line of a guide that is the same part of every length. The line is always inside (L8.7).
struct FlowBand {
    private let guide: FrameGuide
    private(set) var low = 0.0
    private(set) var high = 0.0
    var length: Double { high - low }

    init(_ guide: FrameGuide) { self.guide = guide }

    @inline(__always)
    mutating func add(_ length: Double) {
        let start = -guide.value(in: length)
        guard !start.isNaN else { return }
        low = min(low, start)
        high = max(high, start + length)
    }
}

/// The children of a flowing stack whose priorities differ.
private struct PrioritizedChildren: StackChildren {
    let nodes: NodeView
    let shares: UnsafeMutablePointer<FlowShares>

    var count: Int { nodes.count }
    func priority(_ index: Int) -> Double { nodes.ask(index) { $0.priority } }

    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double {
        let (minimum, maximum) = shares.pointee.probe(index, across)
        return along == 0 ? minimum : maximum
    }

    func length(_ index: Int, _ axis: Axis, offered: Double, of sharers: Double, across: Double?) -> Double {
        shares.pointee.offer(offered, to: index, of: sharers, across)
    }
}
