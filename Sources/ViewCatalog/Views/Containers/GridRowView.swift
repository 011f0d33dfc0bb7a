// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let gridRow = ViewDeclaration(
        "GridRow", summary: "A row of a Grid; outside one, just its views.",
        examples: ["Grid { GridRow(alignment: .top) { Text(\"a\"); Text(\"b\") } }"],
        traits: .part,
        overloads: [
            Overload(.optional("alignment", VerticalAlignment.self), .builder()) { maker, alignment, content in
                GridRowNode(content, alignment: alignment, tag: maker.tag)
            }
        ])
}
