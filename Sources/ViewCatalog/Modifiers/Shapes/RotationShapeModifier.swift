// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let rotationShape = ModifierDeclaration(
        "rotation", on: "Shape", .visual, summary: "Turns the outline; takes the whole proposal.",
        examples: ["Circle().rotation(.degrees(20))"],
        overloads: [
            Overload(.unlabeled("angle", Angle.self), .defaulted("anchor", UnitPoint.center)) { maker, _, _ in
                maker.takingAll(PaintAttachment(style: nil, outline: maker.shape))
            }
        ])
}
