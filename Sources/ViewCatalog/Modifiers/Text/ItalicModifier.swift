// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let italic = ModifierDeclaration(
        "italic", .environment, summary: "Makes text italic.",
        examples: ["Text(\"a\").italic()"],
        overloads: [
            Overload(.unlabeledDefault("isActive", true)) { maker, isActive in
                maker.fontModifier(isActive ? .italic : nil, .italic)
            }
        ])
}
