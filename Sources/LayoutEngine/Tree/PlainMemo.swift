// SPDX-License-Identifier: GPL-3.0-or-later

/// What a plain container answers to 0 and infinity, from the time when it was made, and to the last other offer, by axis.
/// (What it answers to nil, and always on a rigid axis, it keeps itself: `ContainerNode.ideal`.) Behind that, in the same piece of
/// memory, stands what a stack notes of its children (`StackNotes`).
///
/// The last offer changes during layout though nodes are immutable: it is a memory of a pure function, and one thread lays out a tree.
/// The piece of memory is its container's, which frees it: an object of its own would be counted at every question.
struct PlainMemo {
    struct Numbers {
        fileprivate(set) var minimum: Double
        let maximum: Double
        fileprivate var offer = Double.nan
        fileprivate var answer = Double.nan

        fileprivate init(_ minimum: Double, _ maximum: Double) {
            self.minimum = minimum
            self.maximum = maximum
        }

        /// The answer to an offer, NaN where it is not known.
        @inline(__always)
        func answer(to proposal: Double) -> Double {
            if proposal == offer { return answer }
            if proposal == 0 { return minimum }
            return proposal == .infinity ? maximum : .nan
        }

        @inline(__always)
        mutating func remember(_ answer: Double, to offer: Double) {
            self.offer = offer
            self.answer = answer
        }
    }

    private let first: UnsafeMutablePointer<Numbers>

    /// The answer to the last offer on both axes, if it is this one: what most questions come to.
    @inline(__always)
    func lastSize(for proposal: ProposedViewSize) -> CGSize? {
        guard let width = proposal.width, let height = proposal.height else { return nil }
        let (horizontal, vertical) = (first[0], first[1])
        guard width == horizontal.offer, height == vertical.offer else { return nil }
        return CGSize(width: horizontal.answer, height: vertical.answer)
    }

    /// - Parameter room: for how many numbers there is room behind; they are not set.
    init(minimum: CGSize, maximum: CGSize, room: Int) {
        let bytes = 2 * MemoryLayout<Numbers>.stride + room * MemoryLayout<Double>.stride
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: MemoryLayout<Numbers>.alignment)
        first = memory.bindMemory(to: Numbers.self, capacity: 2)
        first.initialize(to: Numbers(minimum.width, maximum.width))
        (first + 1).initialize(to: Numbers(minimum.height, maximum.height))
    }

    /// What is in memory already.
    @inline(__always)
    init(_ memory: UnsafeMutableRawPointer) { first = memory.assumingMemoryBound(to: Numbers.self) }

    var memory: UnsafeMutableRawPointer { UnsafeMutableRawPointer(first) }

    /// The room behind the numbers.
    @inline(__always)
    var room: UnsafeMutableRawPointer { UnsafeMutableRawPointer(first + 2) }

    subscript(_ axis: Axis) -> Numbers {
        @inline(__always) get { first[axis.rawValue] }
        @inline(__always) nonmutating _modify { yield &first[axis.rawValue] }
    }

    /// The answers to 0 and to infinity.
    var minimum: CGSize { CGSize(width: self[.horizontal].minimum, height: self[.vertical].minimum) }
    var maximum: CGSize { CGSize(width: self[.horizontal].maximum, height: self[.vertical].maximum) }

    func setMinimum(_ axis: Axis, _ minimum: Double) { self[axis].minimum = minimum }
}
