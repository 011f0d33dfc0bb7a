// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let sizeShape = ModifierDeclaration(
        "size", on: "Shape", .visual, summary: "An outline of a size; takes the whole proposal.",
        examples: ["Circle().size(width: 10, height: 10)"],
        overloads: [
            Overload(.unlabeled("size", CGSize.self)) { maker, _ in maker.takingAll(PaintAttachment(style: nil, outline: maker.shape)) },
            Overload(.required("width", Double.self), .required("height", Double.self)) { maker, _, _ in
                maker.takingAll(PaintAttachment(style: nil, outline: maker.shape))
            },
        ])
}
