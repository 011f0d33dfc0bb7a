// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let ignoresSafeArea = ModifierDeclaration(
        "ignoresSafeArea", .layout, geometry: .ignoresSafeArea,
        summary: "Extends the view into the safe area when it is placed; its siblings see the same size.",
        examples: ["Color.red.ignoresSafeArea()", "Color.red.ignoresSafeArea(.keyboard, edges: .bottom)"],
        otherNames: [
            "edgeToEdge": ".ignoresSafeArea()",
            "fullScreen": ".ignoresSafeArea()",
        ],
        overloads: [

            Overload(.unlabeledDefault("regions", SafeAreaRegions.all), .defaulted("edges", Edge.Set.all)) { maker, regions, edges in
                IgnoresSafeAreaNode(maker.content, regions: regions, edges: edges, tag: maker.tag)
            }
        ])
}
