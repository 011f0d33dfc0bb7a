// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let indexViewStyle = ModifierDeclaration(
        "indexViewStyle", .environment, summary: "The style of the page dots; their background affects drawing only.",
        examples: ["TabView { Color.red }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))"],
        overloads: [
            Overload(.any(nil, name: "style", type: "IndexViewStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.indexViewStyle, to: style, by: $1) }
            }
        ])
}
