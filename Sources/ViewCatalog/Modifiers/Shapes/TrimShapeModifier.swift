// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let trimShape = ModifierDeclaration(
        "trim", on: "Shape", .visual, summary: "A part of the outline; the size stays.",
        examples: ["Circle().trim(from: 0, to: 0.5)"],
        overloads: [
            Overload(.defaulted("from", 0.0), .defaulted("to", 1.0)) { maker, from, to in
                var shape = maker.shape
                shape.trim = min(from, to)...max(from, to)
                return maker.keepingShape(PaintAttachment(style: nil, outline: shape))
            }
        ])
}
