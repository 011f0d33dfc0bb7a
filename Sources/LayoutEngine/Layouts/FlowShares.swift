// SPDX-License-Identifier: GPL-3.0-or-later

/// The shares of a flowing stack (L8), and the proposals for which they come out the same.
struct FlowShares {
    let axis: Axis
    let nodes: NodeView
    let flow: Flow
    let gaps: Double
    /// What each child answered to the offer that counts, and the offer.
    let sizes: UnsafeMutableBufferPointer<CGSize>
    let offers: UnsafeMutableBufferPointer<Double?>
    private var room = FlowRoom()

    init(
        axis: Axis, nodes: NodeView, flow: Flow, gaps: Double, sizes: UnsafeMutableBufferPointer<CGSize>,
        offers: UnsafeMutableBufferPointer<Double?>
    ) {
        self.axis = axis
        self.nodes = nodes
        self.flow = flow
        self.gaps = gaps
        self.sizes = sizes
        self.offers = offers
    }

    /// Asks the children, in turn only where turns matter.
    mutating func run(along: Double?, across: Double?) {
        if along == nil || along == .infinity { return askAll(along, across) }
        // Nobody is offered anything of nothing, unless somebody takes less than that.
        if along == 0, gaps >= 0, !hasPriorities {
            askAll(0, across)
            if sizes.allSatisfy({ $0[axis] >= 0 }) { return }
            room = FlowRoom()
        }
        guard let along else { return }
        withUnsafeMutablePointer(to: &room) { room in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: nodes.count) { lengths in
                lengths.initialize(repeating: 0)
                let children = FlowChildren(nodes: nodes, flow: flow, sizes: sizes, room: room)
                var shares = StackShares(axis: axis, across: across, available: along - gaps, subviews: children)
                shares.run(lengths, offers)
            }
        }
    }

    /// The same offer to all.
    private mutating func askAll(_ offer: Double?, _ across: Double?) {
        for index in nodes.indices {
            let answer = nodes.flowAnswer(index, ProposedViewSize(axis, along: offer, across: across), flow)
            sizes[index] = answer.size
            offers[index] = offer
            if let offer, offer.isFinite { room.narrow(answer, axis, offered: offer, of: 1) } else { room.narrow(answer, axis) }
        }
    }

    // MARK: the answer

    func band(_ alignment: AlignmentKey) -> FlowBand {
        var band = FlowBand(alignment)
        for size in sizes { band.add(size[axis.other]) }
        return band
    }

    func answer(to proposal: ProposedViewSize, _ alignment: AlignmentKey) -> FlowAnswer {
        var total = 0.0
        for size in sizes { total += size[axis] }
        let size = CGSize(axis, along: total + gaps, across: band(alignment).length)
        var across = room.across
        across.include(proposal[axis.other])
        let along = range(around: proposal[axis])
        return axis == .horizontal ? FlowAnswer(size, widths: along, heights: across) : FlowAnswer(size, widths: across, heights: along)
    }

    /// The proposals along the axis that make offers to which the children give the same answers.
    private func range(around proposal: Double?) -> FlowRange {
        guard let proposal, proposal.isFinite else { return unlimited(proposal) }
        // Far more than what sums and divisions of such lengths lose.
        var margin = abs(proposal) + abs(gaps)
        for size in sizes { margin += abs(size[axis]) }
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
        for size in sizes { most = max(most, size[axis]) }
        let enough = most * Double(nodes.count) + gaps
        return FlowRange(low: (enough + abs(gaps) * 1e-9) * (1 + 1e-9), high: .infinity, hasNil: true)
    }

    private var hasPriorities: Bool { nodes.indices.contains { nodes.ask($0) { $0.priority != 0 } } }
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
    private let alignment: AlignmentKey
    private(set) var low = 0.0
    private(set) var high = 0.0
    var length: Double { high - low }

    init(_ alignment: AlignmentKey) { self.alignment = alignment }

    @inline(__always)
    mutating func add(_ length: Double) {
        let start = -alignment.defaultValue(in: CGSize(alignment.axis, along: length, across: 0))
        guard !start.isNaN else { return }
        low = min(low, start)
        high = max(high, start + length)
    }
}

/// The children of a flowing stack.
private struct FlowChildren: StackChildren {
    let nodes: NodeView
    let flow: Flow
    let sizes: UnsafeMutableBufferPointer<CGSize>
    let room: UnsafeMutablePointer<FlowRoom>

    var count: Int { nodes.count }
    func priority(_ index: Int) -> Double { nodes.ask(index) { $0.priority } }

    /// A probe. Heights seldom change what a view is wide at 0 and infinity, and then nobody below has to be asked.
    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double {
        if axis == .horizontal {
            let width = nodes.ask(index) { $0.flowWidths(flow)[along] }
            if !width.isNaN { return width }
        }
        if axis == .vertical, along == 0 {
            let height = nodes.ask(index) { $0.leastFlowHeight(across, flow) }
            if !height.isNaN {
                room.pointee.narrow(across: FlowRange(low: across ?? .infinity, high: .infinity, hasNil: true))
                return height
            }
        }
        let answer = nodes.flowAnswer(index, ProposedViewSize(axis, along: along, across: across), flow)
        room.pointee.narrow(across: answer[axis.other])
        return answer.size[axis]
    }

    func length(_ index: Int, _ axis: Axis, offered: Double, of sharers: Double, across: Double?) -> Double {
        let answer = nodes.flowAnswer(index, ProposedViewSize(axis, along: offered, across: across), flow)
        sizes[index] = answer.size
        room.pointee.narrow(answer, axis, offered: offered, of: sharers)
        return answer.size[axis]
    }
}
