// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let strokeShape = ModifierDeclaration(
        "stroke", on: "Shape", .visual, summary: "Draws the outline; does not change the size.",
        examples: ["Circle().stroke(.red, lineWidth: 2)", "Circle().stroke(lineWidth: 2)"],
        overloads: [
            Overload(.style(nil, name: "style"), .defaulted("lineWidth", 1.0), .defaulted("antialiased", true)) { maker, style, width, _ in
                maker.keepingShape(PaintAttachment(style: style, outline: maker.shape, line: StrokeLine(width: width)))
            },
            Overload(.style(nil, name: "style"), .required("style", StrokeStyleValue.self), .defaulted("antialiased", true)) {
                maker, style, stroke, _ in
                maker.keepingShape(PaintAttachment(style: style, outline: maker.shape, line: stroke.line))
            },
            Overload(.defaulted("lineWidth", 1.0)) { maker, width in
                maker.keepingShape(PaintAttachment(style: nil, outline: maker.shape, line: StrokeLine(width: width)))
            },
            Overload(.required("style", StrokeStyleValue.self)) { maker, stroke in
                maker.keepingShape(PaintAttachment(style: nil, outline: maker.shape, line: stroke.line))
            },
        ])
}
