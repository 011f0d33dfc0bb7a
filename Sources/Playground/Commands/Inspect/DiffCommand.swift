// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let diff = Command(
        "diff", .inspect, .question, syntax: ["diff [N]"],
        summary: "Shows what moved since the last input that changed the scene, or the N-th last.",
        examples: ["diff", "diff 3"],
        details: "First what is different of the screen. Views that the rows of a ForEach have alike are one line.",
        related: ["compare", "changes", "moved"]
    ) { (context) throws(Diagnostic) in
        let count = try context.arguments.count("a number of inputs", standard: 1)
        try context.arguments.expectEnd()
        guard let scene = context.history.scene(before: count) else {
            throw Diagnostic(
                .nothingToUndo, context.history.tooFewInputs, at: context.word.span)
        }
        return .show(SceneDifference(old: try context.layOut(scene), new: context.laidOut).output())
    }
}
