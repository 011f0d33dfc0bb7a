// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let textScale = ModifierDeclaration(
        "textScale", .environment, summary: "Makes secondary text 0.8 of its font's size; the factor is an estimate.",
        examples: ["Text(\"a\").textScale(.secondary)", "Text(\"a\").textScale(.secondary, isEnabled: false)"],
        overloads: [
            Overload(.unlabeled("scale", TextScale.self), .defaulted("isEnabled", true)) { maker, scale, isEnabled in
                maker.fontModifier(isEnabled ? FontModifiers(.textScale(scale.factor)) : .none)
            }
        ])
}
