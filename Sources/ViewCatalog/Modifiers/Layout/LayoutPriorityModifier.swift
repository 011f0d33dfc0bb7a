// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let layoutPriority = ModifierDeclaration(
        "layoutPriority", .layout, summary: "The order in which a stack sizes the view: higher priorities first.",
        examples: ["HStack { Text(\"a\").layoutPriority(1); Text(\"b\") }"],
        otherNames: [
            "flex": ".layoutPriority(1)",
            "priority": ".layoutPriority(1)",
        ],
        overloads: [

            Overload(.unlabeled("value", Double.self)) { maker, value in PriorityNode(maker.content, value, tag: maker.tag) }
        ])
}
