// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let buttonBorderShape = ModifierDeclaration(
        "buttonBorderShape", .environment,
        summary: "The outline of the bordered buttons inside; in a circle the label's insets are the same on all sides.",
        examples: ["Button(\"a\") { }.buttonStyle(.bordered).buttonBorderShape(.circle)"],
        overloads: [
            Overload(.unlabeled("shape", ButtonBorderShapeValue.self)) { maker, shape in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.buttonBorderShape, to: shape, by: $1) }
            }
        ])
}
