// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// HStack and VStack (L8).
extension StackNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let children = question.children.map(question.question(of:))
        if children.count == 1, children[0].size == question.size { return .passes }
        guard question.axis == axis else { return across(question, children) }
        let lengths = children.map(\.size)
        let sum = lengths.reduce(0, +)
        let spacing = question.size - sum
        let reason = Reason.ends(
            "A stack is as \(axis.adjective) as its children and the spacing between: \(LengthText.sum(lengths))"
                // With endless children it cannot be told.
                + (spacing.isNaN ? "." : ", and \(LengthText.of(spacing)) of spacing."), "L8.1")
        guard let offer = question.offer, question.size > offer + Self.noise else { return reason }
        return reason.and(
            "That is \(LengthText.of(question.size - offer)) more than it was offered: children that do not shrink make it overflow.",
            "L8.1")
    }

    /// What sums of lengths may be off by; nothing that a person could see.
    private static var noise: Double { 0.0005 }

    private func across(_ question: LayoutQuestion, _ children: [ChildQuestion]) -> Reason {
        guard let longest = children.max(by: { $0.size < $1.size }) else { return .ends("It has no children, so it is 0.", "L2.4") }
        if question.size > longest.size + Self.noise {
            let word = alignment.literal
            let ends = children.map {
                "\($0.name) from \(LengthText.of($0.origin[question.axis])) to \(LengthText.of($0.origin[question.axis] + $0.size))"
            }
            return .ends(
                "The \(word) guides of its children are on one line, which moves the children apart: \(ends.prefix(6).joined(separator: ", ")).",
                "L8", "L6.5")
        }
        return .ends(
            "Across its axis a stack is as \(question.axis.adjective) as its \(question.axis.rangeWord) child: \(longest.name), \(LengthText.of(longest.size)).",
            "L8.7")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        let children = question.parent.children
        if children.count == 1 { return .passes }
        guard question.axis == axis else {
            if question.parent.offer == nil {
                return .says(
                    "\(question.title) has no \(question.axis.lengthWord) to offer and gives its children its own: \(question.passed).",
                    "L8.4")
            }
            return .says("Across its axis \(question.title) offers each child all it has: \(question.passed).", "L8.8")
        }
        guard let own = question.parent.offer else {
            return .says("\(question.title) was offered nil along its axis and asks every child for its ideal length.", "L8")
        }
        let account = account(of: question.parent)
        let left = LengthText.of(account.available)
        return Reason.says(
            "\(question.title) was offered \(LengthText.of(own)). \(Self.text(account.gaps)), which leaves \(left) for its \(children.count) children.",
            "L8",
            "L7.2"
        ).then(StackTurnReasons(account, of: question.parent).reason(until: children.firstIndex(of: question.child) ?? 0))
    }

    private func account(of question: LayoutQuestion) -> StackAccount {
        account(question.placed.proposal, placedIn: question.placed.size, question.tree.view(question.layer))
    }

    private static func text(_ gaps: [Double]) -> String {
        let total = LengthText.of(gaps.reduce(0, +))
        if gaps.allSatisfy({ $0 == 0 }) { return "There is no spacing" }
        if gaps.count == 1 { return "Spacing takes \(total)" }
        if Set(gaps).count == 1, let gap = gaps.first { return "Spacing takes \(gaps.count) × \(LengthText.of(gap)) = \(total)" }
        return gaps.count > 6 ? "Spacing takes \(total)" : "Spacing takes \(LengthText.sum(gaps)) = \(total)"
    }

    // MARK: place

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        let siblings = question.parent.children
        guard siblings.count > 1 else { return .usualPlace(question) }
        return along(question, siblings).then(acrossPlace(question))
    }

    private func along(_ question: ChildQuestion, _ siblings: [Int]) -> Reason {
        let start = LengthText.of(question.origin[axis])
        guard let place = siblings.firstIndex(of: question.child), place > 0 else {
            return .says("It is the first in \(question.title): at 0 along its axis.", "L8.5")
        }
        let before = question.parent.question(of: siblings[place - 1])
        let end = before.origin[axis] + before.placed.size[axis]
        let spacing = question.origin[axis] - end
        return .says(
            "In \(question.title) it follows \(before.name), which ends at \(LengthText.of(end))"
                + (spacing.isNaN ? ": at \(start)." : ", with \(LengthText.of(spacing)) of spacing\(why(before, question)): at \(start)."),
            "L8", "L7.2")
    }

    /// Where the spacing comes from (L7).
    private func why(_ before: ChildQuestion, _ after: ChildQuestion) -> String {
        if spacing != nil { return " as its spacing argument says" }
        let gaps = account(of: after.parent).gaps
        let place = after.parent.children.firstIndex(of: after.child) ?? 0
        let gap = gaps.indices.contains(place - 1) ? gaps[place - 1] : 0
        if gap == 0, [before, after].contains(where: { $0.placed.firstLayer { $0 as? SpacerNode } != nil }) {
            return ", none beside a Spacer"
        }
        if gap == 8 { return ", the default" }
        return axis == .vertical ? ", the default that text asks for above or below it" : ", which the two prefer"
    }

    private func acrossPlace(_ question: ChildQuestion) -> Reason {
        let (room, length) = (question.parent.placed.size[axis.other], question.placed.size[axis.other])
        let origin = LengthText.of(question.origin[axis.other])
        let explicit = question.tree.view(question.child).explicitGuide(
            alignment, in: question.placed.size, proposal: question.placed.proposal)
        if let explicit {
            return .says(
                "Across, its own \(alignment.literal) guide is at \(LengthText.of(explicit)) in it; \(question.title) puts the guides of all its "
                    + "children on one line, so it is at \(origin).", "L6.1", "L8")
        }
        guard room != length else { return .passes }
        return .says(
            "Across, the alignment \(alignment.literal) of \(question.title) puts its \(LengthText.of(length)) into \(LengthText.of(room)): at \(origin).",
            "L8")
    }
}

extension AlignmentKey {
    /// As it is written: `.leading`.
    var literal: String { axis == .horizontal ? HorizontalAlignment(self).literal : VerticalAlignment(self).literal }
}
