// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollIndicators = ModifierDeclaration(
        "scrollIndicators", .scroll, summary: "Whether scroll indicators are shown; affects drawing only.",
        examples: ["ScrollView { Text(\"a\") }.scrollIndicators(.hidden)"],
        overloads: [
            Overload(
                .unlabeled("visibility", ScrollIndicatorVisibility.self), .defaulted("axes", [.horizontal, .vertical] as Axis.Set)
            ) { maker, visibility, axes in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    var environment = environment
                    for axis in Axis.allCases where axes.contains(axis: axis) {
                        environment = environment.setting(CatalogKeys.scrollIndicatorVisibility[axis], to: visibility, by: origin)
                    }
                    return environment
                }
            }
        ])
}
