// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let fontWidth = ModifierDeclaration(
        "fontWidth", .environment, summary: "Makes letters narrower or wider; the amount is an estimate.",
        examples: ["Text(\"a\").fontWidth(.condensed)", "Text(\"a\").fontWidth(Font.Width(0.1))"],
        overloads: [
            Overload(.unlabeled("width", Font.Width?.self)) { maker, width in
                maker.fontModifier(width.map { .width($0) }, .width)
            }
        ])
}
