// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let background = ModifierDeclaration(
        "background", .layout, paints: true,
        summary: "A view or a style behind, as large as this one; a style reaches under the safe area.",
        examples: [
            "Text(\"a\").background(.red)", "Text(\"a\").background { Color.red }",
            "Text(\"a\").background(.thinMaterial, in: .rect(cornerRadius: 8))", "Text(\"a\").background(Text(\"b\"), alignment: .leading)",
        ],
        otherNames: [
            "backgroundColor": ".background(.red)",
            "backgroundColour": ".background(.red)",
            "bg": ".background(.red)",
            "bgColor": ".background(.red)",
        ],
        overloads: [

            Overload(.defaulted("alignment", Alignment.center), .builder()) { maker, alignment, content in
                SecondaryNode(maker.content, secondary: content, alignment: alignment, isBehind: true, tag: maker.tag)
            },
            Overload(.defaulted("ignoresSafeAreaEdges", Edge.Set.all)) { maker, edges in
                maker.attaching(
                    PaintAttachment(
                        style: .native(StyleValue(kind: "BackgroundStyle", name: "background")), place: .behind, ignoredSafeAreaEdges: edges
                    ))
            },
            Overload(.style(nil, name: "style"), .defaulted("ignoresSafeAreaEdges", Edge.Set.all)) { maker, style, edges in
                maker.attaching(PaintAttachment(style: style, place: .behind, ignoredSafeAreaEdges: edges))
            },
            Overload(.style(nil, name: "style"), .shape("in", name: "shape"), .fillStyle) { maker, style, shape, _ in
                maker.attaching(PaintAttachment(style: style, place: .behind, outline: shape))
            },
            Overload(.shape("in", name: "shape"), .fillStyle) { maker, shape, _ in
                maker.attaching(
                    PaintAttachment(style: .native(StyleValue(kind: "BackgroundStyle", name: "background")), place: .behind, outline: shape)
                )
            },
            Overload(.view(nil, name: "background"), .defaulted("alignment", Alignment.center), isDeprecated: true) {
                maker, content, alignment in
                SecondaryNode(maker.content, secondary: content, alignment: alignment, isBehind: true, tag: maker.tag)
            },
        ])
}
