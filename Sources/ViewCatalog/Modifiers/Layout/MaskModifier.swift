// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let mask = ModifierDeclaration(
        "mask", .visual, geometry: .clips, summary: "Draws only where the mask is; the mask is proposed this view's size.",
        examples: ["Color.red.mask { Text(\"a\") }", "Color.red.mask(Circle())"],
        overloads: [
            Overload(.defaulted("alignment", Alignment.center), .unlabeledBuilder("mask")) { maker, alignment, mask in
                SecondaryNode(maker.content, secondary: mask, alignment: alignment, role: .mask, tag: maker.tag)
            },
            Overload(.view(nil, name: "mask"), isDeprecated: true) { maker, mask in
                SecondaryNode(maker.content, secondary: mask, role: .mask, tag: maker.tag)
            },
            // A gradient is a view, too.
            Overload(.any(nil, name: "mask", type: "AnyShapeStyle"), isDeprecated: true) { maker, style in
                SecondaryNode(maker.content, secondary: PaintNode(PaintAttachment(style: style)), role: .mask, tag: maker.tag)
            },
        ])
}
