// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let labelsHidden = ModifierDeclaration(
        "labelsHidden", .environment, summary: "Hides the labels of the controls inside: a toggle is as large as its switch.",
        examples: ["Toggle(\"On\", isOn: $on).labelsHidden()"],
        overloads: [
            Overload { maker in EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.labelsHidden, to: true, by: $1) } }
        ])

    static let labelsVisibility = ModifierDeclaration(
        "labelsVisibility", .environment, summary: "Hides or shows the labels of the controls inside.",
        examples: ["Toggle(\"On\", isOn: $on).labelsVisibility(.hidden)"],
        overloads: [
            Overload(.any(nil, name: "visibility", type: "Visibility")) { maker, visibility in
                EnvironmentNode(maker.content, tag: maker.tag) {
                    $0.setting(CatalogKeys.labelsHidden, to: visibility.opaqueText == "hidden", by: $1)
                        .setting(EnvironmentKey("labelsVisibility", default: Value?.none), to: visibility, by: $1)
                }
            }
        ])
}
