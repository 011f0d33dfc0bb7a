// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let gridCellColumns = ModifierDeclaration(
        "gridCellColumns", .layout, summary: "How many columns of a Grid the cell spans.",
        examples: ["Grid { GridRow { Text(\"a\").gridCellColumns(2) } }"],
        overloads: [
            Overload(.unlabeled("count", Int.self)) { maker, count throws(Diagnostic) in
                // SwiftUI traps here (G2).
                guard count >= 0 else {
                    throw Diagnostic(.outOfRange, "a cell cannot span \(count) columns", at: maker.call.argumentSpan(0))
                }
                return GridCellNode(maker.content, columns: count, tag: maker.tag)
            }
        ])
}
