// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollDisabled = ModifierDeclaration(
        "scrollDisabled", .scroll, summary: "May scroll views inside be scrolled by hand?",
        examples: ["ScrollView { Text(\"a\") }.scrollDisabled(true)"],
        overloads: [
            Overload(.unlabeled("disabled", Bool.self)) { maker, disabled in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.isScrollEnabled, to: !disabled, by: $1) }
            }
        ])
}
