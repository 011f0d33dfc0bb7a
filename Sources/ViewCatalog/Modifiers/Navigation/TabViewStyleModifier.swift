// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tabViewStyle = ModifierDeclaration(
        "tabViewStyle", .environment, observes: .scrollPosition, summary: "The style of the tab views inside.",
        examples: ["TabView { Color.red }.tabViewStyle(.page)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "TabViewStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.tabViewStyle, to: style, by: $1) }
            }
        ])
}
