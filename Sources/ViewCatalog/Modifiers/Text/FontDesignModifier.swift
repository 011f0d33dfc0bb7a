// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let fontDesign = ModifierDeclaration(
        "fontDesign", .environment, summary: "The design of the system font.",
        examples: ["VStack { Text(\"a\") }.fontDesign(.rounded)"],
        overloads: [
            Overload(.unlabeled("design", Font.Design?.self)) { maker, design in
                maker.fontModifier(design.map { .design($0) }, .design)
            }
        ])
}
