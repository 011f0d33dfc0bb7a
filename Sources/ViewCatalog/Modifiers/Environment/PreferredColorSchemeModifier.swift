// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let preferredColorScheme = ModifierDeclaration(
        "preferredColorScheme", .environment, summary: "Light or dark for the views inside.",
        examples: ["Text(\"a\").preferredColorScheme(.dark)"],
        overloads: [
            Overload(.unlabeled("colorScheme", ColorScheme?.self)) { maker, scheme in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    scheme.map { environment.setting(CatalogKeys.colorScheme, to: $0, by: origin) } ?? environment
                }
            }
        ])
}
