// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let monospaced = ModifierDeclaration(
        "monospaced", .environment, summary: "Letters of one width.",
        examples: ["Text(\"a\").monospaced()"],
        overloads: [
            Overload(.unlabeledDefault("isActive", true)) { maker, isActive in
                maker.fontModifier({ $0.font = $0.font?.monospaced(isActive) }, { $0.monospaced(isActive) })
            }
        ])
}
