// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Views that came, went or moved between two layouts. What goes along with a view around it is counted there, not told again.
struct FrameDifference {
    let old: ViewIndex
    let new: ViewIndex

    /// A smaller difference cannot be seen.
    private static let tolerance = 0.0005

    enum Kind: String { case added, moved, removed }

    struct Change {
        let name: String
        let kind: Kind
        let before: CGRect?
        let after: CGRect?
        /// The views inside that did the same.
        var followers = 0

        var json: JSON {
            .object([
                "name": .string(name), "change": .string(kind.rawValue), "before": before.map { JSON($0) } ?? .null,
                "after": after.map { JSON($0) } ?? .null,
            ])
        }

        /// By how much the four numbers are different.
        var deltas: [(name: String, value: Double)] {
            guard let before, let after else { return [] }
            return [
                ("x", after.minX - before.minX), ("y", after.minY - before.minY), ("width", after.width - before.width),
                ("height", after.height - before.height),
            ]
        }

        /// What is different: only those of the four numbers that are.
        var text: String {
            guard let before, let after else { return (before ?? after).map(TreeReport.text) ?? "" }
            let numbers = [
                ("x", before.minX, after.minX), ("y", before.minY, after.minY), ("width", before.width, after.width),
                ("height", before.height, after.height),
            ]
            return numbers.filter { !FrameDifference.areNear($1, $2) }.map { "\($0) \(NumberText.of($1)) → \(NumberText.of($2))" }
                .joined(separator: ", ")
        }

        /// Did a view in it do just the same, as it stands in it?
        func covers(_ inner: Change) -> Bool {
            guard kind == inner.kind else { return false }
            guard let before, let after, let start = inner.before, let end = inner.after else { return true }
            return FrameDifference.areNear(after.minX - before.minX, end.minX - start.minX)
                && FrameDifference.areNear(after.minY - before.minY, end.minY - start.minY)
                && FrameDifference.areNear(start.width, end.width) && FrameDifference.areNear(start.height, end.height)
        }
    }

    // MARK: finding

    var changes: [(change: Change, leader: Int?)] {
        var result: [(change: Change, leader: Int?)] = []
        var places: [Int: Int] = [:]
        func add(_ change: Change, _ view: Int, _ parent: Int?) {
            let around = parent.flatMap { places[$0] }
            let leader = around.flatMap { result[$0].change.covers(change) ? result[$0].leader ?? $0 : nil }
            places[view] = result.count
            result.append((change, leader))
        }
        for view in new.views.indices {
            let (name, frame) = (new.views[view].text, new.layers[new.outermost(view)].frame)
            guard let before = old.viewsByText[name].map({ old.layers[old.outermost($0)].frame }) else {
                add(Change(name: name, kind: .added, before: nil, after: frame), view, new.views[view].parent)
                continue
            }
            if !Self.areSame(before, frame) {
                add(Change(name: name, kind: .moved, before: before, after: frame), view, new.views[view].parent)
            }
        }
        places = [:]
        for view in old.views.indices where new.viewsByText[old.views[view].text] == nil {
            let frame = old.layers[old.outermost(view)].frame
            add(Change(name: old.views[view].text, kind: .removed, before: frame, after: nil), view, old.views[view].parent)
        }
        return result
    }

    static func areNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= tolerance }

    private static func areSame(_ a: CGRect, _ b: CGRect) -> Bool {
        areNear(a.minX, b.minX) && areNear(a.minY, b.minY) && areNear(a.width, b.width) && areNear(a.height, b.height)
    }
}
