// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let labeledContent = ViewDeclaration(
        "LabeledContent", summary: "A label and a value at the two ends.",
        examples: ["LabeledContent(\"Size\", value: \"12\")", "LabeledContent(\"Size\") { Text(\"12\") }"],
        overloads: [
            Overload(.title, .required("value", String.self)) { maker, title, value in
                labelled(maker, title.node, TextNode(value))
            },
            Overload(.title, .any("value", name: "value"), .format) { (maker, title, value, format) throws(Diagnostic) in
                let text = try FormattedValue.text(value, format, maker.context, at: maker.call.argumentSpan(1))
                return labelled(maker, title.node, TextNode(text))
            },
            Overload(.title, .builder()) { maker, title, content in
                labelled(maker, title.node, content)
            },
            Overload(.configuration("LabeledContentStyle")) { maker, given in
                labelled(maker, given.parts["label"] ?? GroupNode.empty, given.parts["content"] ?? GroupNode.empty)
            },
            Overload(.builder(), .builder("label")) { maker, content, label in labelled(maker, label, content) },
        ])

    private static func standard(_ label: Node, _ content: Node, tag: ViewTag?) -> Node {
        DeferredNode { site in
            site.environment[CatalogKeys.isInFormColumns]
                ? FormColumnsLayout.row(label, content, tag: tag) : ControlMaker.ends(label, content, tag: tag)
        }
    }

    private static func labelled(_ maker: Maker, _ label: Node, _ content: Node) -> Node {
        UserStyle.control(
            maker, CatalogKeys.labeledContentStyle, StyleConfiguration("LabeledContentStyle", ["label": label, "content": content]),
            otherwise: standard(ControlLabel.titled(label), ControlMaker.faint(content, level: 1), tag: maker.tag))
    }
}
