// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let id = ModifierDeclaration(
        "id", .data, identifies: true, summary: "The identity of the view: a new value is a new view.",
        examples: ["Text(\"a\").id(\"title\")", "Text(\"a\").id(7)"],
        overloads: [
            Overload(.unlabeled("id", Value.self)) { maker, id in IdentityNode(maker.content, id: ViewID(id), tag: maker.tag) }
        ])
}
