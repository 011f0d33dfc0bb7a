// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// How a duration is written: as a clock shows it, or in words.
struct DurationFormatValue: CatalogNative {
    static var typeName: String { "Duration.FormatStyle" }
    /// nil: in units.
    var pattern: Pattern?
    var units = Units()
    /// nil: that of the reader.
    var locale: LocaleValue?
    var swiftDescription: String { pattern == nil ? ".units" : ".time" }

    func text(_ duration: Duration, for reader: LocaleValue) -> String {
        let reader = locale ?? reader
        if let pattern { return duration.formatted(.time(pattern: pattern.pattern).locale(reader.locale)) }
        return units.style.locale(reader.locale).format(duration)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30,
            staticMembers: [
                "time": NativeStatic(functions: [.make("time", .required("pattern", Pattern.self)) { DurationFormatValue(pattern: $0) }]),
                "units": NativeStatic(functions: [Units.maker("units", "allowed")]),
            ],
            methods: [
                "locale": [
                    .method("locale", of: DurationFormatValue.self, .unlabeled("locale", LocaleValue.self)) {
                        var copy = $0
                        copy.locale = $1
                        return copy
                    }
                ],
                "format": [
                    .writing("format", of: DurationFormatValue.self, .unlabeled("value", DurationValue.self)) {
                        $0.text($2.duration, for: $1)
                    }.costing(DurationValue.priceOfFormat)
                ],
            ]),
        summary: "How a length of time is written.", examples: ["Duration.FormatStyle.time(pattern: .minuteSecond)"])

    static let timeDeclaration = kind(
        "Duration.TimeFormatStyle", "A length of time as a clock shows it.", example: "pattern: .minuteSecond",
        [
            .initializer(.required("pattern", Pattern.self), .optional("locale", LocaleValue.self)) {
                DurationFormatValue(pattern: $0, locale: $1)
            }
        ])

    static let unitsDeclaration = kind(
        "Duration.UnitsFormatStyle", "A length of time in words.", example: "allowedUnits: [.hours], width: .wide",
        [Units.maker("init", "allowedUnits")])

    private static func kind(
        _ name: String, _ summary: String, example: String, _ initializers: [NativeFunction]
    ) -> ValueTypeDeclaration {
        ValueTypeDeclaration(
            NativeType(name, price: 30, initializers: initializers, conversion: { decode($0)?.encode() }), summary: summary,
            examples: ["\(name)(\(example))"])
    }
}

extension DurationFormatValue {
    struct Pattern: CatalogNative {
        static var typeName: String { "Duration.TimeFormatStyle.Pattern" }
        enum Fields { case hourMinute, hourMinuteSecond, minuteSecond }
        var fields: Fields
        var padding = 1
        var fraction = 0
        /// A `FloatingPointRoundingRule` by its name.
        var rule = "toNearestOrEven"
        var swiftDescription: String { ".\(fields)" }

        fileprivate var pattern: Duration.TimeFormatStyle.Pattern {
            let rule = FormatStyleValue.rules[rule] ?? .toNearestOrEven
            return switch fields {
            case .hourMinute: .hourMinute(padHourToLength: padding, roundSeconds: rule)
            case .hourMinuteSecond:
                .hourMinuteSecond(padHourToLength: padding, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
            case .minuteSecond:
                .minuteSecond(padMinuteToLength: padding, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
            }
        }

        private static func member(_ fields: Fields, _ label: String) -> NativeStatic {
            let (length, fraction) = (Parameter<Int>.required(label), Parameter<Int>.defaulted("fractionalSecondsLength", 0))
            let rule = ParameterInfo(
                label: fields == .hourMinute ? "roundSeconds" : "roundFractionalSeconds", name: "rule",
                type: .named("FloatingPointRoundingRule"), defaultText: ".toNearestOrEven")
            let all = fields == .hourMinute ? [length.info, rule] : [length.info, fraction.info, rule]
            return NativeStatic(
                value: { _ in Pattern(fields: fields).encode() },
                functions: [
                    NativeFunction("\(fields)", all, resultType: swiftType) { call in
                        var pattern = Pattern(fields: fields, padding: max(0, min(20, call[0].flatMap(Int.decode) ?? 1)))
                        if fields != .hourMinute { pattern.fraction = max(0, min(18, call[1].flatMap(Int.decode) ?? 0)) }
                        if let rule = call[all.count - 1] { pattern.rule = rule.swiftDescription() }
                        return pattern.encode()
                    }
                ])
        }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "hourMinute": member(.hourMinute, "padHourToLength"),
                    "hourMinuteSecond": member(.hourMinuteSecond, "padHourToLength"),
                    "minuteSecond": member(.minuteSecond, "padMinuteToLength"),
                ]),
            summary: "Which parts of a time are shown.", examples: ["Duration.TimeFormatStyle.Pattern.minuteSecond"])
    }
}
