// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let offset = ModifierDeclaration(
        "offset", .layout, summary: "Moves the drawing of the view, not its place among its siblings.",
        examples: ["Text(\"a\").offset(x: 10)", "Text(\"a\").offset(CGSize(width: 1, height: 2))"],
        otherNames: [
            "move": ".offset(x: 10, y: 0)",
            "translate": ".offset(x: 10, y: 0)",
        ],
        overloads: [

            Overload(.unlabeled("offset", CGSize.self)) { maker, offset in OffsetNode(maker.content, by: offset, tag: maker.tag) },
            Overload(.defaulted("x", 0.0), .defaulted("y", 0.0)) { maker, x, y in
                OffsetNode(maker.content, by: CGSize(width: x, height: y), tag: maker.tag)
            },
        ])
}
