// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let undo = Command(
        "undo", synonyms: ["u"], .session, .session, syntax: ["undo [N]"],
        summary: "Undoes the last input that changed the scene, or the last N.",
        examples: ["undo", "undo 3"], details: "'repeat' and 'source' each count as one input.", related: ["back", "revert"]
    ) { (context) throws(Diagnostic) in
        let count = try context.arguments.count("a number of inputs", standard: 1)
        try context.arguments.expectEnd()
        let available = context.history.undoCount
        guard count <= available else {
            throw Diagnostic(
                .nothingToUndo,
                available == 0 ? "there is nothing to undo" : "only \(available.counted("input")) can be undone",
                at: context.word.span,
                hint: context.history.hasForgotten
                    ? "older inputs changed too much to be kept in memory" : available == 0 ? nil : "'history' lists them")
        }
        return .session(.undo(count))
    }

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

    static let history = Command(
        "history", .session, .question, syntax: ["history [N]"], summary: "Lists the inputs that changed the scene, or the last N.",
        examples: ["history", "history 5"], related: ["undo", "log"]
    ) { (context) throws(Diagnostic) in
        let count = try context.arguments.count("a number of inputs", standard: .max)
        try context.arguments.expectEnd()
        let inputs = Array(context.history.past.map(\.input).enumerated()).suffix(count)
        let rows = inputs.map { [Table.Cell.text(String($0.offset + 1)), .text($0.element)] }
        let parts: [Output.Part] = rows.isEmpty ? [] : [.table(Table("", "", rows: rows))]
        return .show(Output(json: .object(["history": .array(inputs.map { .string($0.element) })]), parts: parts))
    }

    static let reset = Command(
        "reset", .session, .edit, syntax: ["reset"], summary: "Starts over with a fresh scene; 'undo' brings the old one back.",
        examples: ["reset"],
        related: ["clear", "new"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        var fresh = try Scene.fresh(context.options)
        fresh.options = context.scene.options
        return .edit(fresh)
    }
}
