// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let diff = Command(
        "diff", .inspect, .question, syntax: ["diff [N]"],
        summary: "Shows what moved since the last input that changed the scene, or the Nth-last one.",
        examples: ["diff", "diff 3"],
        details: "Changes to the screen come first. Views that changed alike in every row of a ForEach share a line.",
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
