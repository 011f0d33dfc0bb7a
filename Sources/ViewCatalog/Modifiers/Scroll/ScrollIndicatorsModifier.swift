// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollIndicators = ModifierDeclaration(
        "scrollIndicators", .scroll, summary: "Are scroll indicators shown? Drawing only.",
        examples: ["ScrollView { Text(\"a\") }.scrollIndicators(.hidden)"],
        overloads: [
            Overload(
                .any(nil, name: "visibility", type: "ScrollIndicatorVisibility"), .defaulted("axes", [.horizontal, .vertical] as Axis.Set)
            ) { maker, visibility, axes in
                maker.attaching(ScrollIndicatorsAttachment(visibility: visibility.debugDescription(), axes: axes))
            }
        ])
}
