// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let listStyle = ModifierDeclaration(
        "listStyle", .environment, summary: "The style of the lists inside.",
        examples: ["List { Text(\"a\") }.listStyle(.plain)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "ListStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.listStyle, to: style, by: $1) }
            }
        ])
}
