// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// ZStack, also the one that several views of an overlay make (L9.1).
extension ZStackNode: Reasoning {
    /// The children of the highest priority, which decide the size.
    private func counting(_ question: LayoutQuestion) -> [ChildQuestion] {
        let children = question.children.map(question.question(of:))
        let highest = children.map { question.tree.view($0.child).priority }.max() ?? 0
        return children.filter { question.tree.view($0.child).priority == highest }
    }

    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let counting = counting(question)
        guard let longest = counting.max(by: { $0.size < $1.size }) else { return .ends("It has no children, so it is 0.", "L9.1") }
        let only = counting.count < question.children.count ? " of the highest layoutPriority" : ""
        return .ends(
            "A ZStack is as \(question.axis.adjective) as its \(question.axis.rangeWord) child\(only): \(longest.name), "
                + "\(LengthText.of(longest.size)).", "L9.1")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard question.offer == question.parent.size, question.parent.offer != question.parent.size else {
            return .says("\(question.title) offers each of its children \(question.passed).", "L9.1")
        }
        let others = counting(question.parent).filter { $0.child != question.child }
        let decisive = others.max { $0.size < $1.size }.map { ", that of \($0.name)" }
        return .says(
            "\(question.title) was offered \(question.wasOffered), and offers each of its children, for its place, its own size: "
                + "\(question.passed)\(decisive ?? "").", "L9.1")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says(
            "\(question.title), \(LengthText.of(question.parent.placed.size)), aligns its children (\(alignment.literal)) on one point: this one, "
                + "\(LengthText.of(question.placed.size)), at \(LengthText.of(question.origin)).", "L9.1")
    }
}
