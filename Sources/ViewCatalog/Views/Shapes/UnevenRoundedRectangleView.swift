// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let unevenRoundedRectangle = ViewDeclaration(
        "UnevenRoundedRectangle", summary: "A rectangle with a radius for each corner: takes its proposal.",
        examples: ["UnevenRoundedRectangle(topLeadingRadius: 8)"], conformances: ["Shape"],
        overloads: [
            Overload(
                .defaulted("topLeadingRadius", 0.0), .defaulted("bottomLeadingRadius", 0.0), .defaulted("bottomTrailingRadius", 0.0),
                .defaulted("topTrailingRadius", 0.0), .corners
            ) { maker, topLeading, bottomLeading, bottomTrailing, topTrailing, _ in
                ShapePayload(kind: "UnevenRoundedRectangle", cornerRadii: [topLeading, topTrailing, bottomLeading, bottomTrailing]).view(
                    tag: maker.tag)
            }
        ])
}
