// SPDX-License-Identifier: GPL-3.0-or-later

/// A child of a stack: what it was offered along the axis, what it answered, and its guide.
struct StackShare {
    /// nil: nothing was proposed to the stack along its axis.
    var offer: Double?
    var size = CGSize.zero
    var guide = 0.0
}

/// The heart of a stack (L8): who is asked first, and what is left to offer.
struct StackShares {
    typealias Buffer = UnsafeMutableBufferPointer<StackShare>

    let axis: Axis
    let across: Double?
    let subviews: LayoutSubviews
    /// Are the children's lengths across wanted too?
    let wantsSizes: Bool
    /// What is left to be offered.
    private var available = 0.0
    /// What was decided; nil unless an account is wanted.
    private let account: UnsafeMutablePointer<StackAccount>?
    /// Are children that no offer changes asked for their limits? They are as inflexible as it gets, unless they are endless.
    private var asksRigid: Bool

    init(axis: Axis, across: Double?, subviews: LayoutSubviews, wantsSizes: Bool, account: UnsafeMutablePointer<StackAccount>? = nil) {
        self.account = account
        asksRigid = account != nil
        (self.axis, self.across, self.subviews, self.wantsSizes) = (axis, across, subviews, wantsSizes)
    }

    /// Fills in what each child is offered and answers.
    /// - Parameter along: the stack's own length less the gaps; nil: each child takes its ideal length.
    mutating func run(_ shares: Buffer, along: Double?, _ memory: inout StackMemory?) {
        guard let along else {
            for index in shares.indices { ask(index, nil, shares) }
            return
        }
        available = along
        account?.pointee.available = along
        if let order = memory?.order { return offer(order, shares) }
        if offerInTurn(shares, &memory) { return }
        asksRigid = true
        available = along
        _ = offerInTurn(shares, &memory)
    }

    /// False where a child that was taken for inflexible is endless: its turn is another one then.
    private mutating func offerInTurn(_ shares: Buffer, _ memory: inout StackMemory?) -> Bool {
        withUnsafeTemporaryAllocation(of: StackTurn.self, capacity: shares.count) { turns in
            let hasPriorities = fill(turns)
            StackTurn.sort(turns)
            if hasPriorities { offerByPriority(turns, shares) } else { offer(turns[...], shares) }
            guard asksRigid || turns.allSatisfy({ $0.wasAsked || shares[$0.index].size[axis].isFinite }) else { return false }
            if !hasPriorities, memory != nil, subviews.allSatisfy({ $0.hasOwnLimits(axis) }) { memory?.order = StackOrder(turns) }
            return true
        }
    }

    /// The child's answer to an offer, noted as its share.
    @inline(__always)
    private func ask(_ index: Int, _ offer: Double?, _ shares: Buffer) {
        let subview = subviews[index]
        shares[index].offer = offer
        if wantsSizes {
            shares[index].size = subview.sizeThatFits(ProposedViewSize(axis, along: offer, across: across))
        } else {
            shares[index].size[axis] = subview.length(axis, along: offer, across: across)
        }
    }

    // MARK: turns

    /// Returns whether priorities differ. Children alone in their priority need no probe (L8: lazily).
    private func fill(_ turns: UnsafeMutableBufferPointer<StackTurn>) -> Bool {
        var hasPriorities = false
        for index in turns.indices {
            let priority = subviews[index].priority
            turns.initializeElement(at: index, to: StackTurn(index: index, priority: priority))
            if index > 0, priority != turns[0].priority { hasPriorities = true }
        }
        guard turns.count > 1 else { return hasPriorities }
        for index in turns.indices where !hasPriorities || hasPeer(index, turns) { probe(&turns[index]) }
        return hasPriorities
    }

    private func hasPeer(_ index: Int, _ turns: UnsafeMutableBufferPointer<StackTurn>) -> Bool {
        turns.contains { $0.index != index && $0.priority == turns[index].priority }
    }

    private func probe(_ turn: inout StackTurn) {
        let subview = subviews[turn.index]
        if !asksRigid, subview.isRigid(axis) { return }
        let minimum = subview.length(axis, along: 0, across: across)
        turn.know(minimum: minimum, maximum: subview.isRigid(axis) ? minimum : subview.length(axis, along: .infinity, across: across))
    }

    private func minimum(_ index: Int) -> Double { subviews[index].length(axis, along: 0, across: across) }

    // MARK: offers

    /// Higher priorities first; what the lower ones need at least is kept back for them.
    private mutating func offerByPriority(_ turns: UnsafeMutableBufferPointer<StackTurn>, _ shares: Buffer) {
        var start = 0
        while start < turns.count {
            var end = start + 1
            while end < turns.count, turns[end].priority == turns[start].priority { end += 1 }
            if start == 0 {
                for lower in turns[end...] { reserve(minimum(lower.index)) }
            } else {
                for own in turns[start..<end] { reserve(-minimum(own.index)) }
            }
            offer(turns[start..<end], shares)
            start = end
        }
    }

    /// Keeps a length back for later turns, or gives it free.
    private mutating func reserve(_ length: Double) {
        take(length)
        account?.pointee.reserved += length
    }

    /// Inside a priority: an even share of what is left to each, in turn.
    private mutating func offer(_ turns: Slice<UnsafeMutableBufferPointer<StackTurn>>, _ shares: Buffer) {
        var remaining = Double(turns.count)
        for turn in turns {
            account?.pointee.begin(turn, available: available, sharers: Int(remaining))
            offer(to: turn.index, of: remaining, shares)
            account?.pointee.end(shares[turn.index])
            remaining -= 1
        }
    }

    private mutating func offer(_ order: StackOrder, _ shares: Buffer) {
        var remaining = Double(shares.count)
        for turn in shares.indices {
            offer(to: order[turn], of: remaining, shares)
            remaining -= 1
        }
    }

    @inline(__always)
    private mutating func offer(to index: Int, of sharers: Double, _ shares: Buffer) {
        let share = Swift.max(available / sharers, 0)
        ask(index, share.isNaN ? 0 : share, shares)
        take(shares[index].size[axis])
    }

    /// An infinite length taken from an infinite rest leaves the rest as it was (L8.2).
    @inline(__always)
    private mutating func take(_ length: Double) {
        let rest = available - length
        if !rest.isNaN { available = rest }
    }
}

extension StackShares.Buffer {
    /// The children's lengths along an axis together.
    func length(_ axis: Axis) -> Double {
        var sum = 0.0
        for share in self { sum += share.size[axis] }
        return sum
    }
}

/// The order in which a stack offers shares.
struct StackOrder {
    /// Empty where it is that of the children.
    private let indices: [Int32]

    init(_ turns: UnsafeMutableBufferPointer<StackTurn>) {
        indices = turns.indices.allSatisfy { turns[$0].index == $0 } ? [] : turns.map { Int32($0.index) }
    }

    @inline(__always)
    subscript(_ turn: Int) -> Int { indices.isEmpty ? turn : Int(indices[turn]) }
}
