// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let forEach = ViewDeclaration(
        "ForEach", summary: "A view for each element; its id is the view's identity. Rows are built when a layout needs them.",
        examples: ["VStack { ForEach(0..<3) { Text(\"Row \\($0)\") } }", "VStack { ForEach([\"a\", \"b\"], id: \\.self) { Text($0) } }"],
        conformances: ["ChartContent", "DynamicViewContent", "MapContent"], ownsNames: .elements, traits: .group,
        overloads: ForEachRows.overloads + [
            Overload(
                .unlabeled("data", Value.self), .any("editActions", name: "editActions", type: "EditActions"),
                .late("content", [.named("Any")])
            ) {
                (maker, data, _, content) throws(Diagnostic) in
                try ForEachRows.node(maker, data, id: nil, content)
            },
            Overload(
                .unlabeled("data", Value.self), .any("id", name: "id", type: "KeyPath"),
                .any("editActions", name: "editActions", type: "EditActions"), .late("content", [.named("Any")])
            ) {
                (maker, data, id, _, content) throws(Diagnostic) in
                try ForEachRows.node(maker, data, id: id, content)
            },
            Overload(.view("subviews", name: "subviews"), .late("content", [.named("Subview")])) { maker, subviews, content in
                SubviewsMaker.forEach(maker, of: subviews, content)
            },
            Overload(.view("sections", name: "sections"), .late("content", [.named("SectionConfiguration")])) { maker, sections, content in
                SubviewsMaker.forEachSection(maker, of: sections, content)
            },
        ])
}
