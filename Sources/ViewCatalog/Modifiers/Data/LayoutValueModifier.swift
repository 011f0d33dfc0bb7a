// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let layoutValue = ModifierDeclaration(
        "layoutValue", .data, summary: "A value that the enclosing layout reads.",
        examples: ["Text(\"a\").layoutValue(key: Rank.self, value: 2)"],
        overloads: [.keyed { LayoutValueAttachment(key: $0, value: $1) }])
}

/// The value of `.layoutValue(key:value:)`: found by the layout around through other modifiers, not through containers.
package struct LayoutValueAttachment: Sendable {
    /// The type that is the key.
    package let key: Value
    package let value: Value
}
