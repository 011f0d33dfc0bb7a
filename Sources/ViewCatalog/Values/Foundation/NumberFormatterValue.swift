// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `NumberFormatter`, with the properties that apps set.
// Unchecked: it lives on the interpreter's thread only.
final class NumberFormatterValue: BoxedFormatter, @unchecked Sendable {
    let formatter: NumberFormatter

    init(_ locale: LocaleValue) {
        formatter = NumberFormatter()
        formatter.locale = locale.locale
    }

    func string(for value: Value) -> String? {
        NSNumberValue.decode(value).flatMap { formatter.string(from: $0.foundation) }
    }

    var nativeTypeName: String { "NumberFormatter" }
    var swiftDescription: String { "NumberFormatter" }

    /// `NumberFormatter.Style`.
    enum Style: CatalogEnum {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural, currencyAccounting
        static var typeName: String { "NumberFormatter.Style" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Style.self), summary: "How a number is written.", examples: ["NumberFormatter.Style.decimal"])

        fileprivate var style: NumberFormatter.Style {
            switch self {
            case .none: .none
            case .decimal: .decimal
            case .currency: .currency
            case .percent: .percent
            case .scientific: .scientific
            case .spellOut: .spellOut
            case .ordinal: .ordinal
            case .currencyISOCode: .currencyISOCode
            case .currencyPlural: .currencyPlural
            case .currencyAccounting: .currencyAccounting
            }
        }
    }

    /// `NumberFormatter.RoundingMode`.
    enum RoundingMode: CatalogEnum {
        case ceiling, floor, down, up, halfEven, halfDown, halfUp
        static var typeName: String { "NumberFormatter.RoundingMode" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(RoundingMode.self), summary: "Which way a number is rounded.", examples: ["NumberFormatter.RoundingMode.halfUp"])

        fileprivate var mode: NumberFormatter.RoundingMode {
            switch self {
            case .ceiling: .ceiling
            case .floor: .floor
            case .down: .down
            case .up: .up
            case .halfEven: .halfEven
            case .halfDown: .halfDown
            case .halfUp: .halfUp
            }
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "NumberFormatter", price: 300, conformances: ["Formatter"],
            initializers: [NativeFunction("init") { .native(NumberFormatterValue(.current($0.machine.host))) }],
            staticMembers: ["localizedString": NativeStatic(functions: [localizedString])],
            properties: properties,
            methods: [
                "string": [
                    method("string", "from") { (formatter, number: NSNumberValue) in formatter.string(from: number.foundation) },
                    writing,
                ],
                "number": [
                    method("number", "from") { (formatter, text: String) in
                        formatter.number(from: text).map { NSNumberValue($0) }
                    }
                ],
            ]),
        summary: "Writes and reads numbers.", examples: ["NumberFormatter().string(from: NSNumber(value: 2))"])

    /// For the reader of the scene.
    private static let localizedString = NativeFunction(
        "localizedString",
        [
            ParameterInfo(label: "from", name: "number", type: NSNumberValue.swiftType),
            ParameterInfo(label: "number", name: "style", type: Style.swiftType),
        ], resultType: .named("String")
    ) { (call) throws(Diagnostic) in
        let formatter = NumberFormatterValue(.current(call.machine.host)).formatter
        formatter.numberStyle = try Style.expect(call[1] ?? .nil).style
        return .string(formatter.string(from: try NSNumberValue.expect(call[0] ?? .nil).foundation) ?? "")
    }.costing(300)

    private static let properties = digits.merging(symbols) { first, _ in first }

    private static let symbols: [String: NativeProperty] = [
        "groupingSeparator": property(\.groupingSeparator, default: ","),
        "decimalSeparator": property(\.decimalSeparator, default: "."),
        "currencyGroupingSeparator": property(\.currencyGroupingSeparator, default: ","),
        "currencyDecimalSeparator": property(\.currencyDecimalSeparator, default: "."),
        "currencyCode": property(\.currencyCode, default: "USD"),
        "currencySymbol": property(\.currencySymbol, default: "$"),
        "internationalCurrencySymbol": property(\.internationalCurrencySymbol, default: "USD"),
        "positivePrefix": property(\.positivePrefix, default: ""), "positiveSuffix": property(\.positiveSuffix, default: ""),
        "negativePrefix": property(\.negativePrefix, default: ""), "negativeSuffix": property(\.negativeSuffix, default: ""),
        "positiveFormat": pattern(\.positiveFormat), "negativeFormat": pattern(\.negativeFormat),
        "plusSign": property(\.plusSign, default: "+"), "minusSign": property(\.minusSign, default: "-"),
        "percentSymbol": property(\.percentSymbol, default: "%"), "perMillSymbol": property(\.perMillSymbol, default: "‰"),
        "exponentSymbol": property(\.exponentSymbol, default: "E"), "paddingCharacter": property(\.paddingCharacter, default: " "),
        "notANumberSymbol": property(\.notANumberSymbol, default: "NaN"),
        "positiveInfinitySymbol": property(\.positiveInfinitySymbol),
        "negativeInfinitySymbol": property(\.negativeInfinitySymbol),
        "zeroSymbol": property(\.zeroSymbol), "nilSymbol": property(\.nilSymbol),
    ]

    private static let digits: [String: NativeProperty] = [
        "numberStyle": property { formatter in
            Style.allCases.first { $0.style == formatter.numberStyle } ?? .none
        } set: {
            $0.numberStyle = $1.style
        },
        "roundingMode": property { formatter in
            RoundingMode.allCases.first { $0.mode == formatter.roundingMode } ?? .halfEven
        } set: {
            $0.roundingMode = $1.mode
        },
        "minimumFractionDigits": count(\.minimumFractionDigits), "maximumFractionDigits": count(\.maximumFractionDigits),
        "minimumIntegerDigits": count(\.minimumIntegerDigits), "maximumIntegerDigits": count(\.maximumIntegerDigits),
        "minimumSignificantDigits": count(\.minimumSignificantDigits), "maximumSignificantDigits": count(\.maximumSignificantDigits),
        "usesSignificantDigits": property(\.usesSignificantDigits),
        "usesGroupingSeparator": property(\.usesGroupingSeparator),
        "groupingSize": count(\.groupingSize),
        "secondaryGroupingSize": count(\.secondaryGroupingSize), "formatWidth": count(\.formatWidth),
        "alwaysShowsDecimalSeparator": property(\.alwaysShowsDecimalSeparator), "allowsFloats": property(\.allowsFloats),
        "isLenient": property(\.isLenient), "generatesDecimalNumbers": property(\.generatesDecimalNumbers),
        "multiplier": number(\.multiplier), "minimum": number(\.minimum), "maximum": number(\.maximum),
        "roundingIncrement": property {
            NSNumberValue(number: $0.roundingIncrement?.doubleValue ?? 0)
        } set: {
            if $1.number.isFinite { $0.roundingIncrement = NSNumber(value: $1.number) }
        },
        "format": property {
            $0.format
        } set: {
            $0.format = $1
        },
        "locale": property {
            LocaleValue(locale: $0.locale ?? FoundationDefaults.locale)
        } set: {
            $0.locale = $1.locale
        },
    ]

    /// Foundation traps, or does not end, on what is no number.
    private static func number(_ path: ReferenceWritableKeyPath<NumberFormatter, NSNumber?> & Sendable) -> NativeProperty {
        property {
            $0[keyPath: path].map { NSNumberValue($0) }
        } set: {
            if $1?.number.isFinite ?? true { $0[keyPath: path] = $1?.foundation }
        }
    }

    /// A number of digits: no formatter writes more than some hundred.
    private static func count(_ path: ReferenceWritableKeyPath<NumberFormatter, Int> & Sendable) -> NativeProperty {
        property {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = min(max($1, 0), 200)
        }
    }
}
