// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scaleShape = ModifierDeclaration(
        "scale", on: "Shape", .visual, summary: "Scales the outline; takes the whole proposal.",
        examples: ["Circle().scale(2)"],
        overloads: [
            Overload(.unlabeled("scale", Double.self), .defaulted("anchor", UnitPoint.center)) { maker, _, _ in
                maker.takingAll(PaintAttachment(style: nil, outline: maker.shape))
            },
            Overload(.defaulted("x", 1.0), .defaulted("y", 1.0), .defaulted("anchor", UnitPoint.center)) { maker, _, _, _ in
                maker.takingAll(PaintAttachment(style: nil, outline: maker.shape))
            },
        ])
}
