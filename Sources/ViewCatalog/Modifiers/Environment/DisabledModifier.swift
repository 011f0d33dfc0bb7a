// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let disabled = ModifierDeclaration(
        "disabled", .environment, summary: "Disables the controls inside; does not change the layout.",
        examples: ["Button(\"a\") { }.disabled(true)"],
        otherNames: [
            "disable": ".disabled(true)",
            "enabled": ".disabled(true)",
            "isEnabled": ".disabled(true)",
        ],
        overloads: [
            Overload(.unlabeled("disabled", Bool.self)) { maker, disabled in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    environment.setting(CatalogKeys.isEnabled, to: environment[CatalogKeys.isEnabled] && !disabled, by: origin)
                }
            }
        ])
}
