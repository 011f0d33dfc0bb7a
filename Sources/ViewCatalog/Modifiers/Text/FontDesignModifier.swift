// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let fontDesign = ModifierDeclaration(
        "fontDesign", .environment, summary: "The design of the system font.",
        examples: ["VStack { Text(\"a\") }.fontDesign(.rounded)"],
        overloads: [
            Overload(.unlabeled("design", Font.Design?.self)) { maker, design in
                maker.fontModifier({ $0.font = $0.font?.design(design) }, { $0.design(design) })
            }
        ])
}
