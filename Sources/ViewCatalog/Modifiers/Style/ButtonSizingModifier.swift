// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let buttonSizing = ModifierDeclaration(
        "buttonSizing", .environment, summary: "Whether the bordered buttons inside take the width that they are offered.",
        examples: ["Button(\"a\") { }.buttonStyle(.bordered).buttonSizing(.flexible)"],
        overloads: [
            Overload(.any(nil, name: "sizing", type: "ButtonSizing")) { maker, sizing in
                let isFlexible = sizing.opaqueText == "flexible"
                return EnvironmentNode(maker.content, tag: maker.tag) {
                    $0.setting(CatalogKeys.hasFlexibleButtons, to: isFlexible, by: $1)
                }
            }
        ])
}
