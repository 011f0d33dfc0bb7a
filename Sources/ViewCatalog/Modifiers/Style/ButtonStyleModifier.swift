// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let buttonStyle = ModifierDeclaration(
        "buttonStyle", .environment, summary: "The style of the buttons inside.",
        examples: ["Button(\"a\") { }.buttonStyle(.bordered)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "ButtonStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.buttonStyle, to: style, by: $1) }
            },
            Overload(.any(nil, name: "style", type: "PrimitiveButtonStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.buttonStyle, to: style, by: $1) }
            },
        ])
}
