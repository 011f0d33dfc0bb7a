// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let transformShape = ModifierDeclaration(
        "transform", on: "Shape", .visual, summary: "Transforms the outline; takes the whole proposal.",
        examples: ["Circle().transform(1)"],
        overloads: [
            Overload(.unlabeled("transform", Value.self)) { maker, _ in maker.takingAll(PaintAttachment(style: nil, outline: maker.shape)) }
        ])
}
