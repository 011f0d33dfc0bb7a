// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let rotationShape = ModifierDeclaration(
        "rotation", on: "Shape", gives: "Shape", .visual, summary: "Turns the outline; takes the whole proposal.",
        examples: ["Circle().rotation(.degrees(20))"],
        overloads: [
            Overload(.unlabeled("angle", Angle.self), .defaulted("anchor", UnitPoint.center)) { maker, angle, anchor in
                maker.changingShape(.rotation(angle, anchor: anchor))
            }
        ])
}
