// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let frame = ModifierDeclaration(
        "frame", .layout, geometry: .bounds,
        summary: "A fixed length, or bounds, for each axis; the content is aligned in it.",
        examples: ["Text(\"a\").frame(width: 100, alignment: .leading)", "Text(\"a\").frame(minWidth: 20, maxWidth: .infinity)"],
        otherNames: [
            "align": ".frame(maxWidth: .infinity, alignment: .leading)",
            "alignment": ".frame(maxWidth: .infinity, alignment: .leading)",
            "center": ".frame(maxWidth: .infinity, maxHeight: .infinity)",
            "centered": ".frame(maxWidth: .infinity, maxHeight: .infinity)",
            "expand": ".frame(maxWidth: .infinity)",
            "fullWidth": ".frame(maxWidth: .infinity)",
            "grow": ".frame(maxWidth: .infinity)",
            "height": ".frame(height: 100)",
            "maxHeight": ".frame(maxHeight: .infinity)",
            "maxWidth": ".frame(maxWidth: .infinity)",
            "minHeight": ".frame(minHeight: 100)",
            "minWidth": ".frame(minWidth: 100)",
            "size": ".frame(width: 100, height: 50)",
            "stretch": ".frame(maxWidth: .infinity)",
            "width": ".frame(width: 100)",
        ],
        overloads: [

            Overload(.optional("width", Double.self), .optional("height", Double.self), .defaulted("alignment", Alignment.center)) {
                maker, width, height, alignment in
                FrameNode(maker.content, width: width, height: height, alignment: alignment, tag: maker.tag)
            },
            Overload(
                .optional("minWidth", Double.self), .optional("idealWidth", Double.self), .optional("maxWidth", Double.self),
                .optional("minHeight", Double.self), .optional("idealHeight", Double.self), .optional("maxHeight", Double.self),
                .defaulted("alignment", Alignment.center)
            ) { maker, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
                FlexibleFrameNode(
                    maker.content, horizontal: FlexibleFrameNode.Bounds(min: minWidth, ideal: idealWidth, max: maxWidth),
                    vertical: FlexibleFrameNode.Bounds(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment,
                    tag: maker.tag)
            },
        ])
}
