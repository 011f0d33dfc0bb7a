// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let disclosureGroup = ViewDeclaration(
        "DisclosureGroup", summary: "A label with an arrow; its content is shown only while it is expanded.",
        examples: ["DisclosureGroup(\"More\") { Text(\"a\") }", "DisclosureGroup(\"More\", isExpanded: $on) { Text(\"a\") }"],
        overloads: [
            Overload(.title, .optional("isExpanded", BindingValue.self), .builder()) {
                maker, title, isExpanded, content in
                Disclosure(tag: maker.tag, label: title.node, isExpanded: isExpanded, content: content).node
            },
            Overload(.optional("isExpanded", BindingValue.self), .builder(), .builder("label")) { maker, isExpanded, content, label in
                Disclosure(tag: maker.tag, label: label, isExpanded: isExpanded, content: content).node
            },
        ])
}
