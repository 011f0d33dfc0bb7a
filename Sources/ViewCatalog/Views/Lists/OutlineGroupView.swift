// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let outlineGroup = ViewDeclaration(
        "OutlineGroup", summary: "A row for each element of a tree; an element's children are shown only while it is expanded.",
        examples: ["VStack { OutlineGroup([[[1]]], id: \\.self, children: \\.first) { Text(\"\\($0)\") } }"],
        ownsNames: .elements, traits: .group,
        overloads: [
            Overload(.unlabeled("data", Value.self), .required("children", Value.self), .late("content", [.named("Any")])) {
                (maker, data, children, content) throws(Diagnostic) in
                try OutlineMaker.rows(maker, data, id: nil, children: children, content)
            },
            Overload(
                .unlabeled("data", Value.self), .any("id", name: "id", type: "KeyPath"), .required("children", Value.self),
                .late("content", [.named("Any")])
            ) { (maker, data, id, children, content) throws(Diagnostic) in
                try OutlineMaker.rows(maker, data, id: id, children: children, content)
            },
        ])
}

/// The rows of a tree: an element that has children is a group that opens (its own state), any other a row.
enum OutlineMaker {
    /// - Parameters:
    ///   - data: the topmost elements, or the one at the root.
    ///   - children: the path to an element's children; where that is nil the element is a leaf.
    static func rows(
        _ maker: Maker, _ data: Value, id: Value?, children: Value, _ content: LateContent
    ) throws(Diagnostic) -> Node {
        try rows(maker, data, id: id, children: children) { element, site in content.node([element], at: site) }
    }

    /// The same with rows that are made in another way.
    static func rows(
        _ maker: Maker, _ data: Value, id: Value?, children: Value, row: @escaping @Sendable (Value, ViewSite) -> Node
    ) throws(Diagnostic) -> Node {
        guard case .keyPath(let path) = children else {
            throw Diagnostic(.typeMismatch, "'children' needs a key path to the children of an element", at: maker.call.span)
        }
        let whole: Value = if case .structure = data { .array([data]) } else if case .object = data { .array([data]) } else { data }
        return try Outline(call: maker.call, tag: maker.tag, id: id, children: path, row: row).rows(whole)
    }

    private struct Outline {
        let call: NativeCall
        let tag: ViewTag
        let id: Value?
        let children: KeyPathValue
        let row: @Sendable (Value, ViewSite) -> Node

        func rows(_ data: Value) throws(Diagnostic) -> Node {
            let elements = try ForEachRows.Elements(data, id: id, call)
            return ForEachNode(elements.data, tag: tag) { index, site in view(of: elements.argument(index), at: site) }
        }

        private func view(of element: Value, at site: ViewSite) -> Node {
            let label = row(element, site)
            return site.reporting(label, at: call.span) { () throws(Diagnostic) in
                guard let context = site.machineContext else { return label }
                let below = try context.value(at: children, of: element)
                guard below != .nil else { return label }
                let group = ViewTag(name: "disclosureGroup1", kind: "DisclosureGroup", layer: 0, source: tag.source)
                return Disclosure(tag: group, label: label, isExpanded: nil, content: try rows(below)).node
            }
        }
    }
}
