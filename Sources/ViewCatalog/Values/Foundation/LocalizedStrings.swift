// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// Translations as strings: `String(localized:)`, `NSLocalizedString`, `Bundle.localizedString(forKey:)`.
enum LocalizedStrings {
    static let initializers: [NativeFunction] = [
        NativeFunction("init", [key("localized")] + place, resultType: .named("String")) { call in
            .string(text(call[0], table: call[1], call))
        },
        NativeFunction("init", [key("localized"), string("defaultValue")] + place, resultType: .named("String")) { call in
            let found = text(call[0], table: call[2], call)
            let isKey = call[0].flatMap(LocalizedText.decode)?.string == found
            return .string(isKey ? text(call[1], table: nil, call) : found)
        },
    ]

    static let functions: [NativeFunction] = [
        NativeFunction(
            "NSLocalizedString",
            [
                string(nil), text("tableName"),
                ParameterInfo(label: "bundle", name: "bundle", type: .named("Bundle"), defaultText: ".main"),
                ParameterInfo(label: "value", name: "value", type: .named("String"), defaultText: "\"\""), string("comment"),
            ], resultType: .named("String")
        ) { call in .string(phrase(call[0], value: call[3], table: call[1], call)) }
    ]

    /// What a key is in the language of a place, without a key that is a literal.
    static func phrase(_ key: Value?, value: Value?, table: Value?, _ call: NativeCall) -> String {
        let key = key.flatMap(String.decode) ?? ""
        let found = text(LocalizedText(pieces: [.literal(key)]).encode(), table: table, call)
        let fallback = value.flatMap(String.decode) ?? ""
        return found == key && !fallback.isEmpty ? fallback : found
    }

    private static func text(_ key: Value?, table: Value?, _ call: NativeCall) -> String {
        guard let text = key.flatMap(LocalizedText.decode) else { return "" }
        let table = table.flatMap(String.decode) ?? LocalizedText.defaultTable
        return LocalizedText(pieces: Localizer(call.context).shown(text, table: table)).string
    }

    private static let place = [
        text("table"), ParameterInfo(label: "bundle", name: "bundle", type: .optional(.named("Bundle")), defaultText: "nil"),
        ParameterInfo(label: "locale", name: "locale", type: .named("Locale"), defaultText: ".current"), text("comment"),
    ]

    private static func key(_ label: String) -> ParameterInfo { ParameterInfo(label: label, name: label, type: LocalizedText.swiftType) }

    private static func string(_ label: String?) -> ParameterInfo {
        ParameterInfo(label: label, name: label ?? "key", type: label == "defaultValue" ? LocalizedText.swiftType : .named("String"))
    }

    private static func text(_ label: String) -> ParameterInfo {
        ParameterInfo(label: label, name: label, type: .optional(.named("String")), defaultText: "nil")
    }
}
