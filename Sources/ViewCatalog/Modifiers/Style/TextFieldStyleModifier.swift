// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let textFieldStyle = ModifierDeclaration(
        "textFieldStyle", .environment, summary: "The style of such controls inside.",
        examples: ["TextField(\"a\", text: $text).textFieldStyle(.roundedBorder)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "TextFieldStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.textFieldStyle, to: style, by: $1) }
            }
        ])
}
