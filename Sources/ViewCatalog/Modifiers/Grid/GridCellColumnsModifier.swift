// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let gridCellColumns = ModifierDeclaration(
        "gridCellColumns", .layout, summary: "How many columns of a Grid the cell spans (L10.1).",
        examples: ["Grid { GridRow { Text(\"a\").gridCellColumns(2) } }"],
        overloads: [
            Overload(.unlabeled("count", Int.self)) { maker, count in GridCellNode(maker.content, columns: count, tag: maker.tag) }
        ])
}
