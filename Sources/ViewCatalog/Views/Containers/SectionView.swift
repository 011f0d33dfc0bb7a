// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let section = ViewDeclaration(
        "Section", summary: "Header, rows and footer.",
        examples: [
            "VStack { Section(\"Head\") { Text(\"a\") } }",
            "VStack { Section { Text(\"a\") } header: { Text(\"h\") } footer: { Text(\"f\") } }",
        ],
        traits: .group,
        overloads: [
            Overload(.title, .builder()) { maker, title, content in
                ListSections.section(maker, header: title.node, content: content, footer: nil)
            },
            Overload(.builder(), .optionalBuilder("header"), .optionalBuilder("footer")) { maker, content, header, footer in
                ListSections.section(maker, header: header, content: content, footer: footer)
            },
            Overload(.view("header", name: "header"), .builder(), isDeprecated: true) { maker, header, content in
                ListSections.section(maker, header: header, content: content, footer: nil)
            },
            Overload(.view("footer", name: "footer"), .builder(), isDeprecated: true) { maker, footer, content in
                ListSections.section(maker, header: nil, content: content, footer: footer)
            },
            Overload(.title, .binding("isExpanded", Bool.self), .builder()) {
                maker, title, isExpanded, content in
                ListSections.section(maker, header: title.node, content: whileOpen(isExpanded, content), footer: nil)
            },
            Overload(.binding("isExpanded", Bool.self), .builder(), .builder("header")) { maker, isExpanded, content, header in
                ListSections.section(maker, header: header, content: whileOpen(isExpanded, content), footer: nil)
            },
            Overload(.view("header", name: "header"), .view("footer", name: "footer"), .builder(), isDeprecated: true) {
                maker, header, footer, content in
                ListSections.section(maker, header: header, content: content, footer: footer)
            },
        ])

    /// The rows of a section that can be closed; there is none while it is.
    private static func whileOpen(_ isExpanded: BindingValue, _ content: Node) -> Node {
        DeferredNode { site in
            let isOpen = ControlMaker.value(of: isExpanded, at: site).flatMap(Bool.decode) ?? true
            return isOpen ? content : GroupNode([], isDynamic: true)
        }
    }
}
