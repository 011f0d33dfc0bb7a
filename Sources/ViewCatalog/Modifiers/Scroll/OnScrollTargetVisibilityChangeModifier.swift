// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onScrollTargetVisibilityChange = ModifierDeclaration(
        "onScrollTargetVisibilityChange", .scroll, observes: .visibility, summary: "Runs an action with the ids of the visible targets.",
        examples: ["ScrollView { Text(\"a\") }.onScrollTargetVisibilityChange(idType: Int.self) { print($0) }"],
        overloads: [
            Overload(.any("idType", name: "idType"), .defaulted("threshold", 0.5), .closure(nil, name: "action", [.named("Any")])) {
                maker, _, threshold, action in maker.attaching(ScrollTargetVisibilityObserver(threshold: threshold, action: action))
            }
        ])
}
