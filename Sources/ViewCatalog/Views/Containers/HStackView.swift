// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let hStack = ViewDeclaration(
        "HStack", summary: "Children side by side; the width is shared by priority and flexibility.",
        examples: ["HStack(alignment: .top, spacing: 8) { Text(\"a\"); Text(\"b\") }"],
        otherNames: ["HBox", "Row"],
        traits: .line, layoutType: "HStackLayout",
        overloads: [
            Overload(.defaulted("alignment", VerticalAlignment.center), .optional("spacing", Double.self), .builder()) {
                maker, alignment, spacing, content in
                StackNode(content, axis: .horizontal, alignment: alignment.key, spacing: spacing, tag: maker.tag)
            }
        ])
}
