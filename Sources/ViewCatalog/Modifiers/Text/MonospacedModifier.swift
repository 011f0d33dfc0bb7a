// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let monospaced = ModifierDeclaration(
        "monospaced", .environment, summary: "A monospaced font.",
        examples: ["Text(\"a\").monospaced()"],
        overloads: [
            Overload(.unlabeledDefault("isActive", true)) { maker, isActive in
                maker.fontModifier(isActive ? .monospaced : nil, .monospaced)
            }
        ])
}
