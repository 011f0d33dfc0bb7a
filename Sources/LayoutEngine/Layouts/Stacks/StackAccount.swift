// SPDX-License-Identifier: GPL-3.0-or-later

/// What a stack decided for a proposal (L8): the turns in their order, with what each child was offered and answered.
package struct StackAccount: Sendable {
    /// The turn of one child.
    package struct Turn: Sendable {
        /// The child's place among the stack's children, from 0.
        package let child: Int
        /// Its layout priority.
        package let priority: Double
        /// The answer to 0 along the axis; NaN where it did not need to be asked.
        package let minimum: Double
        /// The answer to infinity along the axis; NaN where it did not need to be asked.
        package let maximum: Double
        /// The larger, the later (within a priority); 0 where it was not asked.
        package let flexibility: Double
        /// What was left to be offered, in points.
        package let available: Double
        /// How many children were still to share what was available.
        package let sharers: Int
        /// What was kept back for children of lower priority.
        package let reserved: Double
        /// What it was offered along the axis, in points.
        package internal(set) var offer = 0.0
        /// What it answered.
        package internal(set) var size = CGSize.zero
    }

    /// The axis along which the stack sets its children.
    package let axis: Axis
    /// What every child is offered across the axis.
    package let across: Double?
    /// The distances between neighbours along the axis.
    package internal(set) var gaps: [Double] = []
    /// What the stack itself was proposed along the axis; nil: every child takes its ideal length, and there are no turns.
    package let proposal: Double?
    /// The proposal less the gaps.
    package internal(set) var available = 0.0
    /// In the order in which the children were asked; empty where the proposal is nil.
    package private(set) var turns: [Turn] = []
    /// What is kept back at present for children of lower priority.
    var reserved = 0.0

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
