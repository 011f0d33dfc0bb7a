// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onScrollVisibilityChange = ModifierDeclaration(
        "onScrollVisibilityChange", .scroll, observes: .visibility,
        summary: "Runs an action when the view becomes visible or stops being visible.",
        examples: ["ScrollView { Text(\"a\").onScrollVisibilityChange(threshold: 0.3) { print($0) } }"],
        overloads: [
            Overload(.defaulted("threshold", 0.5), .closure(nil, name: "action", [.named("Bool")])) { maker, threshold, action in
                maker.attaching(ScrollVisibilityObserver(threshold: threshold, action: action))
            }
        ])
}
