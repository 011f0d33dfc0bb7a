// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let labelIconToTitleSpacing = label(
        "labelIconToTitleSpacing", "The spacing between the icons and the titles of labels.", CatalogKeys.labelIconToTitleSpacing)
    static let labelReservedIconWidth = label(
        "labelReservedIconWidth", "The least width of the icons of labels, so that titles line up.",
        CatalogKeys.labelReservedIconWidth)

    private static func label(_ name: String, _ summary: String, _ key: EnvironmentKey<Double?>) -> ModifierDeclaration {
        ModifierDeclaration(
            name, .environment, summary: summary, examples: ["Label(\"a\", systemImage: \"star\").\(name)(20)"],
            overloads: [
                Overload(.unlabeled("value", Double.self)) { maker, value in
                    EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(key, to: value, by: $1) }
                }
            ])
    }
}
