// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How a stack came to offer a child what it did: spacing, priorities, the order, what was left (L8).
struct StackReasons {
    let tree: ExplainedTree
    let axis: Axis

    /// More children than anybody reads are told in short.
    private static let detailLimit = 12

    private struct Child {
        let layer: Int
        let priority: Double
        let minimum: Double
        let maximum: Double
        let offer: Double
        let length: Double
        var flexibility: Double { (maximum - minimum).isNaN ? .infinity : maximum - minimum }
    }

    /// Answers whether the stack's own offer matters.
    func explain(_ node: StackNode, _ stack: Int, _ child: Int, _ result: inout Explanation) -> Bool {
        let title = tree.title(stack)
        let own = tree.element(stack).proposal[axis]
        let layers = tree.children(of: stack)
        if layers.count == 1 { return true }
        guard axis == node.axis else {
            let offer = tree.element(child).proposal[axis]
            if own == nil {
                result.say(
                    "\(title) has no \(axis.lengthWord) to offer and gives its children its own: \(LengthText.offer(offer)).", "L8.4")
            } else {
                result.say("Across its axis \(title) offers each child all it has: \(LengthText.offer(offer)).", "L8.8")
            }
            return true
        }
        guard let own else {
            result.say("\(title) was offered nil along its axis and asks every child for its ideal length.", "L8")
            return true
        }
        let gaps = gaps(node, layers)
        result.say(
            "\(title) was offered \(LengthText.of(own)). \(gapText(node, gaps)), which leaves \(LengthText.of(own - gaps.reduce(0, +))) "
                + "for its \(layers.count) children.", "L8", "L7.2")
        shares(layers.map(ask), own - gaps.reduce(0, +), until: child, &result)
        return true
    }

    private func ask(_ layer: Int) -> Child {
        let element = tree.element(layer)
        return Child(
            layer: layer, priority: tree.view(layer).priority, minimum: tree.answer(layer, axis, to: 0),
            maximum: tree.answer(layer, axis, to: .infinity), offer: element.proposal[axis] ?? 0, length: element.size[axis])
    }

    private func gaps(_ node: StackNode, _ layers: [Int]) -> [Double] {
        zip(layers, layers.dropFirst()).map { before, after in
            node.spacing ?? tree.view(before).spacing.distance(to: tree.view(after).spacing, along: axis)
        }
    }

    private func gapText(_ node: StackNode, _ gaps: [Double]) -> String {
        let total = LengthText.of(gaps.reduce(0, +))
        if gaps.allSatisfy({ $0 == 0 }) { return "Spacing takes nothing" }
        if Set(gaps).count == 1, let gap = gaps.first {
            return gaps.count == 1 ? "Spacing takes \(total)" : "Spacing takes \(gaps.count) × \(LengthText.of(gap)) = \(total)"
        }
        return gaps.count > 6
            ? "Spacing takes \(total)" : "Spacing takes " + gaps.map(LengthText.of).joined(separator: " + ") + " = \(total)"
    }

    /// Priority first, then the least flexible; as StackShares does it.
    private func shares(_ children: [Child], _ length: Double, until wanted: Int, _ result: inout Explanation) {
        let order = children.enumerated().sorted { a, b in
            let (x, y) = (a.element, b.element)
            if x.priority != y.priority { return x.priority > y.priority }
            if x.flexibility != y.flexibility { return x.flexibility < y.flexibility }
            if x.flexibility == .infinity, x.minimum != y.minimum { return x.minimum > y.minimum }
            return a.offset < b.offset
        }.map(\.element)
        var left = length
        for (place, child) in order.enumerated() {
            let peers = order[place...].filter { $0.priority == child.priority }.count
            let lower = order[place...].filter { $0.priority < child.priority }
            let reserved = lower.reduce(0) { $0 + $1.minimum }
            if place < Self.detailLimit || child.layer == wanted {
                result.say(turn(place, child, left, peers, reserved, order), "L8")
            }
            left = (left - child.length).isNaN ? left : left - child.length
            if child.layer == wanted { break }
        }
    }

    private func turn(_ place: Int, _ child: Child, _ left: Double, _ peers: Int, _ reserved: Double, _ order: [Child]) -> String {
        let name = tree.name(child.layer)
        var reason: String
        if place > 0, order[place - 1].priority != child.priority {
            reason = child.priority == -.infinity ? "\(name) has the lowest priority, as every Spacer" : "\(name) has a lower priority"
        } else if child.priority != 0, child.priority.isFinite {
            reason = "\(name) goes first by its layoutPriority of \(LengthText.of(child.priority))"
        } else if peers == 1, place > 0 {
            reason = "\(name) is the last"
        } else {
            let range =
                child.flexibility == 0 ? "not flexible" : "flexible from \(LengthText.of(child.minimum)) to \(LengthText.of(child.maximum))"
            reason = "\(name) is \(range)" + (place == 0 && order.count > 1 ? ", the least of all, and asked first" : "")
        }
        if place == 0, order.count > 1, order.allSatisfy({ $0.flexibility == child.flexibility && $0.priority == child.priority }) {
            reason = "All are equally flexible and asked as written: \(name) first"
        }
        let kept = reserved > 0 ? " (\(LengthText.of(reserved)) is kept for what comes later)" : ""
        let share = peers == 1 ? "all" : peers == 2 ? "half" : "one of \(peers) equal shares"
        return "\(reason). It is offered \(share) of the \(LengthText.of(left - reserved)) left\(kept), \(LengthText.of(child.offer)), "
            + "and takes \(LengthText.of(child.length))."
    }
}
