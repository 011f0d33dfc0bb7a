// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onSubmit = ModifierDeclaration(
        "onSubmit", .action, summary: "Runs an action when a field inside is submitted.",
        examples: ["TextField(\"a\", text: $text).onSubmit { print(1) }"],
        overloads: [
            Overload(.any("of", name: "triggers", type: "SubmitTriggers", defaultText: ".text"), .closure(nil, name: "action")) {
                maker, _, action in maker.attaching(ActionAttachment(kind: .submit, action: action))
            }
        ])
}
