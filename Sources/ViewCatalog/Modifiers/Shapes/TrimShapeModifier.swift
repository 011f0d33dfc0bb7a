// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let trimShape = ModifierDeclaration(
        "trim", on: "Shape", gives: "Shape", .visual, summary: "A part of the outline; does not change the size.",
        examples: ["Circle().trim(from: 0, to: 0.5)"],
        overloads: [
            Overload(.defaulted("from", 0.0), .defaulted("to", 1.0)) { maker, from, to in
                var shape = maker.shape
                // What is not a number says nothing.
                let (start, end) = (from.isNaN ? 0 : from, to.isNaN ? 1 : to)
                shape.trim = min(start, end)...max(start, end)
                return maker.keepingShape(PaintAttachment(style: nil, outline: shape))
            }
        ])
}
