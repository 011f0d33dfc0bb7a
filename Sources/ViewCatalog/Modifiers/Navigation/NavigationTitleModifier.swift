// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationTitle = ModifierDeclaration(
        "navigationTitle", .data, summary: "The title in the bar of the enclosing navigation view; large where there is room.",
        examples: ["NavigationStack { Text(\"a\").navigationTitle(\"Title\") }"],
        otherNames: [
            "title": ".navigationTitle(\"Title\")"
        ],
        overloads: [
            Overload(.title) { maker, title in NavigationSubtitle.title(title.fixed.node, maker) },
            Overload(.unlabeled("title", BindingValue.self)) { maker, title in
                let text = DeferredNode { site in TextNode(ControlMaker.value(of: title, at: site).flatMap(String.decode) ?? "") }
                return NavigationSubtitle.title(text, maker)
            },
            Overload(.view(nil, name: "title")) { maker, title in NavigationSubtitle.title(title, maker) },
        ])
}
