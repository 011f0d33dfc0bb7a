// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let grid = ViewDeclaration(
        "Grid", summary: "Rows of cells whose columns line up.",
        examples: ["Grid(alignment: .leading, horizontalSpacing: 4) { GridRow { Text(\"a\"); Text(\"b\") }; Divider() }"],
        layoutType: "GridLayout",
        overloads: [
            Overload(
                .defaulted("alignment", Alignment.center), .optional("horizontalSpacing", Double.self),
                .optional("verticalSpacing", Double.self), .builder()
            ) { maker, alignment, horizontal, vertical, content in
                GridNode(content, alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, tag: maker.tag)
            }
        ])
}
