// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let colorScheme = ModifierDeclaration(
        "colorScheme", .environment, summary: "Light or dark appearance for the views inside.",
        examples: ["Text(\"a\").colorScheme(.dark)"],
        overloads: [
            Overload(.unlabeled("colorScheme", ColorScheme.self)) { maker, scheme in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    environment.setting(CatalogKeys.colorScheme, to: scheme, by: origin)
                }
            }
        ])
}
