// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let events = Command(
        "events", .inspect, .edit, syntax: ["events", "events clear"],
        summary: "Shows the log of events that an app would have received.",
        examples: ["events", "events clear"], related: ["log", "onAppear", "onChange", "print"]
    ) { (context) throws(Diagnostic) in
        if context.arguments.take("clear") {
            try context.arguments.expectEnd()
            var scene = context.scene
            scene.events.clear()
            guard context.isAnswered, !context.scene.events.isEmpty else { return .edit(scene) }
            return .edit(scene, Output(lines: [StyledText("the log is empty now", .faint)]))
        }
        try context.arguments.expectEnd()
        let events = context.scene.events.events
        let json = events.map { event in
            JSON.object([
                "time": .number(event.time), "kind": .string(event.kind), "target": .string(event.target), "text": .string(event.text),
            ])
        }
        let rows = events.map { [Table.Cell.text(NumberText.of($0.time)), .text($0.kind), .text($0.target), .text($0.text)] }
        let parts: [Output.Part] = rows.isEmpty ? [] : [.table(Table("time", "event", "view", "what", rows: rows))]
        return .show(Output(json: .object(["events": .array(json)]), parts: parts))
    }
}
