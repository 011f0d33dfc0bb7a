// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let lazyVStack = ViewDeclaration(
        "LazyVStack", summary: "Rows one below the other, built as they come into sight.",
        examples: ["ScrollView { LazyVStack(spacing: 16) { ForEach(0..<1000) { Text(\"Row \\($0)\") } } }"],
        traits: .line, eager: "VStack",
        overloads: [
            Overload(
                .defaulted("alignment", HorizontalAlignment.center), .optional("spacing", Double.self),
                .defaulted("pinnedViews", PinnedScrollableViews()),
                .builder()
            ) { maker, alignment, spacing, pinned, content in
                LazyStackNode(
                    content, axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinned,
                    name: maker.name, tag: maker.tag)
            }
        ])
}
