// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let gridCellAnchor = ModifierDeclaration(
        "gridCellAnchor", .layout, summary: "The position of the view in its Grid cell.",
        examples: ["Grid { GridRow { Text(\"a\").gridCellAnchor(.bottom) } }"],
        overloads: [
            Overload(.unlabeled("anchor", UnitPoint.self)) { maker, anchor in GridCellNode(maker.content, anchor: anchor, tag: maker.tag) }
        ])
}
