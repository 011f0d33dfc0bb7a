// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let preference = ModifierDeclaration(
        "preference", .data, summary: "A value passed up to the view that reads its key.",
        examples: ["Text(\"a\").preference(key: Width.self, value: 3)"],
        overloads: [.keyed { PreferenceAttachment(key: $0, value: $1) }])

    static let transformPreference = ModifierDeclaration(
        "transformPreference", .data, summary: "Changes a preference of the views inside; without one, the key's default.",
        examples: ["Text(\"a\").preference(key: Width.self, value: 3).transformPreference(Width.self) { $0 += 1 }"],
        overloads: [
            Overload(.any(nil, name: "key"), .closure("callback", [.attributed(["inout"], .named("Any"))])) { maker, key, change in
                maker.attaching(PreferenceChange(key: key, change: change))
            }
        ])
}

/// `.preference(key:value:)`. The key is a type with `defaultValue` and `reduce`.
struct PreferenceAttachment: PreferenceWriter {
    let key: Value
    let value: Value

    func value(_ source: PreferenceSource, inside: () throws(Diagnostic) -> Value, _ machine: Machine) throws(Diagnostic) -> Value { value }
}

/// `.transformPreference(_:_:)`.
struct PreferenceChange: PreferenceWriter {
    let key: Value
    let change: LateCall
    var role: PreferenceRole { .change }

    func value(_ source: PreferenceSource, inside: () throws(Diagnostic) -> Value, _ machine: Machine) throws(Diagnostic) -> Value {
        try change.changing(try inside(), on: machine)
    }
}
