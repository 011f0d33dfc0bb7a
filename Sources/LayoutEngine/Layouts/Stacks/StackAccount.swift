// SPDX-License-Identifier: GPL-3.0-or-later

/// What a stack decided for a proposal (L8): the turns in their order, with what each child was offered and answered.
public struct StackAccount: Sendable {
    /// The turn of one child.
    public struct Turn: Sendable {
        /// The child's place among the stack's children, from 0.
        public let child: Int
        /// Its layout priority.
        public let priority: Double
        /// The answers to 0 and to infinity along the axis; NaN where it did not need to be asked.
        public let minimum: Double
        /// The answer to infinity along the axis; NaN where it did not need to be asked.
        public let maximum: Double
        /// The larger, the later (within a priority); 0 where it was not asked.
        public let flexibility: Double
        /// What was left to be offered, and how many children were to share it.
        public let available: Double
        /// How many children were still to share what was available.
        public let sharers: Int
        /// What was kept back for children of lower priority.
        public let reserved: Double
        /// What it was offered along the axis, in points.
        public internal(set) var offer = 0.0
        /// What it answered.
        public internal(set) var size = CGSize.zero
    }

    /// The axis along which the stack sets its children.
    public let axis: Axis
    /// What every child is offered across the axis.
    public let across: Double?
    /// The distances between neighbours along the axis.
    public let gaps: [Double]
    /// What the stack itself was proposed along the axis; nil: every child takes its ideal length, and there are no turns.
    public let proposal: Double?
    /// The proposal less the gaps.
    public internal(set) var available = 0.0
    /// In the order in which the children were asked; empty where the proposal is nil.
    public private(set) var turns: [Turn] = []
    /// What is kept back at present for children of lower priority.
    var reserved = 0.0

    init(axis: Axis, across: Double?, gaps: [Double], proposal: Double?) {
        self.axis = axis
        self.across = across
        self.gaps = gaps
        self.proposal = proposal
    }

    mutating func begin(_ turn: StackTurn, available: Double, sharers: Int) {
        turns.append(
            Turn(
                child: turn.index, priority: turn.priority, minimum: turn.minimum, maximum: turn.maximum,
                flexibility: turn.flexibility, available: available, sharers: sharers, reserved: reserved))
    }

    mutating func end(_ share: StackShare) {
        guard !turns.isEmpty else { return }
        turns[turns.count - 1].offer = share.offer ?? 0
        turns[turns.count - 1].size = share.size
    }
}
