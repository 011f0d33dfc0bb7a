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
                maker, style, width, _ in
                maker.takingAll(
                    PaintAttachment(style: style, outline: maker.shape, line: StrokeLine(width: width, isInside: true)))
            },
            Overload(
                .style(nil, name: "style"), .required("style", StrokeStyleValue.self), .defaulted("antialiased", true)
            ) { maker, style, stroke, _ in
                maker.takingAll(PaintAttachment(style: style, outline: maker.shape, line: stroke.inside))
            },
            Overload(.required("style", StrokeStyleValue.self), .defaulted("antialiased", true)) { maker, stroke, _ in
                maker.takingAll(PaintAttachment(style: nil, outline: maker.shape, line: stroke.inside))
            },
        ])
}
