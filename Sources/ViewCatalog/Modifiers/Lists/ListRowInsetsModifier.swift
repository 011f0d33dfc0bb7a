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
            }
        ])
}
