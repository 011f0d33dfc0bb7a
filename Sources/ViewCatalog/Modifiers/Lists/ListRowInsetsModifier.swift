// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let listRowInsets = ModifierDeclaration(
        "listRowInsets", .layout, summary: "The insets of a row in a list.",
        examples: ["List { Text(\"a\").listRowInsets(EdgeInsets()) }"],
        overloads: [
            Overload(.unlabeled("insets", EdgeInsets?.self)) { maker, insets in
                insets.map { maker.attaching(ListRowMark.insets($0)) } ?? LayerNode(maker.content, tag: maker.tag)
            },
            Overload(.unlabeledDefault("edges", Edge.Set.all), .unlabeled("length", Double?.self)) { maker, edges, length in
                length.map { maker.attaching(ListRowMark.edges(edges, $0)) } ?? LayerNode(maker.content, tag: maker.tag)
            },
        ])
}
