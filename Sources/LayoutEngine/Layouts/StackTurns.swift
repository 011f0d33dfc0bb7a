// SPDX-License-Identifier: GPL-3.0-or-later

/// A child of a stack with what decides its turn.
struct StackTurn {
    let index: Int
    let priority: Double
    private var minimum = Double.nan
    private var flexibility = 0.0

    init(index: Int, priority: Double) {
        self.index = index
        self.priority = priority
    }

    @inline(__always)
    init(_ index: Int, priority: Double, _ minimum: Double, _ maximum: Double) {
        self.init(index: index, priority: priority)
        settle(minimum: minimum, maximum: maximum)
    }

    @inline(__always)
    mutating func settle(minimum: Double, maximum: Double) {
        self.minimum = minimum
        flexibility = maximum - minimum
        if flexibility.isNaN { flexibility = .infinity }
    }

    /// Priority descending, then flexibility ascending; of two endless ones the larger minimum first; else as written (L8).
    func precedes(_ other: StackTurn) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
        return index < other.index
    }

    static func sort(_ turns: UnsafeMutableBufferPointer<StackTurn>) {
        // Most stacks are in order already.
        var isSorted = true
        for index in turns.indices.dropFirst() where turns[index].precedes(turns[index - 1]) {
            isSorted = false
            break
        }
        if isSorted { return }
        guard turns.count <= 16 else {
            var sortable = turns
            return sortable.sort { $0.precedes($1) }
        }
        for index in turns.indices.dropFirst() {
            let turn = turns[index]
            var place = index
            while place > 0, turn.precedes(turns[place - 1]) {
                turns[place] = turns[place - 1]
                place -= 1
            }
            turns[place] = turn
        }
    }
}

/// Who is asked first: the order of turns, where it does not depend on the offer.
enum StackTurns: UInt8 {
    case asWritten
    case reversed
    /// Those whose length no offer changes as written, then the others as written.
    case rigidFirst
    /// As `StackNotes` list it.
    case listed
    /// Priorities differ: what the lower ones need is kept back, in turns of their own.
    case byPriority

    /// - Parameter lengths: those that are known of a stack's children, NaN for others; empty where none are noted.
    init(_ turns: UnsafeMutableBufferPointer<StackTurn>, _ lengths: UnsafeMutableBufferPointer<Double>) {
        if turns.contains(where: { $0.priority != turns[0].priority }) {
            self = .byPriority
            return
        }
        StackTurn.sort(turns)
        let last = turns.count - 1
        if turns.indices.allSatisfy({ turns[$0].index == $0 }) {
            self = .asWritten
        } else if turns.indices.allSatisfy({ turns[$0].index == last - $0 }) {
            self = .reversed
        } else {
            self = Self.areRigidFirst(turns, lengths) ? .rigidFirst : .listed
        }
    }

    private static func areRigidFirst(_ turns: UnsafeMutableBufferPointer<StackTurn>, _ lengths: UnsafeMutableBufferPointer<Double>) -> Bool
    {
        if lengths.isEmpty { return false }
        return turns.indices.dropFirst().allSatisfy { turn in
            let (before, own) = (turns[turn - 1].index, turns[turn].index)
            let (wasRigid, isRigid) = (!lengths[before].isNaN, !lengths[own].isNaN)
            return wasRigid == isRigid ? before < own : wasRigid
        }
    }
}

/// Plain nodes for `StackShares`: their answers depend on one axis.
struct PlainChildren: StackChildren {
    let nodes: [Node]

    var count: Int { nodes.count }
    func priority(_ index: Int) -> Double { nodes[index].priority }
    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double { nodes[index].plainLength(axis, along) }
}
