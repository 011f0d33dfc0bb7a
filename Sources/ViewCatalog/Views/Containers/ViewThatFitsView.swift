// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let viewThatFits = ViewDeclaration(
        "ViewThatFits", summary: "The first of its views whose ideal size fits, or the last.",
        examples: ["ViewThatFits(in: .horizontal) { Text(\"a long text\"); Text(\"a\") }"],
        overloads: [
            Overload(.defaulted("in", [.horizontal, .vertical] as Axis.Set), .builder()) { maker, axes, content in
                ViewThatFitsNode(content, axes: axes, tag: maker.tag)
            }
        ])
}
