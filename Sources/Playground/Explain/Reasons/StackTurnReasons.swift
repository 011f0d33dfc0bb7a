// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A stack's account in words (L8): who was asked in which order, and what was left to offer.
struct StackTurnReasons {
    private let axis: Axis
    private let turns: [StackAccount.Turn]
    private let names: [String]

    /// More children than these are summed up.
    private static let detailLimit = 12

    init(_ account: StackAccount, of stack: LayoutQuestion) {
        turns = account.turns
        axis = account.axis
        names = stack.children.map { stack.tree.name($0) }
    }

    private func name(_ turn: StackAccount.Turn) -> String { names.indices.contains(turn.child) ? names[turn.child] : "a view" }

    /// The turns up to a child's, which is told by its place among the stack's children.
    func reason(until wanted: Int) -> Reason {
        var reason = Reason.passes
        for (place, turn) in turns.enumerated() {
            if place < Self.detailLimit || turn.child == wanted { reason = reason.and(text(place), "L8") }
            if turn.child == wanted { break }
        }
        return reason
    }

    private func text(_ place: Int) -> String {
        let turn = turns[place]
        let kept = turn.reserved > 0 ? " (\(LengthText.of(turn.reserved)) is kept for later)" : ""
        let share = turn.sharers == 1 ? "all" : turn.sharers == 2 ? "half" : "one of \(turn.sharers) equal shares"
        let offer =
            turn.available <= 0
            ? "Nothing is left for it\(kept): it is offered 0"
            : "It is offered \(share) of the \(LengthText.of(turn.available)) left\(kept), \(LengthText.of(turn.offer)),"
        return "\(why(place)). \(offer) \(taken(turn))."
    }

    private func taken(_ turn: StackAccount.Turn) -> String {
        let length = turn.size[axis]
        if length > turn.offer { return "and takes \(LengthText.of(length)), as it cannot be shorter" }
        return length < turn.offer ? "and needs only \(LengthText.of(length))" : "and takes \(LengthText.of(length))"
    }

    /// Whom the first is less flexible than.
    private func rivals(_ areAll: Bool, _ areSpacers: Bool) -> String {
        areAll ? "all" : areSpacers ? "all but the Spacers, which wait" : "those of its priority"
    }

    /// Why it is its turn.
    private func why(_ place: Int) -> String {
        let (child, peers) = (turns[place], turns[place].sharers)
        if place > 0, turns[place - 1].priority != child.priority {
            if child.priority == -.infinity { return "\(name(child)) has the lowest priority, like every Spacer" }
            return child.priority < 0
                ? "\(name(child)) comes later, by its layoutPriority of \(LengthText.of(child.priority))"
                : "\(name(child)) has a lower priority"
        }
        if child.priority != 0, child.priority.isFinite {
            return "\(name(child)) goes first by its layoutPriority of \(LengthText.of(child.priority))"
        }
        if place == 0, turns.count > 1, turns.allSatisfy({ $0.flexibility == child.flexibility && $0.priority == child.priority }) {
            return "All are equally flexible and asked as written: \(name(child)) first"
        }
        if peers == 1, place > 0 { return "\(name(child)) is the last" }
        let others = turns.dropFirst(peers)
        let areSpacers = others.allSatisfy { $0.priority == -.infinity }
        if place == 0, peers == 1, !others.isEmpty {
            return "\(name(child)) goes first: "
                + (areSpacers ? "Spacers wait until all others are served" : "the others have a lower priority")
        }
        let range =
            child.flexibility == 0 ? "not flexible" : "flexible from \(LengthText.of(child.minimum)) to \(LengthText.of(child.maximum))"
        return "\(name(child)) is \(range)"
            + (place == 0 && turns.count > 1 ? ", the least of \(rivals(others.isEmpty, areSpacers)), and asked first" : "")
    }
}
