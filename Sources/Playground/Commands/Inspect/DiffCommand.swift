// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let diff = Command(
        "diff", .inspect, syntax: ["diff [N]"], parameters: [.number],
        summary: "Shows what moved since the last input that changed the scene, or the N-th last.",
        examples: ["diff", "diff 3"], related: ["compare", "changes", "moved"]
    ) { (context) throws(Diagnostic) in
        let count = try context.arguments.count("a number of inputs", standard: 1)
        try context.arguments.expectEnd()
        guard let scene = context.history.scene(before: count) else {
            throw Diagnostic(.nothingToUndo, "there are only \(context.history.undoCount) inputs to compare with", at: context.word.span)
        }
        let old = try context.layOut(scene).index
        return .show(FrameDifference(old: old, new: context.index).output)
    }
}

/// Views that came, went or moved between two layouts.
struct FrameDifference {
    let old: ViewIndex
    let new: ViewIndex

    /// Less is no difference that anybody sees.
    private static let tolerance = 0.0005

    var output: Output {
        var json: [JSON] = []
        var parts: [Output.Part] = []
        func add(_ name: String, _ change: String, _ before: CGRect?, _ after: CGRect?) {
            json.append(
                .object([
                    "name": .string(name), "change": .string(change), "before": before.map { JSON($0) } ?? .null,
                    "after": after.map { JSON($0) } ?? .null,
                ]))
            let frames = [before, after].compactMap { $0.map(TreeReport.text) }.joined(separator: " → ")
            let role: StyledText.Role = change == "added" ? .good : change == "removed" ? .bad : .plain
            parts.append(.line(StyledText(change, role) + "  " + StyledText(name, .name) + StyledText("  " + frames)))
        }
        for view in new.views.indices {
            let name = new.views[view].text
            let frame = new.layers[new.outermost(view)].frame
            guard let before = old.viewsByText[name] else {
                add(name, "added", nil, frame)
                continue
            }
            let previous = old.layers[old.outermost(before)].frame
            if !Self.areSame(previous, frame) { add(name, "moved", previous, frame) }
        }
        for view in old.views.indices where new.viewsByText[old.views[view].text] == nil {
            add(old.views[view].text, "removed", old.layers[old.outermost(view)].frame, nil)
        }
        if parts.isEmpty { parts.append(.line(StyledText("nothing moved", .faint))) }
        return Output(json: .object(["diff": .array(json)]), parts: parts)
    }

    private static func areSame(_ a: CGRect, _ b: CGRect) -> Bool {
        func near(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= tolerance }
        return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width) && near(a.height, b.height)
    }
}
