// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// `Formatter`: an object that writes values as text, the form that came before format styles.
protocol FormatterValue: NativeReference {
    /// The text of a value; nil where the formatter does not write values of its type.
    func string(for value: Value) -> String?
}

enum Formatters {
    /// What a field or a text shows of a value: what the formatter writes, else the value itself.
    static func text(of value: Value, by formatter: Value) -> String {
        if case .native(let native) = formatter, let text = (native as? any FormatterValue)?.string(for: value) { return text }
        return value.debugDescription(rounded: true)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType("Formatter", isProtocol: true), summary: "An object that writes values as text.", examples: [])
}
