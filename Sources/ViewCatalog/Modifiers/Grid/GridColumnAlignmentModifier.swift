// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let gridColumnAlignment = ModifierDeclaration(
        "gridColumnAlignment", .layout, summary: "The alignment of the cell's column in a Grid.",
        examples: ["Grid { GridRow { Text(\"a\").gridColumnAlignment(.trailing) } }"],
        overloads: [
            Overload(.unlabeled("guide", HorizontalAlignment.self)) { maker, guide in
                GridCellNode(maker.content, columnAlignment: guide, tag: maker.tag)
            }
        ])
}
