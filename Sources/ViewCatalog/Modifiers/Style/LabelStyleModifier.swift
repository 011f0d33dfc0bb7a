// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let labelStyle = ModifierDeclaration(
        "labelStyle", .environment, summary: "The style of the labels inside.",
        examples: ["Label(\"a\", systemImage: \"star\").labelStyle(.iconOnly)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "LabelStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.labelStyle, to: style, by: $1) }
            }
        ])
}
