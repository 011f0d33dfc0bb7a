// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let fillShape = ModifierDeclaration(
        "fill", on: "Shape", .visual, paints: true, summary: "Fills the shape; does not change its size.",
        examples: ["Circle().fill(.red)"],
        overloads: [
            Overload(.any(nil, name: "style", type: "ShapeStyle", defaultText: ".foreground"), .style) { maker, style, _ in
                maker.keepingShape(PaintAttachment(style: style, outline: maker.shape))
            }
        ])
}
