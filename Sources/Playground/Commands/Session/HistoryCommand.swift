// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
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
}
