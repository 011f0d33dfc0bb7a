// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onDisappear = ModifierDeclaration(
        "onDisappear", .action, observes: .disappearance, summary: "Runs an action when the view disappears.",
        examples: ["Text(\"a\").onDisappear { print(1) }"],
        overloads: [
            Overload(.optionalClosure("perform")) { maker, action in
                action.map { maker.attaching(ActionAttachment(kind: .disappear, action: $0)) } ?? LayerNode(maker.content, tag: maker.tag)
            }
        ])
}
