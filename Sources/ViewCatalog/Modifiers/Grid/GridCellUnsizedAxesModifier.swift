// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let gridCellUnsizedAxes = ModifierDeclaration(
        "gridCellUnsizedAxes", .layout, summary: "Axes on which the cell does not make its Grid larger.",
        examples: ["Grid { Divider().gridCellUnsizedAxes(.horizontal) }"],
        overloads: [
            Overload(.unlabeled("axes", Axis.Set.self)) { maker, axes in GridCellNode(maker.content, unsizedAxes: axes, tag: maker.tag) }
        ])
}
