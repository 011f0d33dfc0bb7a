// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let bold = ModifierDeclaration(
        "bold", .environment, summary: "Makes text bold: the emphasized weight of its font.",
        examples: ["Text(\"a\").bold()", "VStack { Text(\"a\") }.bold()"],
        overloads: [
            Overload(.unlabeledDefault("isActive", true)) { maker, isActive in
                maker.fontModifier(isActive ? .bold : nil, .bold)
            }
        ])
}
