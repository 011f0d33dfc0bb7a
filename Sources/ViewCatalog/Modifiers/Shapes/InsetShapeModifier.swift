// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let insetShape = ModifierDeclaration(
        "inset", on: "Shape", gives: "Shape", .visual, summary: "A smaller shape; takes the whole proposal.",
        examples: ["Circle().inset(by: 4)"],
        overloads: [
            Overload(.required("by", Double.self)) { maker, amount in
                var shape = maker.shape
                shape.inset += amount
                return maker.takingAll(PaintAttachment(style: nil, outline: shape))
            }
        ])
}
