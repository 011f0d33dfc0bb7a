// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let offsetShape = ModifierDeclaration(
        "offset", on: "Shape", .visual, summary: "Moves the outline; takes the whole proposal.",
        examples: ["Circle().offset(x: 4)"],
        overloads: [
            Overload(.unlabeled("offset", CGSize.self)) { maker, _ in maker.takingAll(PaintAttachment(style: nil, outline: maker.shape)) },
            Overload(.unlabeled("offset", CGPoint.self)) { maker, _ in maker.takingAll(PaintAttachment(style: nil, outline: maker.shape)) },
            Overload(.defaulted("x", 0.0), .defaulted("y", 0.0)) { maker, _, _ in
                maker.takingAll(PaintAttachment(style: nil, outline: maker.shape))
            },
        ])
}
