// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let imageScale = ModifierDeclaration(
        "imageScale", .environment, summary: "The size of the symbols inside.",
        examples: ["Image(systemName: \"star\").imageScale(.large)"],
        overloads: [
            Overload(.unlabeled("scale", ImageScale.self)) { maker, scale in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.imageScale, to: scale, by: $1) }
            }
        ])
}
