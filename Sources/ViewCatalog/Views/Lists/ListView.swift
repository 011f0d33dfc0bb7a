// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let list = ViewDeclaration(
        "List", summary: "A scroll view of rows as wide as itself, built as they come into sight.",
        examples: [
            "List { Text(\"a\"); Text(\"b\") }", "List(0..<100) { Text(\"Row \\($0)\") }",
            "List { Section(\"Head\") { Text(\"a\") } }.listStyle(.insetGrouped)",
        ],
        otherNames: ["ListView", "RecyclerView", "UITableView", "ul"],
        ownsNames: .elementsOfData, traits: [.scrolls, .line], drawnAs: .scroll,
        overloads: [
            Overload(.builder()) { maker, content in ListMaker.list(maker, content) },
            Overload(.required("selection", BindingValue?.self), .builder()) { maker, selection, content in
                choosing(selection, ListMaker.list(maker, content))
            },
            Overload(
                .unlabeled("data", Value.self), .optional("selection", BindingValue.self), .late("rowContent", [.named("Element")])
            ) { (maker, data, selection, content) throws(Diagnostic) in
                choosing(selection, ListMaker.list(maker, try ForEachRows.node(maker, data, id: nil, content)))
            },
            Overload(
                .unlabeled("data", Value.self), .any("id", name: "id", type: "KeyPath"), .optional("selection", BindingValue.self),
                .late("rowContent", [.named("Element")])
            ) { (maker, data, id, selection, content) throws(Diagnostic) in
                choosing(selection, ListMaker.list(maker, try ForEachRows.node(maker, data, id: id, content)))
            },
            Overload(
                .unlabeled("data", Value.self), .any("editActions", name: "editActions", type: "EditActions"),
                .optional("selection", BindingValue.self),
                .late("rowContent", [.named("Element")])
            ) { (maker, data, _, selection, content) throws(Diagnostic) in
                choosing(selection, ListMaker.list(maker, try ForEachRows.node(maker, data, id: nil, content)))
            },
            Overload(
                .unlabeled("data", Value.self), .any("id", name: "id", type: "KeyPath"),
                .any("editActions", name: "editActions", type: "EditActions"), .optional("selection", BindingValue.self),
                .late("rowContent", [.named("Element")])
            ) { (maker, data, id, _, selection, content) throws(Diagnostic) in
                choosing(selection, ListMaker.list(maker, try ForEachRows.node(maker, data, id: id, content)))
            },
            Overload(
                .unlabeled("data", Value.self), .required("children", Value.self), .optional("selection", BindingValue.self),
                .late("rowContent", [.named("Element")])
            ) { (maker, data, children, selection, content) throws(Diagnostic) in
                choosing(selection, ListMaker.list(maker, try OutlineMaker.rows(maker, data, id: nil, children: children, content)))
            },
            Overload(
                .unlabeled("data", Value.self), .any("id", name: "id", type: "KeyPath"), .required("children", Value.self),
                .optional("selection", BindingValue.self), .late("rowContent", [.named("Element")])
            ) { (maker, data, id, children, selection, content) throws(Diagnostic) in
                choosing(selection, ListMaker.list(maker, try OutlineMaker.rows(maker, data, id: id, children: children, content)))
            },
        ])

    /// A tap on a row chooses it.
    private static func choosing(_ selection: BindingValue?, _ list: Node) -> Node {
        selection.map { AttachmentNode(list, SelectionAttachment($0)) } ?? list
    }
}
