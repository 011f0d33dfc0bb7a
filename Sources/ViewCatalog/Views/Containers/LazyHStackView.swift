// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let lazyHStack = ViewDeclaration(
        "LazyHStack", summary: "Columns side by side, built as they come into sight.",
        examples: ["ScrollView(.horizontal) { LazyHStack { ForEach(0..<1000) { Text(\"\\($0)\") } } }"],
        traits: .line, eager: "HStack",
        overloads: [
            Overload(
                .defaulted("alignment", VerticalAlignment.center), .optional("spacing", Double.self),
                .defaulted("pinnedViews", PinnedScrollableViews()),
                .builder()
            ) { maker, alignment, spacing, pinned, content in
                LazyStackNode(
                    content, axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinned,
                    name: maker.name, tag: maker.tag)
            }
        ])
}
