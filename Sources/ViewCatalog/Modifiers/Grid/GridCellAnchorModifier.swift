// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let gridCellAnchor = ModifierDeclaration(
        "gridCellAnchor", .layout, summary: "Where the view stands in its cell of a Grid.",
        examples: ["Grid { GridRow { Text(\"a\").gridCellAnchor(.bottom) } }"],
        overloads: [
            Overload(.unlabeled("anchor", UnitPoint.self)) { maker, anchor in GridCellNode(maker.content, anchor: anchor, tag: maker.tag) }
        ])
}
