// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollDisabled = ModifierDeclaration(
        "scrollDisabled", .scroll, summary: "Keeps scroll views inside from being scrolled by hand.",
        examples: ["ScrollView { Text(\"a\") }.scrollDisabled(true)"],
        overloads: [
            Overload(.unlabeled("disabled", Bool.self)) { maker, disabled in
                // What a view around it forbids stays forbidden (S3.20).
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    let isEnabled = environment[EnvironmentKeys.isScrollEnabled] && !disabled
                    return environment.setting(EnvironmentKeys.isScrollEnabled, to: isEnabled, by: origin)
                }
            }
        ])
}
