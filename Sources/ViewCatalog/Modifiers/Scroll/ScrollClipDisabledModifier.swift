// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollClipDisabled = ModifierDeclaration(
        "scrollClipDisabled", .scroll, summary: "Whether content is drawn outside the bounds of scroll views; affects drawing only.",
        examples: ["ScrollView { Text(\"a\") }.scrollClipDisabled()"],
        overloads: [
            Overload(.unlabeledDefault("disabled", true)) { maker, disabled in
                // What a view around it allows stays allowed.
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    let isDisabled = environment[CatalogKeys.isScrollClipDisabled] || disabled
                    return environment.setting(CatalogKeys.isScrollClipDisabled, to: isDisabled, by: origin)
                }
            }
        ])
}
