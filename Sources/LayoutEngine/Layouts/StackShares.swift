// SPDX-License-Identifier: GPL-3.0-or-later

/// The heart of a stack (L8): who is asked first, and what is left to offer.
struct StackShares<Children: StackChildren> {
    let axis: Axis
    let across: Double?
    var available: Double
    let subviews: Children

    /// Fills in what each child is offered and answers along the axis.
    mutating func run(_ lengths: UnsafeMutableBufferPointer<Double>, _ offers: UnsafeMutableBufferPointer<Double?>) {
        let count = subviews.count
        withUnsafeTemporaryAllocation(of: StackTurn.self, capacity: count) { entries in
            let hasPriorities = fill(entries)
            StackTurn.sort(entries)
            if hasPriorities { offerByGroups(entries, lengths, offers) } else { offer(entries[...], lengths, offers) }
        }
    }

    /// Returns whether priorities differ. Children alone in their priority need no probe (L8: lazily).
    private func fill(_ entries: UnsafeMutableBufferPointer<StackTurn>) -> Bool {
        var hasPriorities = false
        for index in entries.indices {
            let priority = subviews.priority(index)
            entries.initializeElement(at: index, to: StackTurn(index: index, priority: priority))
            if index > 0, priority != entries[0].priority { hasPriorities = true }
        }
        guard entries.count > 1 else { return hasPriorities }
        for index in entries.indices where !hasPriorities || hasPeer(index, entries) { probe(&entries[index]) }
        return hasPriorities
    }

    private func hasPeer(_ index: Int, _ entries: UnsafeMutableBufferPointer<StackTurn>) -> Bool {
        entries.contains { $0.index != index && $0.priority == entries[index].priority }
    }

    private func probe(_ entry: inout StackTurn) {
        let minimum = minimum(entry.index)
        entry.settle(minimum: minimum, maximum: subviews.length(entry.index, axis, along: .infinity, across: across))
    }

    private func minimum(_ index: Int) -> Double { subviews.length(index, axis, along: 0, across: across) }

    /// Higher priorities first; what the lower ones need at least is kept back for them.
    private mutating func offerByGroups(
        _ entries: UnsafeMutableBufferPointer<StackTurn>, _ lengths: UnsafeMutableBufferPointer<Double>,
        _ offers: UnsafeMutableBufferPointer<Double?>
    ) {
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end].priority == entries[start].priority { end += 1 }
            if start == 0 {
                for lower in entries[end...] { take(minimum(lower.index)) }
            } else {
                for own in entries[start..<end] { take(-minimum(own.index)) }
            }
            offer(entries[start..<end], lengths, offers)
            start = end
        }
    }

    /// Inside a priority: an even share of what is left to each, in turn.
    private mutating func offer(
        _ entries: Slice<UnsafeMutableBufferPointer<StackTurn>>, _ lengths: UnsafeMutableBufferPointer<Double>,
        _ offers: UnsafeMutableBufferPointer<Double?>
    ) {
        var remaining = Double(entries.count)
        for entry in entries {
            let share = Swift.max(available / remaining, 0)
            let offer = share.isNaN ? 0 : share
            let length = subviews.length(entry.index, axis, offered: offer, of: remaining, across: across)
            offers[entry.index] = offer
            lengths[entry.index] = length
            take(length)
            remaining -= 1
        }
    }

    /// An infinite length taken from an infinite rest leaves the rest as it was (L8.2).
    private mutating func take(_ length: Double) {
        let rest = available - length
        if !rest.isNaN { available = rest }
    }
}

/// Children's explicit guides as the container's own (L6.2): the mean of custom ones, the first baseline's minimum, the last one's maximum.
struct GuideCombination {
    private let key: AlignmentKey
    private var sum = 0.0
    private var count = 0.0
    private var low = Double.infinity
    private var high = -Double.infinity

    init(_ key: AlignmentKey) { self.key = key }

    /// A child's value counts from the container's start: its origin is added (L6.4, L16.8).
    mutating func add(_ value: Double?, origin: CGPoint) {
        guard let value else { return }
        let shifted = value + origin[key.axis]
        sum += shifted
        count += 1
        low = min(low, shifted)
        high = max(high, shifted)
    }

    var value: Double? {
        guard count > 0 else { return nil }
        switch key.kind {
        case .firstTextBaseline: return low
        // L16.1: sources disagree; the largest is Apple's meaning of “last”.
        case .lastTextBaseline: return high
        case .custom: return sum / count
        case .start, .center, .end: return nil
        }
    }
}
