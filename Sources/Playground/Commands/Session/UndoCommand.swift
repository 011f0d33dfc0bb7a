// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let undo = Command(
        "undo", synonyms: ["u"], .session, .session, syntax: ["undo [N]"],
        summary: "Undoes the last input that changed the scene, or the last N.",
        examples: ["undo", "undo 3"], details: "'repeat' and 'source' each count as one input.", related: ["back", "revert"]
    ) { (context) throws(Diagnostic) in
        let place = context.arguments.peekWord()?.span ?? context.word.span
        let count = try context.arguments.count("a number of inputs", standard: 1)
        try context.arguments.expectEnd()
        let available = context.history.undoCount
        guard count <= available else {
            throw Diagnostic(
                .nothingToUndo,
                available == 0 ? "there is nothing to undo" : "only \(available.counted("input")) can be undone",
                at: place,
                hint: context.history.hasForgotten
                    ? "older inputs changed too much to be kept in memory" : available == 0 ? nil : "'history' lists them")
        }
        return .session(.undo(count))
    }
}
