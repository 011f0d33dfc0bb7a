// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let labeledContent = ViewDeclaration(
        "LabeledContent", summary: "A label and a value at the two ends.",
        examples: ["LabeledContent(\"Size\", value: \"12\")", "LabeledContent(\"Size\") { Text(\"12\") }"],
        overloads: [
            Overload(.unlabeled("title", String.self), .required("value", String.self)) { maker, title, value in
                ControlMaker.ends(TextNode(title), TextNode(value), tag: maker.tag)
            },
            Overload(.unlabeled("title", String.self), .number("value", label: "value"), .required("format", FormatStyleValue.self)) {
                maker, title, value, format in
                ControlMaker.ends(TextNode(title), TextNode(format.text(value)), tag: maker.tag)
            },
            Overload(.unlabeled("title", String.self), .builder()) { maker, title, content in
                ControlMaker.ends(TextNode(title), content, tag: maker.tag)
            },
            Overload(.builder(), .builder("label")) { maker, content, label in ControlMaker.ends(label, content, tag: maker.tag) },
        ])
}
