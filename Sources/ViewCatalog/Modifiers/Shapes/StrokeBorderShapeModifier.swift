// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let strokeBorderShape = ModifierDeclaration(
        "strokeBorder", on: "Shape", .visual, summary: "Draws a line inside the outline; takes the whole proposal.",
        examples: ["Circle().strokeBorder(.red, lineWidth: 2)"],
        overloads: [
            Overload(
                .any(nil, name: "style", type: "ShapeStyle", defaultText: ".foreground"), .defaulted("lineWidth", 1.0),
                .defaulted("antialiased", true)
            ) {
                maker, style, width, _ in maker.takingAll(PaintAttachment(style: style, outline: maker.shape, lineWidth: width))
            }
        ])
}
