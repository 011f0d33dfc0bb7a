// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let lazyHGrid = ViewDeclaration(
        "LazyHGrid", summary: "Cells in rows, built line by line as they come into sight.",
        examples: [
            "ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(40)), GridItem()]) { ForEach(0..<100) { Text(\"\\($0)\") } } }"
        ],
        eager: "Grid",
        overloads: [
            Overload(
                .required("rows", [GridItem].self), .defaulted("alignment", VerticalAlignment.center), .optional("spacing", Double.self),
                .defaulted("pinnedViews", PinnedScrollableViews()), .builder()
            ) { maker, items, alignment, spacing, pinned, content in
                LazyGridNode(
                    content, axis: .horizontal, items: items, alignment: alignment.key, spacing: spacing, pinnedViews: pinned,
                    name: maker.name, tag: maker.tag)
            }
        ])
}
