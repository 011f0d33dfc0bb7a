// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `NSNumber`: a number as an object.
struct NSNumberValue: CatalogNative {
    static var typeName: String { "NSNumber" }
    var number: Double
    var swiftDescription: String { number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)" }

    /// A number counts as one too.
    static func decode(_ value: Value) -> NSNumberValue? {
        if case .native(let native) = value { return native as? NSNumberValue }
        return Double.decode(value).map { NSNumberValue(number: $0) }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("value", Double.self)) { NSNumberValue(number: $0) },
                NativeFunction("init", [ParameterInfo(label: "value", name: "value", type: .named("Float"))]) { call in
                    NSNumberValue(number: call[0].flatMap(Double.decode) ?? 0).encode()
                },
                .initializer(.required("value", Bool.self)) { NSNumberValue(number: $0 ? 1 : 0) },
            ],
            properties: [
                "doubleValue": .computed { (value: NSNumberValue) in value.number },
                "intValue": .computed { (value: NSNumberValue) in Int(exactly: value.number.rounded(.towardZero)) ?? 0 },
                "boolValue": .computed { (value: NSNumberValue) in value.number != 0 },
                "stringValue": .computed { (value: NSNumberValue) in value.swiftDescription },
            ],
            conversion: { Double.decode($0).map { NSNumberValue(number: $0).encode() } }),
        summary: "A number as an object.", examples: ["NSNumber(value: 2.5)"])
}

/// `NumberFormatter`, with the properties that apps set.
// Unchecked: it lives on the interpreter's thread only.
final class NumberFormatterValue: BoxedFormatter, @unchecked Sendable {
    let formatter: NumberFormatter

    init(_ locale: LocaleValue) {
        formatter = NumberFormatter()
        formatter.locale = locale.locale
    }

    func string(for value: Value) -> String? {
        NSNumberValue.decode(value).flatMap { formatter.string(from: NSNumber(value: $0.number)) }
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
            properties: properties,
            methods: [
                "string": [
                    method("string", "from") { (formatter, number: NSNumberValue) in formatter.string(from: NSNumber(value: number.number))
                    },
                    method("string", "for") { (formatter, number: NSNumberValue) in formatter.string(from: NSNumber(value: number.number))
                    },
                ],
                "number": [
                    method("number", "from") { (formatter, text: String) in
                        formatter.number(from: text).map { NSNumberValue(number: $0.doubleValue) }
                    }
                ],
            ]),
        summary: "Writes and reads numbers.", examples: ["NumberFormatter().string(from: NSNumber(value: 2))"])

    private static let properties: [String: NativeProperty] = [
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
        "groupingSeparator": property(\.groupingSeparator, default: ","),
        "decimalSeparator": property(\.decimalSeparator, default: "."),
        "currencyCode": property(\.currencyCode, default: "USD"),
        "currencySymbol": property(\.currencySymbol, default: "$"),
        "positivePrefix": property(\.positivePrefix, default: ""),
        "negativePrefix": property(\.negativePrefix, default: ""),
        "positiveSuffix": property(\.positiveSuffix, default: ""),
        "locale": property {
            LocaleValue(locale: $0.locale ?? FoundationDefaults.locale)
        } set: {
            $0.locale = $1.locale
        },
    ]

    /// A number of digits: no formatter writes more than some hundred.
    private static func count(_ path: ReferenceWritableKeyPath<NumberFormatter, Int> & Sendable) -> NativeProperty {
        property {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = min(max($1, 0), 200)
        }
    }
}
