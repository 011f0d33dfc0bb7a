// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let strokeShape = ModifierDeclaration(
        "stroke", on: "Shape", .visual, summary: "Draws the outline; the size stays.",
        examples: ["Circle().stroke(.red, lineWidth: 2)", "Circle().stroke(lineWidth: 2)"],
        overloads: [
            Overload(.style(nil, name: "style"), .defaulted("lineWidth", 1.0), .defaulted("antialiased", true)) { maker, style, width, _ in
                maker.keepingShape(PaintAttachment(style: style, outline: maker.shape, lineWidth: width))
            },
            Overload(.style(nil, name: "style"), .any("style", name: "strokeStyle", type: "StrokeStyle"), .defaulted("antialiased", true)) {
                maker, style, _, _ in
                maker.keepingShape(PaintAttachment(style: style, outline: maker.shape, lineWidth: 1))
            },
            Overload(.defaulted("lineWidth", 1.0)) { maker, width in
                maker.keepingShape(PaintAttachment(style: nil, outline: maker.shape, lineWidth: width))
            },
            Overload(.any("style", name: "strokeStyle", type: "StrokeStyle")) { maker, _ in
                maker.keepingShape(PaintAttachment(style: nil, outline: maker.shape, lineWidth: 1))
            },
        ])
}
