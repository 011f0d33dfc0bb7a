// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let preference = ModifierDeclaration(
        "preference", .data, summary: "A value that flows up to whoever reads its key.",
        examples: ["Text(\"a\").preference(key: Width.self, value: 3)"],
        overloads: [
            Overload(.any("key", name: "key"), .required("value", Value.self)) { maker, key, value in
                maker.attaching(PreferenceAttachment(key: key, value: value))
            }
        ])
}

/// `.preference(key:value:)`. The key is a type with `defaultValue` and `reduce`.
package struct PreferenceAttachment: Sendable {
    package let key: Value
    package let value: Value
}
