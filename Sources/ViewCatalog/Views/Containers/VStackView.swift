// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let vStack = ViewDeclaration(
        "VStack", summary: "Children one below another; the height is shared by priority and flexibility.",
        examples: ["VStack(alignment: .leading) { Text(\"a\"); Color.red }"],
        otherNames: ["Column", "UIStackView", "VBox", "div"],
        traits: .line, layoutType: "VStackLayout",
        overloads: [
            Overload(.defaulted("alignment", HorizontalAlignment.center), .optional("spacing", Double.self), .builder()) {
                maker, alignment, spacing, content in
                StackNode(content, axis: .vertical, alignment: alignment.key, spacing: spacing, tag: maker.tag)
            }
        ])
}
