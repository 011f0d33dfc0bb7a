// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let monospacedDigit = ModifierDeclaration(
        "monospacedDigit", .environment, summary: "Makes all digits equally wide.",
        examples: ["Text(\"12\").monospacedDigit()"],
        overloads: [
            Overload { maker in maker.fontModifier(FontModifiers(.monospacedDigit)) }
        ])
}
