// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scaledToFill = ModifierDeclaration(
        "scaledToFill", .layout, geometry: .bounds, summary: "Keeps the ratio of the ideal size and covers the proposal.",
        examples: ["Color.red.frame(width: 30, height: 10).scaledToFill()"],
        overloads: [

            Overload { maker in AspectRatioNode(maker.content, ratio: nil, contentMode: .fill, tag: maker.tag) }
        ])
}
