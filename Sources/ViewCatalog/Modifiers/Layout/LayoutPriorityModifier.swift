// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let layoutPriority = ModifierDeclaration(
        "layoutPriority", .layout, summary: "How early a stack sizes the view: higher first.",
        examples: ["HStack { Text(\"a\").layoutPriority(1); Text(\"b\") }"],
        otherNames: [
            "flex": ".layoutPriority(1)",
            "priority": ".layoutPriority(1)",
        ],
        overloads: [

            Overload(.unlabeled("value", Double.self)) { maker, value in PriorityNode(maker.content, value, tag: maker.tag) }
        ])
}
