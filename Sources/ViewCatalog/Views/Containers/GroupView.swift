// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let group = ViewDeclaration(
        "Group", summary: "Several views, without a layout of its own.",
        examples: [
            "VStack { Group { Text(\"a\"); Text(\"b\") }.padding() }",
            "Group(subviews: Group { Text(\"a\"); Text(\"b\") }) { views in HStack { ForEach(views) { $0 } } }",
        ],
        conformances: ["Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "ChartContent", "MapContent"],
        traits: [.group, .several],
        overloads: [
            Overload(.builder()) { maker, content in GroupNode([content], tag: maker.tag) },
            Overload(.view("subviews", name: "subviews"), .late("transform", [.named("SubviewsCollection")])) { maker, content, transform in
                SubviewsMaker.group(maker, of: content, transform)
            },
            Overload(.view("sections", name: "sections"), .late("transform", [.array(.named("SectionConfiguration"))])) {
                maker, content, transform in SubviewsMaker.sectionGroup(maker, of: content, transform)
            },
        ])
}
