// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    /// A view that follows another keeps its own place among its neighbours (L4.16).
    static let matchedGeometryEffect = ModifierDeclaration(
        "matchedGeometryEffect", .layout, summary: "Draws the view where the source of its group is; its own place in the layout stays.",
        examples: ["Text(\"a\").matchedGeometryEffect(id: 1, in: 2)", "Text(\"a\").matchedGeometryEffect(id: 1, in: 2, isSource: false)"],
        overloads: [
            Overload(
                .required("id", Value.self), .required("in", Value.self), .defaulted("properties", MatchedGeometryProperties.frame),
                .defaulted("anchor", UnitPoint.center), .defaulted("isSource", true)
            ) { maker, id, namespace, properties, anchor, isSource in
                MatchedGeometryNode(
                    maker.content, in: ViewID(.tuple(namespace, id)),
                    following: isSource ? nil : (properties.contains(.position), properties.contains(.size), anchor), tag: maker.tag)
            }
        ])
}
