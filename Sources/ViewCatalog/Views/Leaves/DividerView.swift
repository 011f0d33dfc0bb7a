// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let divider = ViewDeclaration(
        "Divider", summary: "A line across the enclosing stack (L3.8).",
        examples: ["VStack { Text(\"a\"); Divider(); Text(\"b\") }"],
        overloads: [
            Overload { maker in DividerNode(tag: maker.tag) }
        ])
}
