// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let safeAreaInset = ModifierDeclaration(
        "safeAreaInset", .layout, summary: "A bar at an edge; its length is added to the safe area of the rest.",
        examples: ["ScrollView { Color.red }.safeAreaInset(edge: .bottom, spacing: 0) { Text(\"bar\") }"], overloads: barForms)

    /// The geometry of `safeAreaInset`; what more it does is drawing: the edge effect of scroll views under it (S2.10).
    static let safeAreaBar = ModifierDeclaration(
        "safeAreaBar", .layout, summary: "A bar at an edge, laid out as safeAreaInset does; content fades under it.",
        examples: ["ScrollView { Color.red }.safeAreaBar(edge: .bottom) { Text(\"bar\") }"], overloads: barForms)

    private static let barForms = [
        Overload(
            .required("edge", VerticalEdge.self), .defaulted("alignment", HorizontalAlignment.center), .optional("spacing", Double.self),
            .builder()
        ) { maker, edge, alignment, spacing, bar in
            SafeAreaInsetNode(maker.content, edge: edge.edge, alignment: alignment.key, spacing: spacing, bar: bar, tag: maker.tag)
        },
        Overload(
            .required("edge", HorizontalEdge.self), .defaulted("alignment", VerticalAlignment.center), .optional("spacing", Double.self),
            .builder()
        ) { maker, edge, alignment, spacing, bar in
            SafeAreaInsetNode(maker.content, edge: edge.edge, alignment: alignment.key, spacing: spacing, bar: bar, tag: maker.tag)
        },
    ]
}
