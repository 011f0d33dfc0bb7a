// SPDX-License-Identifier: GPL-3.0-or-later

// Memory as the C library gives it: the standard library's pointers ask for aligned memory, which costs three times as much.
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What a flowing container answered, with the proposals for which that holds.
///
/// A node *flows* when its answers depend on both lengths of the proposal and on how texts are set, and on nothing else: texts, and frames,
/// padding and stacks around them. As with plain views (`PlainFacts`) the answers then belong to the node, are found without elements, and
/// survive in every tree that the node is in. A text's answer is a step function, so an answer comes with the ranges of proposals for which
/// it holds (`FlowAnswer`), and so does a stack's. Without them every level would ask for some more heights than the one above it.
///
/// The memo changes during layout though nodes are immutable: it is a memory of a pure function, and one thread lays out a tree. It is one
/// piece of memory, of which nobody counts references: facts, then answers.
struct FlowMemo {
    private var head: UnsafeMutablePointer<Head>?

    /// The piece of memory, nil before it is needed. The stack keeps it, in the place where a plain one has its own, and frees it.
    var memory: UnsafeMutableRawPointer? {
        @inline(__always) get { UnsafeMutableRawPointer(head) }
    }

    private struct Head {
        var facts = Facts()
        /// The number of the setting of texts for which all of this holds.
        var setting: UInt32
        var count: UInt8 = 0
        var capacity: UInt8
        /// Whose place the next answer takes, once there are as many as may be.
        var next: UInt8 = 0
    }

    /// What is true of every proposal. NaN: not known, or not the same for all.
    struct Facts {
        /// The distances between all children.
        var gaps = Double.nan
        var widths = FlowWidths()
        /// The height answered to a height of 0 for this width and all larger ones.
        var leastWidth = Double.nan
        var leastHeight = Double.nan
        /// Between what heights those answered to a height of 0 lie, whatever the width is.
        var leasts = FlowBounds.unknown
        var hasPriorities = false
        /// Which of these have been asked for.
        var hasWidths = false
        var hasLeast = false
        var hasLeasts = false
    }

    /// One for nil, one for nothing, and two for the heights that are offered are most of it; those under widths that depend on what was
    /// cut need more.
    private static let capacities: (first: Int, last: Int) = (2, 8)

    @inline(__always)
    init(_ memory: UnsafeMutableRawPointer?) { head = memory?.assumingMemoryBound(to: Head.self) }

    /// Gives the piece of memory back.
    func end() { free(head) }

    /// Is what is remembered true in a setting of texts?
    @inline(__always)
    func isPrepared(for setting: UInt32) -> Bool { head?.pointee.setting == setting }

    /// Forgets everything that was found out for another setting of texts.
    mutating func start(for setting: UInt32, _ facts: Facts) {
        let capacity = head?.pointee.capacity ?? UInt8(Self.capacities.first)
        guard let head = head ?? Self.allocate(Int(capacity)) else { return }
        head.initialize(to: Head(facts: facts, setting: setting, capacity: capacity))
        self.head = head
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Head>? {
        let size = MemoryLayout<Head>.stride + capacity * MemoryLayout<FlowAnswer>.stride
        return malloc(size)?.bindMemory(to: Head.self, capacity: 1)
    }

    @inline(__always)
    private static func answers(_ head: UnsafeMutablePointer<Head>) -> UnsafeMutablePointer<FlowAnswer> {
        UnsafeMutableRawPointer(head + 1).assumingMemoryBound(to: FlowAnswer.self)
    }

    /// Of a memo that was started.
    var facts: Facts {
        @inline(__always) get { head?.pointee.facts ?? Facts() }
        @inline(__always) nonmutating set { head?.pointee.facts = newValue }
    }

    @inline(__always)
    func answer(to proposal: ProposedViewSize) -> FlowAnswer? {
        guard let head else { return nil }
        let answers = Self.answers(head)
        for index in 0..<Int(head.pointee.count) where answers[index].holds(for: proposal) { return answers[index] }
        return nil
    }

    /// An answer takes the place of one that it makes needless.
    mutating func remember(_ answer: FlowAnswer) {
        guard let head else { return }
        let answers = Self.answers(head)
        let count = Int(head.pointee.count)
        for index in 0..<count where answers[index].isIn(answer) {
            answers[index] = answer
            return
        }
        if count < Int(head.pointee.capacity) {
            (answers + count).initialize(to: answer)
            head.pointee.count += 1
        } else if count < Self.capacities.last {
            if grow(head) { remember(answer) }
        } else {
            answers[Int(head.pointee.next)] = answer
            head.pointee.next = (head.pointee.next + 1) % UInt8(count)
        }
    }

    /// Makes room for more answers; false where there is no memory for them.
    private mutating func grow(_ head: UnsafeMutablePointer<Head>) -> Bool {
        guard let larger = Self.allocate(2 * Int(head.pointee.capacity)) else { return false }
        larger.initialize(to: head.pointee)
        larger.pointee.capacity *= 2
        Self.answers(larger).initialize(from: Self.answers(head), count: Int(head.pointee.count))
        free(head)
        self.head = larger
        return true
    }
}
