// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let edgesIgnoringSafeArea = ModifierDeclaration(
        "edgesIgnoringSafeArea", .layout, geometry: .ignoresSafeArea, summary: "The older form of ignoresSafeArea(edges:).",
        examples: ["Color.red.edgesIgnoringSafeArea(.all)"],
        overloads: [

            Overload(.unlabeled("edges", Edge.Set.self), isDeprecated: true) { maker, edges in
                IgnoresSafeAreaNode(maker.content, edges: edges, tag: maker.tag)
            }
        ])
}
