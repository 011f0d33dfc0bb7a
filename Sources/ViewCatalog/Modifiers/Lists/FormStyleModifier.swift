// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let formStyle = ModifierDeclaration(
        "formStyle", .environment, summary: "The style of the forms inside.",
        examples: ["Form { Text(\"a\") }.formStyle(.grouped)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "FormStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.formStyle, to: style, by: $1) }
            }
        ])
}
