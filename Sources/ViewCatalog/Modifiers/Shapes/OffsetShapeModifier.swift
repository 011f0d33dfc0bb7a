// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let offsetShape = ModifierDeclaration(
        "offset", on: "Shape", gives: "Shape", .visual, summary: "Moves the outline; takes the whole proposal.",
        examples: ["Circle().offset(x: 4)"],
        overloads: [
            Overload(.unlabeled("offset", CGSize.self)) { maker, offset in maker.changingShape(.offset(offset)) },
            Overload(.unlabeled("offset", CGPoint.self)) { maker, offset in
                maker.changingShape(.offset(CGSize(width: offset.x, height: offset.y)))
            },
            Overload(.defaulted("x", 0.0), .defaulted("y", 0.0)) { maker, x, y in
                maker.changingShape(.offset(CGSize(width: x, height: y)))
            },
        ])
}
