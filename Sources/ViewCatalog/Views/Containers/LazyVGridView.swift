// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let lazyVGrid = ViewDeclaration(
        "LazyVGrid", summary: "Cells in columns, built line by line as they come into sight.",
        examples: [
            "ScrollView { LazyVGrid(columns: [GridItem(.fixed(80)), GridItem()]) { ForEach(0..<100) { Text(\"\\($0)\") } } }",
            "ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], pinnedViews: .sectionHeaders) { Section(\"a\") { Text(\"b\") } } }",
        ],
        otherNames: ["GridView", "UICollectionView"],
        eager: "Grid",
        overloads: [
            Overload(
                .required("columns", [GridItem].self), .defaulted("alignment", HorizontalAlignment.center),
                .optional("spacing", Double.self),
                .defaulted("pinnedViews", PinnedScrollableViews()), .builder()
            ) { maker, items, alignment, spacing, pinned, content in
                LazyGridNode(
                    content, axis: .vertical, items: items, alignment: alignment.key, spacing: spacing, pinnedViews: pinned,
                    name: maker.name, tag: maker.tag)
            }
        ])
}
