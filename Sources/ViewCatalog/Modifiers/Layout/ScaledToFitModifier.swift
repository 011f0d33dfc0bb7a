// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scaledToFit = ModifierDeclaration(
        "scaledToFit", .layout, geometry: .bounds, summary: "Keeps the ratio of the ideal size within the proposal.",
        examples: ["Color.red.frame(width: 30, height: 10).scaledToFit()"],
        overloads: [

            Overload { maker in AspectRatioNode(maker.content, ratio: nil, contentMode: .fit, tag: maker.tag) }
        ])
}
