// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationBarTitleDisplayMode = ModifierDeclaration(
        "navigationBarTitleDisplayMode", .data, summary: "Whether the title is large or in the bar.",
        examples: ["NavigationStack { Text(\"a\").navigationTitle(\"Title\").navigationBarTitleDisplayMode(.inline) }"],
        overloads: [
            Overload(.any(nil, name: "mode", type: "NavigationBarItem.TitleDisplayMode")) { maker, mode in
                maker.attaching(NavigationBarItem(isLarge: NavigationTitleMode.isLarge(mode)))
            }
        ])

    static let toolbarTitleDisplayMode = ModifierDeclaration(
        "toolbarTitleDisplayMode", .data, summary: "Whether the title is large or in the bar.",
        examples: ["NavigationStack { Text(\"a\").navigationTitle(\"Title\").toolbarTitleDisplayMode(.inline) }"],
        overloads: [
            Overload(.any(nil, name: "mode", type: "ToolbarTitleDisplayMode")) { maker, mode in
                maker.attaching(NavigationBarItem(isLarge: NavigationTitleMode.isLarge(mode)))
            }
        ])
}

/// `.inline`, `.inlineLarge`, `.large` or `.automatic`.
enum NavigationTitleMode {
    static func isLarge(_ mode: Value) -> Bool? {
        guard case .native(let native) = mode, let value = native as? OpaqueValue else { return nil }
        switch value.text {
        case "inline", "inlineLarge": return false
        case "large": return true
        default: return nil
        }
    }
}
