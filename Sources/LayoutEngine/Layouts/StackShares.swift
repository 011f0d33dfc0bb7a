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
        withUnsafeTemporaryAllocation(of: Entry.self, capacity: count) { entries in
            let hasPriorities = fill(entries)
            sort(entries)
            if hasPriorities { offerByGroups(entries, lengths, offers) } else { offer(entries[...], lengths, offers) }
        }
    }

    /// The order of turns, for children whose answers to 0 and infinity never change.
    var turns: StackTurns {
        withUnsafeTemporaryAllocation(of: Entry.self, capacity: subviews.count) { entries in
            if fill(entries) { return .byPriority }
            sort(entries)
            let last = entries.count - 1
            if entries.indices.allSatisfy({ entries[$0].index == $0 }) { return .asWritten }
            if entries.indices.allSatisfy({ entries[$0].index == last - $0 }) { return .reversed }
            return .listed(entries.map { Int32($0.index) })
        }
    }

    /// A child with what decides its turn.
    private struct Entry {
        var index: Int
        var priority: Double
        var minimum: Double
        var flexibility: Double

        /// Priority descending, then flexibility ascending; of two endless ones the larger minimum first; else as written (L8).
        func precedes(_ other: Entry) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
            return index < other.index
        }
    }

    /// Returns whether priorities differ. Children alone in their priority need no probe (L8: lazily).
    private func fill(_ entries: UnsafeMutableBufferPointer<Entry>) -> Bool {
        var hasPriorities = false
        for index in entries.indices {
            let priority = subviews.priority(index)
            entries.initializeElement(at: index, to: Entry(index: index, priority: priority, minimum: .nan, flexibility: 0))
            if index > 0, priority != entries[0].priority { hasPriorities = true }
        }
        guard entries.count > 1 else { return hasPriorities }
        for index in entries.indices where !hasPriorities || hasPeer(index, entries) { probe(&entries[index]) }
        return hasPriorities
    }

    private func hasPeer(_ index: Int, _ entries: UnsafeMutableBufferPointer<Entry>) -> Bool {
        entries.contains { $0.index != index && $0.priority == entries[index].priority }
    }

    private func probe(_ entry: inout Entry) {
        entry.minimum = minimum(entry.index)
        let flexibility = subviews.length(entry.index, axis, along: .infinity, across: across) - entry.minimum
        entry.flexibility = flexibility.isNaN ? .infinity : flexibility
    }

    private func minimum(_ index: Int) -> Double { subviews.length(index, axis, along: 0, across: across) }

    private func sort(_ entries: UnsafeMutableBufferPointer<Entry>) {
        // Most stacks are in order already.
        var isSorted = true
        for index in entries.indices.dropFirst() where entries[index].precedes(entries[index - 1]) {
            isSorted = false
            break
        }
        if isSorted { return }
        var sortable = entries
        sortable.sort { $0.precedes($1) }
    }

    /// Higher priorities first; what the lower ones need at least is kept back for them.
    private mutating func offerByGroups(
        _ entries: UnsafeMutableBufferPointer<Entry>, _ lengths: UnsafeMutableBufferPointer<Double>,
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
        _ entries: Slice<UnsafeMutableBufferPointer<Entry>>, _ lengths: UnsafeMutableBufferPointer<Double>,
        _ offers: UnsafeMutableBufferPointer<Double?>
    ) {
        var remaining = Double(entries.count)
        for entry in entries {
            let share = Swift.max(available / remaining, 0)
            let offer = share.isNaN ? 0 : share
            let length = subviews.length(entry.index, axis, along: offer, across: across)
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
