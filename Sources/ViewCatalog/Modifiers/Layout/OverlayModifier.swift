// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let overlay = ModifierDeclaration(
        "overlay", .layout, summary: "A view in front, proposed the size of this one.",
        examples: [
            "Color.red.overlay(alignment: .top) { Text(\"a\") }", "Color.red.overlay(Text(\"a\"), alignment: .bottom)",
            "Text(\"a\").overlay(.red.opacity(0.2), in: .capsule)",
        ],
        overloads: [

            Overload(.defaulted("alignment", Alignment.center), .builder()) { maker, alignment, content in
                SecondaryNode(maker.content, secondary: content, alignment: alignment, isBehind: false, tag: maker.tag)
            },
            Overload(.style(nil, name: "style"), .defaulted("ignoresSafeAreaEdges", Edge.Set.all)) { maker, style, edges in
                maker.attaching(PaintAttachment(style: style, place: .before, ignoredSafeAreaEdges: edges))
            },
            Overload(.style(nil, name: "style"), .shape("in", name: "shape"), .fillStyle) { maker, style, shape, _ in
                maker.attaching(PaintAttachment(style: style, place: .before, outline: shape))
            },
            Overload(.view(nil, name: "overlay"), .defaulted("alignment", Alignment.center), isDeprecated: true) {
                maker, content, alignment in
                SecondaryNode(maker.content, secondary: content, alignment: alignment, isBehind: false, tag: maker.tag)
            },
        ])
}
