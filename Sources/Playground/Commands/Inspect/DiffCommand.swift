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
        if let word = context.arguments.peekWord(), context.history.marks[word.text] != nil {
            throw Diagnostic(
                .typeMismatch, "'\(word.text)' is a marked scene, not a number of inputs", at: word.span,
                hint: "'compare scene \(word.text)' lists what differs from it, 'show \(word.text) now' draws both")
        }
        let count = try context.arguments.count("a number of inputs", standard: 1)
        try context.arguments.expectEnd()
        guard let scene = context.history.scene(before: count) else {
            throw Diagnostic(
                .nothingToUndo, context.history.tooFewInputs, at: context.word.span)
        }
        return .show(SceneDifference(old: try context.layOut(scene), new: context.laidOut).output())
    }
}
