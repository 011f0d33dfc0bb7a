// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension CatalogKeys {
    /// Do links in lists end with a chevron? nil: as the system has it.
    static let linkIndicators = EnvironmentKey("navigationLinkIndicatorVisibility", default: Value?.none)
}

extension ModifierDeclaration {
    static let navigationLinkIndicatorVisibility = ModifierDeclaration(
        "navigationLinkIndicatorVisibility", .layout, summary: "Whether the links in lists inside end with a chevron.",
        examples: ["NavigationStack { List { NavigationLink(\"a\") { Text(\"b\") }.navigationLinkIndicatorVisibility(.hidden) } }"],
        overloads: [
            Overload(.any(nil, name: "visibility", type: "Visibility")) { maker, visibility in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.linkIndicators, to: visibility, by: $1) }
            }
        ])
}
