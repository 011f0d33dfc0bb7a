// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let divider = ViewDeclaration(
        "Divider", summary: "A line across the enclosing stack.",
        examples: ["VStack { Text(\"a\"); Divider(); Text(\"b\") }"],
        otherNames: ["Separator", "hr"],
        traits: .separator, drawnAs: .spacer,
        overloads: [
            Overload { maker in DividerNode(tag: maker.tag) }
        ])
}
