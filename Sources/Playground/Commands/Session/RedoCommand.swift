// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let redo = Command(
        "redo", .session, .session, syntax: ["redo [N]"], summary: "Redoes what was undone.",
        examples: ["redo", "redo 2"],
        related: ["again"]
    ) { (context) throws(Diagnostic) in
        let count = try context.arguments.count("a number of inputs", standard: 1)
        try context.arguments.expectEnd()
        let available = context.history.redoCount
        guard count <= available else {
            throw Diagnostic(
                .nothingToRedo,
                available == 0 ? "there is nothing to redo" : "only \(available.counted("input")) can be redone",
                at: context.word.span)
        }
        return .session(.redo(count))
    }
}
