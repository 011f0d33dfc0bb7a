// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let position = ModifierDeclaration(
        "position", .layout, summary: "Fills the proposal and puts the centre of the content at a point.",
        examples: ["Text(\"a\").position(x: 50, y: 20)", "Text(\"a\").position(CGPoint(x: 5, y: 5))"],
        otherNames: [
            "absolute": ".position(x: 50, y: 50)"
        ],
        overloads: [

            Overload(.unlabeled("position", CGPoint.self)) { maker, point in PositionNode(maker.content, at: point, tag: maker.tag) },
            Overload(.defaulted("x", 0.0), .defaulted("y", 0.0)) { maker, x, y in
                PositionNode(maker.content, at: CGPoint(x: x, y: y), tag: maker.tag)
            },
        ])
}
