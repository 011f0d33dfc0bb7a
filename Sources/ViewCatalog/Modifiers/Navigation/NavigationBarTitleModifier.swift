// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationBarTitle = ModifierDeclaration(
        "navigationBarTitle", .data, summary: "The title in the bar; navigationTitle has replaced it.",
        examples: ["NavigationView { Text(\"a\").navigationBarTitle(\"Title\") }"],
        overloads: [
            Overload(
                .title,
                .any("displayMode", name: "displayMode", type: "NavigationBarItem.TitleDisplayMode", defaultText: ".automatic"),
                isDeprecated: true
            ) { maker, title, mode in
                maker.attaching(NavigationBarItem(title: title.fixed.node, isLarge: NavigationTitleMode.isLarge(mode)))
            },
            Overload(
                .view(nil, name: "title"),
                .any("displayMode", name: "displayMode", type: "NavigationBarItem.TitleDisplayMode", defaultText: ".automatic"),
                isDeprecated: true
            ) { maker, title, mode in
                maker.attaching(NavigationBarItem(title: title, isLarge: NavigationTitleMode.isLarge(mode)))
            },
        ])
}
