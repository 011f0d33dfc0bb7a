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
        let rows = inputs.flatMap { number, input in
            input.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { line, text in
                [Table.Cell.text(line == 0 ? String(number + 1) : ""), .text(String(text.replacing("\t", with: "    ")))]
            }
        }
        let parts: [Output.Part] = rows.isEmpty ? [] : [.table(Table("", "", rows: rows))]
        return .show(Output(json: .object(["history": .array(inputs.map { .string($0.element) })]), parts: parts))
    }
}
