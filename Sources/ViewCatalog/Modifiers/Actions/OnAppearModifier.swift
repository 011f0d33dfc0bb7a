// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onAppear = ModifierDeclaration(
        "onAppear", .action, observes: .appearance, summary: "Runs an action when the view appears.",
        examples: ["Text(\"a\").onAppear { print(1) }"],
        overloads: [
            Overload(.optionalClosure("perform")) { maker, action in
                action.map { maker.attaching(ActionAttachment(kind: .appear, action: $0)) } ?? LayerNode(maker.content, tag: maker.tag)
            }
        ])
}
