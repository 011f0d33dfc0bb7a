// SPDX-License-Identifier: GPL-3.0-or-later

/// Proposals on one axis that get the same answer: lengths from `low` to `high`, and nil or not. Empty where `low` is above `high`.
struct FlowRange {
    var low: Double
    var high: Double
    var hasNil: Bool

    static let all = FlowRange(low: -.infinity, high: .infinity, hasNil: true)

    @inline(__always)
    init(low: Double, high: Double, hasNil: Bool) {
        self.low = low
        self.high = high
        self.hasNil = hasNil
    }

    /// One proposal alone. NaN is equal to nothing, so it is in no range.
    init(only proposal: Double?) {
        let isLength = proposal.map { !$0.isNaN } ?? false
        low = isLength ? proposal ?? 0 : .infinity
        high = isLength ? proposal ?? 0 : -.infinity
        hasNil = proposal == nil
    }

    @inline(__always)
    func contains(_ proposal: Double?) -> Bool {
        guard let proposal else { return hasNil }
        return low <= proposal && proposal <= high
    }

    func contains(_ other: FlowRange) -> Bool {
        (hasNil || !other.hasNil) && (other.low > other.high || (low <= other.low && other.high <= high))
    }

    @inline(__always)
    mutating func formIntersection(_ other: FlowRange) {
        low = max(low, other.low)
        high = min(high, other.high)
        hasNil = hasNil && other.hasNil
    }

    /// What lies between a known member and the range has the same answer too, as offers grow with proposals.
    @inline(__always)
    mutating func include(_ proposal: Double?) {
        guard let proposal, !proposal.isNaN else { return }
        low = min(low, proposal)
        high = max(high, proposal)
    }

    /// One or two numbers up or down; what is all but 0 moves farther.
    @inline(__always)
    private static func stepped(_ length: Double, _ direction: Double) -> Double {
        length + direction * (abs(length) * .ulpOfOne + .leastNormalMagnitude)
    }

    /// From what content is offered to what was proposed around it, where insets are taken away and nothing below 0 is offered.
    @inline(__always)
    func around(insets: Double, of proposal: Double?) -> FlowRange {
        var range = self
        // Sums are rounded: a step inwards keeps every difference inside.
        range.low = low <= 0 ? -.infinity : Self.stepped(low + insets, 1)
        range.high = high == .infinity ? .infinity : Self.stepped(high + insets, -1)
        if low > high { range = FlowRange(low: .infinity, high: -.infinity, hasNil: hasNil) }
        range.include(proposal)
        return range
    }
}
