// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let pickerStyle = ModifierDeclaration(
        "pickerStyle", .environment, summary: "The style of such views inside.",
        examples: ["Picker(\"a\", selection: $count) { Text(\"b\") }.pickerStyle(.wheel)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "PickerStyle")) { maker, style in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.pickerStyle, to: style, by: $1) }
            }
        ])
}
