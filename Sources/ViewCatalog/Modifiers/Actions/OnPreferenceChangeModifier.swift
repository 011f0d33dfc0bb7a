// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onPreferenceChange = ModifierDeclaration(
        "onPreferenceChange", .action, observes: .preferences, summary: "Runs an action when the reduced value of a key changes.",
        examples: ["Text(\"a\").onPreferenceChange(Width.self) { print($0) }"],
        overloads: [
            Overload(.any(nil, name: "key"), .closure("perform", [.named("Any")])) { maker, key, action in
                maker.attaching(PreferenceObserver(key: key, action: action))
            }
        ])
}

/// `.onPreferenceChange(_:perform:)`.
package struct PreferenceObserver: Sendable {
    package let key: Value
    package let action: LateCall
}
