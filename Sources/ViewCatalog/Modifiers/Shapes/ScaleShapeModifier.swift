// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scaleShape = ModifierDeclaration(
        "scale", on: "Shape", gives: "Shape", .visual, summary: "Scales the outline; takes the whole proposal.",
        examples: ["Circle().scale(2)"],
        overloads: [
            Overload(.unlabeled("scale", Double.self), .defaulted("anchor", UnitPoint.center)) { maker, scale, anchor in
                maker.changingShape(.scale(CGSize(width: scale, height: scale), anchor: anchor))
            },
            Overload(.defaulted("x", 1.0), .defaulted("y", 1.0), .defaulted("anchor", UnitPoint.center)) { maker, x, y, anchor in
                maker.changingShape(.scale(CGSize(width: x, height: y), anchor: anchor))
            },
        ])
}
