// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let controlGroup = ViewDeclaration(
        "ControlGroup", summary: "Controls that belong together, side by side.",
        examples: ["ControlGroup { Button(\"a\") { }; Button(\"b\") { } }"],
        overloads: [
            Overload(.builder(), .optionalBuilder("label")) { maker, content, _ in row(maker, content) },
            Overload(.title, .builder()) { maker, _, content in row(maker, content) },
            Overload(.title, .required("systemImage", String.self), .builder()) { maker, _, _, content in
                row(maker, content)
            },
        ])

    private static func row(_ maker: Maker, _ content: Node) -> Node {
        StackNode(content, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil, tag: maker.tag)
    }
}
