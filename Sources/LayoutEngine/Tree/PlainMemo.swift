// SPDX-License-Identifier: GPL-3.0-or-later

/// What a plain container answers, by axis: minimum, ideal and maximum from the time when it was made, and the last other offer.
///
/// A node is *plain* when its answers depend on the proposal alone, axis by axis: no environment, no text, no guides of its own, nothing
/// that layout remembers enters. Then they belong to the node itself and not to a place in a tree, and are shared by all trees it is in:
/// probing it is a look-up, and an edit elsewhere keeps it with all it knows.
///
/// The last offer changes during layout though nodes are immutable: it is a memory of a pure function, and one thread lays out a tree.
final class PlainMemo {
    struct Numbers {
        let minimum: Double
        let ideal: Double
        let maximum: Double
        var offer = Double.nan
        var answer = Double.nan

        init(_ axis: Axis, of node: Node) {
            minimum = node.solvedPlainLength(axis, 0)
            ideal = node.solvedPlainLength(axis, nil)
            maximum = node.solvedPlainLength(axis, .infinity)
        }
    }

    @exclusivity(unchecked) var horizontal: Numbers
    @exclusivity(unchecked) var vertical: Numbers

    init(_ node: Node) {
        horizontal = Numbers(.horizontal, of: node)
        vertical = Numbers(.vertical, of: node)
    }

    @inline(__always)
    func length(_ axis: Axis, _ proposal: Double?, of node: Node) -> Double {
        axis == .horizontal ? Self.length(axis, proposal, &horizontal, node) : Self.length(axis, proposal, &vertical, node)
    }

    @inline(__always)
    private static func length(_ axis: Axis, _ proposal: Double?, _ numbers: inout Numbers, _ node: Node) -> Double {
        guard let proposal else { return numbers.ideal }
        if proposal == 0 { return numbers.minimum }
        if proposal == .infinity { return numbers.maximum }
        // Answers grow with the offer: between two equal ones there is no other.
        if proposal > 0, numbers.minimum == numbers.maximum { return numbers.minimum }
        if proposal == numbers.offer { return numbers.answer }
        let answer = node.solvedPlainLength(axis, proposal)
        numbers.offer = proposal
        numbers.answer = answer
        return answer
    }
}
