// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let monospacedDigit = ModifierDeclaration(
        "monospacedDigit", .environment, summary: "Digits of one width.",
        examples: ["Text(\"12\").monospacedDigit()"],
        overloads: [
            Overload { maker in maker.fontModifier(FontModifiers(.monospacedDigit)) }
        ])
}
