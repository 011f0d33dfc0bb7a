// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// The parts of a date, and how each may be written.
extension DateFormatStyleValue {
    /// `Date.FormatStyle.Symbol.Month` and its like: how a part is written.
    enum Width: CatalogEnum {
        case defaultDigits, oneDigit, twoDigits, threeDigits, abbreviated, wide, narrow, short, ordinalOfDayInMonth, weekOfMonth
        static var typeName: String { "Date.FormatStyle.Symbol" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(
                Width.self,
                methods: ["_letters": [.method("_letters", of: Width.self, .unlabeled("letter", String.self)) { $0.letters($1) }]]),
            summary: "How a part of a date is written.", examples: ["Date.FormatStyle.Symbol.wide"])

        /// As a pattern names it.
        func letters(_ letter: String) -> String {
            switch self {
            case .defaultDigits, .oneDigit: letter
            case .twoDigits: String(repeating: letter, count: 2)
            case .threeDigits, .abbreviated: String(repeating: letter, count: 3)
            case .wide: String(repeating: letter, count: 4)
            case .narrow: String(repeating: letter, count: 5)
            case .short: String(repeating: letter, count: 6)
            case .ordinalOfDayInMonth: "F"
            case .weekOfMonth: "W"
            }
        }
    }

    /// `Date.FormatStyle.Symbol.Hour`: how an hour is written, and whether with AM or PM where the clock has twelve hours.
    struct Hour: CatalogNative {
        static var typeName: String { "Date.FormatStyle.Symbol.Hour" }
        var width = Width.defaultDigits
        var isConversational = false
        var style = AMPMStyle.abbreviated
        var swiftDescription: String { literal }
        var literal: String { "." + width.caseName }

        /// `Date.FormatStyle.Symbol.Hour.AMPMStyle`
        enum AMPMStyle: CatalogEnum {
            case omitted, narrow, abbreviated, wide
            static var typeName: String { "Date.FormatStyle.Symbol.Hour.AMPMStyle" }
            static let declaration = ValueTypeDeclaration(
                .enumeration(AMPMStyle.self), summary: "How AM and PM are written.",
                examples: ["Date.FormatStyle.Symbol.Hour.AMPMStyle.omitted"])

            fileprivate var style: Date.FormatStyle.Symbol.Hour.AMPMStyle {
                switch self {
                case .omitted: .omitted
                case .narrow: .narrow
                case .abbreviated: .abbreviated
                case .wide: .wide
                }
            }
        }

        var symbol: Date.FormatStyle.Symbol.Hour {
            switch (width, isConversational) {
            case (.twoDigits, false): .twoDigits(amPM: style.style)
            case (.twoDigits, true): .conversationalTwoDigits(amPM: style.style)
            case (_, false): .defaultDigits(amPM: style.style)
            case (_, true): .conversationalDefaultDigits(amPM: style.style)
            }
        }

        private static func member(_ name: String, _ width: Width, isConversational: Bool = false) -> NativeStatic {
            NativeStatic(
                value: { _ in Hour(width: width, isConversational: isConversational).encode() },
                functions: [
                    NativeFunction.make(name, Parameter<AMPMStyle>.required("amPM")) { (style: AMPMStyle) -> Hour in
                        Hour(width: width, isConversational: isConversational, style: style)
                    }
                ])
        }

        private static func withoutAMPM(_ width: Width) -> NativeStatic { .of(Hour(width: width, style: .omitted)) }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "defaultDigits": member("defaultDigits", .defaultDigits), "twoDigits": member("twoDigits", .twoDigits),
                    "conversationalDefaultDigits": member("conversationalDefaultDigits", .defaultDigits, isConversational: true),
                    "conversationalTwoDigits": member("conversationalTwoDigits", .twoDigits, isConversational: true),
                    "defaultDigitsNoAMPM": withoutAMPM(.defaultDigits), "twoDigitsNoAMPM": withoutAMPM(.twoDigits),
                ]),
            summary: "How an hour is written.", examples: ["Date.FormatStyle.Symbol.Hour.twoDigits(amPM: .omitted)"])
    }

    /// `Date.FormatStyle.Symbol.SecondFraction`: so many digits of a second, or the milliseconds of the day.
    struct SecondFraction: CatalogNative {
        static var typeName: String { "Date.FormatStyle.Symbol.SecondFraction" }
        var digits: Int
        var isMilliseconds = false
        var swiftDescription: String { isMilliseconds ? ".milliseconds(\(digits))" : ".fractional(\(digits))" }

        fileprivate var symbol: Date.FormatStyle.Symbol.SecondFraction { isMilliseconds ? .milliseconds(digits) : .fractional(digits) }

        private static func member(_ name: String, isMilliseconds: Bool) -> NativeStatic {
            NativeStatic(functions: [
                .make(name, .unlabeled("digits", Int.self)) {
                    SecondFraction(digits: max(1, min(9, $0)), isMilliseconds: isMilliseconds)
                }
            ])
        }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "fractional": member("fractional", isMilliseconds: false),
                    "milliseconds": member("milliseconds", isMilliseconds: true),
                ],
                methods: [
                    "_letters": [
                        .method("_letters", of: Self.self) { String(repeating: $0.isMilliseconds ? "A" : "S", count: $0.digits) }
                    ]
                ]),
            summary: "How a part of a second is written.", examples: ["Date.FormatStyle.Symbol.SecondFraction.fractional(3)"])
    }

    static let symbols: [String: [NativeFunction]] = [
        "year": [
            part("year", .defaultDigits) {
                $0.year($1 == .twoDigits ? .twoDigits : .defaultDigits)
            } iso8601: {
                $0.year()
            }
        ],
        "month": [
            part("month", .abbreviated) {
                $0.month(month($1))
            } iso8601: {
                $0.month()
            }
        ],
        "day": [
            part("day", .defaultDigits) {
                $0.day(day($1))
            } iso8601: {
                $0.day()
            }
        ],
        "weekday": [part("weekday", .abbreviated) { $0.weekday(weekday($1)) }],
        "quarter": [part("quarter", .abbreviated) { $0.quarter(quarter($1)) }],
        "week": [part("week", .defaultDigits) { $0.week(week($1)) }],
        "dayOfYear": [part("dayOfYear", .defaultDigits) { $0.dayOfYear(dayOfYear($1)) }],
        "era": [part("era", .abbreviated) { $0.era($1 == .wide ? .wide : $1 == .narrow ? .narrow : .abbreviated) }],
        "minute": [part("minute", .defaultDigits) { $0.minute($1 == .twoDigits ? .twoDigits : .defaultDigits) }],
        "second": [part("second", .defaultDigits) { $0.second($1 == .twoDigits ? .twoDigits : .defaultDigits) }],
        "hour": [
            .method("hour", of: Self.self, .unlabeledDefault("format", Hour())) { style, hour in
                style.changed { $0 = $0.hour(hour.symbol) }
            }
        ],
        "secondFraction": [
            .method("secondFraction", of: Self.self, .unlabeled("format", SecondFraction.self)) { style, fraction in
                style.changed { $0 = $0.secondFraction(fraction.symbol) }
            }
        ],
        "timeZone": [
            .method("timeZone", of: Self.self, .unlabeledDefault("format", ZoneSymbol())) { style, zone in
                style.changed { $0 = $0.timeZone(zone.symbol) }
            }
        ],
    ]

    private func changed(_ change: (inout Date.FormatStyle) -> Void) -> Self {
        var copy = self
        copy.change(change)
        return copy
    }

    private static func part(
        _ name: String, _ usual: Width, _ parts: @escaping @Sendable (Date.FormatStyle, Width) -> Date.FormatStyle,
        iso8601: @escaping @Sendable (Date.ISO8601FormatStyle) -> Date.ISO8601FormatStyle = { $0 }
    ) -> NativeFunction {
        .method(name, of: Self.self, .unlabeledDefault("format", usual)) { style, width in
            var copy = style
            copy.change {
                $0 = parts($0, width)
            } iso8601: {
                $0 = iso8601($0)
            }
            return copy
        }
    }

    static func month(_ width: Width) -> Date.FormatStyle.Symbol.Month {
        switch width {
        case .defaultDigits: .defaultDigits
        case .twoDigits: .twoDigits
        case .wide: .wide
        case .narrow: .narrow
        default: .abbreviated
        }
    }

    private static func day(_ width: Width) -> Date.FormatStyle.Symbol.Day {
        switch width {
        case .twoDigits: .twoDigits
        case .ordinalOfDayInMonth: .ordinalOfDayInMonth
        default: .defaultDigits
        }
    }

    static func weekday(_ width: Width) -> Date.FormatStyle.Symbol.Weekday {
        switch width {
        case .wide: .wide
        case .narrow: .narrow
        case .short: .short
        case .oneDigit: .oneDigit
        case .twoDigits: .twoDigits
        default: .abbreviated
        }
    }

    private static func quarter(_ width: Width) -> Date.FormatStyle.Symbol.Quarter {
        switch width {
        case .oneDigit: .oneDigit
        case .twoDigits: .twoDigits
        case .wide: .wide
        case .narrow: .narrow
        default: .abbreviated
        }
    }

    private static func week(_ width: Width) -> Date.FormatStyle.Symbol.Week {
        switch width {
        case .twoDigits: .twoDigits
        case .weekOfMonth: .weekOfMonth
        default: .defaultDigits
        }
    }

    private static func dayOfYear(_ width: Width) -> Date.FormatStyle.Symbol.DayOfYear {
        switch width {
        case .twoDigits: .twoDigits
        case .threeDigits: .threeDigits
        default: .defaultDigits
        }
    }
}
