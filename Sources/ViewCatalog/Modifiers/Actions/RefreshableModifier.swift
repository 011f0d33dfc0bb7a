// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let refreshable = ModifierDeclaration(
        "refreshable", .action, summary: "Runs an action when a scroll view inside is pulled down.",
        examples: ["ScrollView { Text(\"a\") }.refreshable { print(1) }"],
        overloads: [
            Overload(.closure("action", isAsync: true)) { maker, action in maker.attaching(ActionAttachment(kind: .refresh, action: action))
            }
        ])
}
