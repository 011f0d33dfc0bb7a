// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollDismissesKeyboard = ModifierDeclaration(
        "scrollDismissesKeyboard", .scroll, summary: "Whether scrolling dismisses the keyboard.",
        examples: ["ScrollView { Text(\"a\") }.scrollDismissesKeyboard(.immediately)"],
        overloads: [
            Overload(.unlabeled("mode", ScrollDismissesKeyboardMode.self)) { maker, mode in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    environment.setting(CatalogKeys.scrollDismissesKeyboardMode, to: mode, by: origin)
                }
            }
        ])
}

/// What a gesture does to the keyboard on the screen.
package enum ScrollDismissesKeyboardMode: String, CatalogEnum {
    /// As the view that scrolls chooses.
    case automatic
    case immediately, interactively, never

    package static var typeName: String { "ScrollDismissesKeyboardMode" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "When scrolling dismisses the keyboard.",
        examples: ["ScrollDismissesKeyboardMode.immediately"])
}
