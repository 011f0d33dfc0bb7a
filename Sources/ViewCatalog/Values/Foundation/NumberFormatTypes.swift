// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// The types of number formats by their names, as in `Decimal.FormatStyle.Currency(code: "EUR")`. Of which type the numbers are makes no
/// difference here: a format writes what it is given.
extension FormatStyleValue {
    static let numberStyles = ["IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal.FormatStyle"]

    static let initializer = NativeFunction.initializer(.defaulted("locale", LocaleValue?.none)) { FormatStyleValue(locale: $0) }

    static let currency = NativeStatic(functions: [
        .make("currency", .required("code", String.self)) { FormatStyleValue(currency: $0) }
    ])

    static let currencyDeclaration = kind(
        "Currency", "How an amount of money is written.", example: "code: \"EUR\"",
        .initializer(.required("code", String.self), .defaulted("locale", LocaleValue?.none)) {
            FormatStyleValue(currency: $0, locale: $1)
        }, statics: ["currency": currency])

    static let percentDeclaration = kind(
        "Percent", "How a percentage is written.", example: "",
        .initializer(.defaulted("locale", LocaleValue?.none)) { FormatStyleValue(isPercent: true, locale: $0) },
        statics: ["percent": .of(FormatStyleValue(isPercent: true))])

    private static func kind(
        _ name: String, _ summary: String, example: String, _ initializer: NativeFunction, statics: [String: NativeStatic]
    ) -> ValueTypeDeclaration {
        ValueTypeDeclaration(
            NativeType(
                "\(typeName).\(name)", aliases: numberStyles.map { "\($0).\(name)" }, initializers: [initializer],
                staticMembers: statics, conversion: { value in decode(value)?.encode() }),
            summary: summary, examples: ["\(typeName).\(name)(\(example))"])
    }
}
