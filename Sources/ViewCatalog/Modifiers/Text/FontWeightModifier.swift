// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let fontWeight = ModifierDeclaration(
        "fontWeight", .environment, summary: "The weight of the font.",
        examples: ["Text(\"a\").fontWeight(.semibold)"],
        otherNames: [
            "weight": ".fontWeight(.semibold)"
        ],
        overloads: [
            Overload(.unlabeled("weight", Font.Weight?.self)) { maker, weight in
                maker.fontModifier(weight.map { .weight($0) }, .weight)
            }
        ])
}
