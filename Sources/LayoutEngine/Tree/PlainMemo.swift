// SPDX-License-Identifier: GPL-3.0-or-later

/// What a plain container answers to 0 and infinity, from the time when it was made, and to the last other offer, by axis.
/// (What it answers to nil, and always on a rigid axis, it keeps itself: `ContainerNode.ideal`.)
///
/// The last offer changes during layout though nodes are immutable: it is a memory of a pure function, and one thread lays out a tree.
final class PlainMemo {
    struct Numbers {
        let minimum: Double
        let maximum: Double
        var offer = Double.nan
        var answer = Double.nan

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

    @exclusivity(unchecked) var horizontal: Numbers
    @exclusivity(unchecked) var vertical: Numbers
    /// Who of a stack's children is asked first.
    let turns: StackTurns

    init(_ minimum: CGSize, _ maximum: CGSize, turns: StackTurns) {
        horizontal = Numbers(minimum: minimum.width, maximum: maximum.width)
        vertical = Numbers(minimum: minimum.height, maximum: maximum.height)
        self.turns = turns
    }
}
