// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Who a stack asks in which order, and what is left to offer (L8): priority first, then the least flexible, as StackShares does it.
struct StackTurns {
    private let tree: ExplainedTree
    private let available: Double
    private let order: [Child]

    /// More children than anybody reads are told in short.
    private static let detailLimit = 12

    private struct Child {
        let layer: Int
        let name: String
        let priority: Double
        let minimum: Double
        let maximum: Double
        let offer: Double
        let length: Double
        var flexibility: Double { (maximum - minimum).isNaN ? .infinity : maximum - minimum }

        func precedes(_ other: Child) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
            return layer < other.layer
        }
    }

    init(_ stack: LayoutQuestion, available: Double) {
        tree = stack.tree
        self.available = available
        order = stack.children.map { layer in
            let child = stack.question(of: layer)
            return Child(
                layer: layer, name: child.name, priority: stack.tree.view(layer).priority,
                minimum: stack.tree.answer(layer, stack.axis, to: 0), maximum: stack.tree.answer(layer, stack.axis, to: .infinity),
                offer: child.offer ?? 0, length: child.size)
        }.sorted { $0.precedes($1) }
    }

    /// The turns up to a child's.
    func reason(until wanted: Int) -> Reason {
        var left = available
        var reason = Reason.passes
        for (place, child) in order.enumerated() {
            if place < Self.detailLimit || child.layer == wanted { reason = reason.and(turn(place, left), "L8") }
            left = (left - child.length).isNaN ? left : left - child.length
            if child.layer == wanted { break }
        }
        return reason
    }

    private func turn(_ place: Int, _ left: Double) -> String {
        let child = order[place]
        let peers = order[place...].filter { $0.priority == child.priority }.count
        let reserved = order[place...].reduce(0) { $1.priority < child.priority ? $0 + $1.minimum : $0 }
        let kept = reserved > 0 ? " (\(LengthText.of(reserved)) is kept for what comes later)" : ""
        let rest = left - reserved
        let share = peers == 1 ? "all" : peers == 2 ? "half" : "one of \(peers) equal shares"
        let offer =
            rest <= 0
            ? "Nothing is left for it\(kept): it is offered 0"
            : "It is offered \(share) of the \(LengthText.of(rest)) left\(kept), \(LengthText.of(child.offer)),"
        return "\(why(place, peers)). \(offer) \(taken(child))."
    }

    private func taken(_ child: Child) -> String {
        let length = LengthText.of(child.length)
        if child.length > child.offer { return "and takes \(length), as it cannot be shorter" }
        return child.length < child.offer ? "and needs only \(length)" : "and takes \(length)"
    }

    /// Whom the first is less flexible than.
    private func rivals(_ areAll: Bool, _ areSpacers: Bool) -> String {
        areAll ? "all" : areSpacers ? "all but the Spacers, which wait" : "those of its priority"
    }

    /// Why it is its turn.
    private func why(_ place: Int, _ peers: Int) -> String {
        let child = order[place]
        if place > 0, order[place - 1].priority != child.priority {
            if child.priority == -.infinity { return "\(child.name) has the lowest priority, as every Spacer" }
            return child.priority < 0
                ? "\(child.name) comes later, by its layoutPriority of \(LengthText.of(child.priority))"
                : "\(child.name) has a lower priority"
        }
        if child.priority != 0, child.priority.isFinite {
            return "\(child.name) goes first by its layoutPriority of \(LengthText.of(child.priority))"
        }
        if place == 0, order.count > 1, order.allSatisfy({ $0.flexibility == child.flexibility && $0.priority == child.priority }) {
            return "All are equally flexible and asked as written: \(child.name) first"
        }
        if peers == 1, place > 0 { return "\(child.name) is the last" }
        let others = order.dropFirst(peers)
        let areSpacers = others.allSatisfy { $0.priority == -.infinity }
        if place == 0, peers == 1, !others.isEmpty {
            return "\(child.name) goes first: "
                + (areSpacers ? "Spacers wait until all others are served" : "the others have a lower priority")
        }
        let range =
            child.flexibility == 0 ? "not flexible" : "flexible from \(LengthText.of(child.minimum)) to \(LengthText.of(child.maximum))"
        return "\(child.name) is \(range)"
            + (place == 0 && order.count > 1 ? ", the least of \(rivals(others.isEmpty, areSpacers)), and asked first" : "")
    }
}
