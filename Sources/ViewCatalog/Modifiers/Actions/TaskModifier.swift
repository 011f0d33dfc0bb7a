// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let task = ModifierDeclaration(
        "task", .action, observes: .appearance, summary: "Runs an action when the view appears, and again when the id changes.",
        examples: ["Text(\"a\").task { print(1) }", "Text(\"a\").task(id: 3) { print(1) }"],
        overloads: [
            Overload(
                .any("priority", name: "priority", type: "TaskPriority", defaultText: ".userInitiated"),
                .closure(nil, name: "action", isAsync: true)
            ) { maker, _, action in
                maker.attaching(ActionAttachment(kind: .task, action: action))
            },
            Overload(
                .required("id", Value.self), .any("priority", name: "priority", type: "TaskPriority", defaultText: ".userInitiated"),
                .closure(nil, name: "action", isAsync: true)
            ) { maker, id, _, action in maker.attaching(ActionAttachment(kind: .task, action: action, id: id)) },
        ])
}
