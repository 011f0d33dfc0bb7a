// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let listRowSpacing = ModifierDeclaration(
        "listRowSpacing", .environment, summary: "The spacing between rows of the lists inside.",
        examples: ["List { Text(\"a\"); Text(\"b\") }.listRowSpacing(8)"],
        overloads: [
            Overload(.unlabeled("spacing", Double?.self)) { maker, spacing in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.listRowSpacing, to: spacing, by: $1) }
            }
        ])
}
