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

/// `NumberFormatter`, with the properties that apps set. A class: whoever holds it sees a change.
// Unchecked: it lives on the interpreter's thread only.
final class NumberFormatterValue: FormatterValue, @unchecked Sendable {
    private let formatter: NumberFormatter

    init() {
        formatter = NumberFormatter()
        formatter.locale = FoundationDefaults.locale
    }

    func string(for value: Value) -> String? {
        NSNumberValue.decode(value).flatMap { formatter.string(from: NSNumber(value: $0.number)) }
    }

    var nativeTypeName: String { "NumberFormatter" }
    var swiftDescription: String { "NumberFormatter" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? NumberFormatterValue) === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

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
            initializers: [NativeFunction("init") { _ in .native(NumberFormatterValue()) }],
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
        "usesSignificantDigits": property {
            $0.usesSignificantDigits
        } set: {
            $0.usesSignificantDigits = $1
        },
        "usesGroupingSeparator": property {
            $0.usesGroupingSeparator
        } set: {
            $0.usesGroupingSeparator = $1
        },
        "groupingSize": count(\.groupingSize),
        "groupingSeparator": property {
            $0.groupingSeparator ?? ","
        } set: {
            $0.groupingSeparator = $1
        },
        "decimalSeparator": property {
            $0.decimalSeparator ?? "."
        } set: {
            $0.decimalSeparator = $1
        },
        "currencyCode": property {
            $0.currencyCode ?? "USD"
        } set: {
            $0.currencyCode = $1
        },
        "currencySymbol": property {
            $0.currencySymbol ?? "$"
        } set: {
            $0.currencySymbol = $1
        },
        "positivePrefix": property {
            $0.positivePrefix ?? ""
        } set: {
            $0.positivePrefix = $1
        },
        "negativePrefix": property {
            $0.negativePrefix ?? ""
        } set: {
            $0.negativePrefix = $1
        },
        "positiveSuffix": property {
            $0.positiveSuffix ?? ""
        } set: {
            $0.positiveSuffix = $1
        },
        "locale": property {
            LocaleValue(locale: $0.locale ?? FoundationDefaults.locale)
        } set: {
            $0.locale = $1.locale
        },
    ]

    private static func of(_ value: Value) throws(Diagnostic) -> NumberFormatter {
        if case .native(let native) = value, let value = native as? NumberFormatterValue { return value.formatter }
        throw Diagnostic(.typeMismatch, "this is not a NumberFormatter")
    }

    /// A number of digits: no formatter writes more than some hundred.
    private static func count(_ path: ReferenceWritableKeyPath<NumberFormatter, Int> & Sendable) -> NativeProperty {
        property {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = min(max($1, 0), 200)
        }
    }

    private static func property<T: CatalogValue>(
        get: @escaping @Sendable (NumberFormatter) -> T, set: @escaping @Sendable (NumberFormatter, T) -> Void
    ) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, _) throws(Diagnostic) in
            get(try of(receiver)).encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            set(try of(receiver), try T.expect(new))
            return receiver
        }
    }

    private static func method<T: CatalogValue, R: CatalogValue>(
        _ name: String, _ label: String, _ body: @escaping @Sendable (NumberFormatter, T) -> R
    ) -> NativeFunction {
        NativeFunction(name, [ParameterInfo(label: label, name: label, type: T.swiftType)]) { (call) throws(Diagnostic) in
            body(try of(call.receiver ?? .nil), try T.expect(call[0] ?? .nil)).encode()
        }
    }
}
