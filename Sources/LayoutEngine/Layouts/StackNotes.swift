// SPDX-License-Identifier: GPL-3.0-or-later

/// What a plain stack notes of its children behind its memo, so that it need not go to each of them to measure itself: the lengths of
/// those that no offer changes, the longest of them across, and the order of turns where it is listed.
/// Good as long as the stack is there.
struct StackNotes {
    let turns: StackTurns
    /// The longest across of those whose lengths are noted.
    let across: Double
    private let lengths: UnsafeMutablePointer<Double>?
    private let order: UnsafeMutablePointer<Int32>?

    /// As many children must be rigid for their lengths to be noted.
    static let rigidLimit = 2

    /// How many numbers the notes of as many children take.
    static func room(_ count: Int, _ turns: StackTurns, notesLengths: Bool) -> Int {
        (notesLengths ? count + 1 : 0) + (turns == .listed ? (count + 1) / 2 : 0)
    }

    @inline(__always)
    init(_ memo: PlainMemo, _ turns: StackTurns, count: Int, notesLengths: Bool) {
        self.turns = turns
        let first = memo.room.assumingMemoryBound(to: Double.self)
        across = notesLengths ? first.pointee : 0
        lengths = notesLengths ? first + 1 : nil
        let end = notesLengths ? first + count + 1 : first
        order = turns == .listed ? UnsafeMutableRawPointer(end).assumingMemoryBound(to: Int32.self) : nil
    }

    /// Writes down what a new memo has room for. The turns are sorted.
    static func write(
        into memo: PlainMemo, _ kind: StackTurns, _ turns: UnsafeMutableBufferPointer<StackTurn>, across: Double,
        _ lengths: UnsafeMutableBufferPointer<Double>
    ) {
        var next = memo.room
        func write<Number>(_ number: Number) {
            next.initializeMemory(as: Number.self, to: number)
            next += MemoryLayout<Number>.stride
        }
        if !lengths.isEmpty {
            write(across)
            for length in lengths { write(length) }
        }
        if kind == .listed { for turn in turns { write(Int32(turn.index)) } }
    }

    /// The length of a child along the axis, whatever it is offered; NaN where that is not noted.
    @inline(__always)
    func length(_ index: Int) -> Double {
        guard let lengths else { return .nan }
        return lengths[index]
    }

    /// The children in the order of their turns.
    struct Walk {
        let notes: StackNotes
        let count: Int
        private var turn = -1
        private var index = -1
        private var isAtOthers = false

        @inline(__always)
        init(_ notes: StackNotes, count: Int) {
            self.notes = notes
            self.count = count
        }

        /// Called for each child once.
        @inline(__always)
        mutating func next() -> Int {
            turn += 1
            switch notes.turns {
            case .asWritten, .byPriority: return turn
            case .reversed: return count - 1 - turn
            case .listed: return notes.order.map { Int($0[turn]) } ?? turn
            case .rigidFirst: return nextRigidFirst()
            }
        }

        @inline(__always)
        private mutating func nextRigidFirst() -> Int {
            repeat {
                index += 1
                if index == count {
                    index = 0
                    isAtOthers = true
                }
            } while notes.length(index).isNaN != isAtOthers
            return index
        }
    }
}
