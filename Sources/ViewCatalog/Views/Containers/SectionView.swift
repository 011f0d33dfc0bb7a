// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let section = ViewDeclaration(
        "Section", summary: "Header, rows and footer (L2.3).",
        examples: [
            "VStack { Section(\"Head\") { Text(\"a\") } }",
            "VStack { Section { Text(\"a\") } header: { Text(\"h\") } footer: { Text(\"f\") } }",
        ],
        overloads: [
            Overload(.unlabeled("title", String.self), .builder()) { maker, title, content in
                SectionNode(header: TextNode(title), content: content, footer: nil, tag: maker.tag)
            },
            Overload(.builder(), .optionalBuilder("header"), .optionalBuilder("footer")) { maker, content, header, footer in
                SectionNode(header: header, content: content, footer: footer, tag: maker.tag)
            },
            Overload(.view("header", name: "header"), .builder(), isDeprecated: true) { maker, header, content in
                SectionNode(header: header, content: content, footer: nil, tag: maker.tag)
            },
            Overload(.view("header", name: "header"), .view("footer", name: "footer"), .builder(), isDeprecated: true) {
                maker, header, footer, content in
                SectionNode(header: header, content: content, footer: footer, tag: maker.tag)
            },
        ])
}
