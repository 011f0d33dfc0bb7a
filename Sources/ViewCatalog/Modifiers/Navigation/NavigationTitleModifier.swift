// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationTitle = ModifierDeclaration(
        "navigationTitle", .data, summary: "The title in the bar of the navigation view around; a large one where there is room.",
        examples: ["NavigationStack { Text(\"a\").navigationTitle(\"Title\") }"],
        overloads: [
            Overload(.unlabeled("title", String.self)) { maker, title in maker.attaching(NavigationBarItem(title: TextNode(title))) },
            Overload(.view(nil, name: "title")) { maker, title in maker.attaching(NavigationBarItem(title: title)) },
        ])
}
