// SPDX-License-Identifier: GPL-3.0-or-later

/// An answer as it is kept: packed, for every text and container keeps one or two.
struct FlowSlot {
    private let size: CGSize
    private let widths: (low: Double, high: Double)
    private let heights: (low: Double, high: Double)
    private let hasNilWidth: Bool
    private let hasNilHeight: Bool

    static var empty: FlowSlot { FlowSlot(FlowAnswer(.zero, only: ProposedViewSize(width: .nan, height: .nan))) }

    init(_ answer: FlowAnswer) {
        size = answer.size
        widths = (answer.widths.low, answer.widths.high)
        heights = (answer.heights.low, answer.heights.high)
        hasNilWidth = answer.widths.hasNil
        hasNilHeight = answer.heights.hasNil
    }

    @inline(__always)
    func holds(for proposal: ProposedViewSize) -> Bool {
        let fitsWidth = proposal.width.map { widths.low <= $0 && $0 <= widths.high } ?? hasNilWidth
        return fitsWidth && (proposal.height.map { heights.low <= $0 && $0 <= heights.high } ?? hasNilHeight)
    }

    var answer: FlowAnswer {
        FlowAnswer(
            size, widths: FlowRange(low: widths.low, high: widths.high, hasNil: hasNilWidth),
            heights: FlowRange(low: heights.low, high: heights.high, hasNil: hasNilHeight))
    }

    func isIn(_ other: FlowAnswer) -> Bool {
        let own = answer
        return other.widths.contains(own.widths) && other.heights.contains(own.heights)
    }
}
