// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Date.FormatStyle`: the parts of a date that `.dateTime.month().day()` asks for, written in the language of the reader, whatever their
/// order in the code. Without a part it is the numeric day and the shortened time, as in Foundation.
struct DateFormatStyleValue: CatalogNative {
    static var typeName: String { "Date.FormatStyle" }
    private var year: Width?
    private var month: Width?
    private var day: Width?
    private var weekday: Width?
    private var hour: Width?
    private var showsAMPM = true
    private var minute: Width?
    private var second: Width?
    /// Parts that Foundation alone writes, as a template names them: the quarter, the week, the day of the year, the era.
    private var others = ""
    /// Not the parts of the date, but how far it is from now.
    private var relative: RelativeDate?
    /// As ISO 8601 writes it, in UTC.
    private var isISO8601 = false
    /// The clock by which the date is told; nil: that of the scene, UTC.
    private var zone: TimeZoneValue?
    private var showsZone = false
    /// nil: that of the reader.
    private var locale: LocaleValue?
    var swiftDescription: String { literal }
    var literal: String { isISO8601 ? ".iso8601" : ".dateTime" }

    /// `Date.ISO8601FormatStyle`
    static let iso8601: Self = {
        var style = Self()
        style.isISO8601 = true
        return style
    }()

    /// `Date.FormatStyle.Symbol.Month` and its like: how a part is written.
    enum Width: CatalogEnum {
        case defaultDigits, oneDigit, twoDigits, threeDigits, abbreviated, wide, narrow, short
        static var typeName: String { "Date.FormatStyle.Symbol" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Width.self), summary: "How a part of a date is written.", examples: ["Date.FormatStyle.Symbol.wide"])

        func letters(_ letter: Character) -> String {
            let count =
                switch self {
                case .defaultDigits, .oneDigit: 1
                case .twoDigits: 2
                case .threeDigits, .abbreviated: 3
                case .wide: 4
                case .narrow: 5
                case .short: 6
                }
            return String(repeating: letter, count: count)
        }
    }

    /// `Date.FormatStyle.Symbol.Hour`: how an hour is written, and whether with AM or PM where the clock has twelve hours.
    struct Hour: CatalogNative {
        static var typeName: String { "Date.FormatStyle.Symbol.Hour" }
        var width = Width.defaultDigits
        var showsAMPM = true
        var swiftDescription: String { literal }
        var literal: String { "." + width.caseName }

        /// `Date.FormatStyle.Symbol.Hour.AMPMStyle`
        enum AMPMStyle: CatalogEnum {
            case omitted, narrow, abbreviated, wide
            static var typeName: String { "Date.FormatStyle.Symbol.Hour.AMPMStyle" }
            static let declaration = ValueTypeDeclaration(
                .enumeration(AMPMStyle.self), summary: "How AM and PM are written.",
                examples: ["Date.FormatStyle.Symbol.Hour.AMPMStyle.omitted"])
        }

        private static func member(_ name: String, _ width: Width) -> NativeStatic {
            NativeStatic(
                value: { _ in Hour(width: width).encode() },
                functions: [
                    NativeFunction.make(name, Parameter<AMPMStyle>.required("amPM")) { (style: AMPMStyle) -> Hour in
                        Hour(width: width, showsAMPM: style != AMPMStyle.omitted)
                    }
                ])
        }

        private static func withoutAMPM(_ width: Width) -> NativeStatic { .of(Hour(width: width, showsAMPM: false)) }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "defaultDigits": member("defaultDigits", .defaultDigits), "twoDigits": member("twoDigits", .twoDigits),
                    "conversationalDefaultDigits": member("conversationalDefaultDigits", .defaultDigits),
                    "conversationalTwoDigits": member("conversationalTwoDigits", .twoDigits),
                    "defaultDigitsNoAMPM": withoutAMPM(.defaultDigits), "twoDigitsNoAMPM": withoutAMPM(.twoDigits),
                ]),
            summary: "How an hour is written.", examples: ["Date.FormatStyle.Symbol.Hour.twoDigits(amPM: .omitted)"])
    }

    func text(_ date: DateValue, for reader: LocaleValue = .english) -> String {
        let locale = locale ?? reader
        if let relative { return relative.text(date, locale) }
        if isISO8601, zone != nil { return foundationISO8601.format(date.date) }
        if locale.isAmerican && others.isEmpty || isISO8601 { return DateText.text(local(date).civil, pattern: pattern) }
        return date.text(template: template, locale, zone: zone)
    }

    /// The parts, as other languages are asked for them.
    private var template: String {
        let hourLetter: Character = showsAMPM ? "j" : "J"
        let parts = [
            year.map { $0 == .twoDigits ? "yy" : "y" }, month?.letters("M"), day?.letters("d"), weekday?.letters("E"),
            hour?.letters(hourLetter), minute.map { _ in "mm" }, second.map { _ in "ss" }, showsZone ? "z" : nil,
            others,
        ]
        let all = parts.compactMap { $0 }.joined()
        return all.isEmpty ? "yMdjmm" : all
    }

    private func local(_ date: DateValue) -> DateValue {
        zone.map { DateValue(seconds: date.seconds + Double($0.offset(at: date))) } ?? date
    }

    /// `Date.FormatStyle(date: .abbreviated, time: .shortened)`: the parts that the two styles show.
    private init(_ date: DateValue.DateStyle, _ time: DateValue.TimeStyle, _ zone: TimeZoneValue?, _ locale: LocaleValue?) {
        self.zone = zone
        self.locale = locale
        if date != .omitted { (year, day) = (.defaultDigits, .defaultDigits) }
        switch date {
        case .omitted: break
        case .numeric: month = .defaultDigits
        case .abbreviated: month = .abbreviated
        case .long: month = .wide
        case .complete: (month, weekday) = (.wide, .wide)
        }
        if time != .omitted { (hour, minute) = (.defaultDigits, .defaultDigits) }
        if time == .standard || time == .complete { second = .defaultDigits }
        showsZone = time == .complete
    }

    init() {}

    private var timeZone: TimeZoneValue {
        get { zone ?? TimeZoneValue(zone: FoundationDefaults.timeZone) }
        set { zone = newValue }
    }

    private var language: LocaleValue {
        get { locale ?? .english }
        set { locale = newValue }
    }

    /// `2025-06-09T09:41:00Z`, or the parts of it that are asked for.
    private var patternISO8601: String {
        let day = [(year, "yyyy"), (month, "MM"), (day, "dd")].filter { $0.0 != nil }.map(\.1).joined(separator: "-")
        let time = [(hour, "HH"), (minute, "mm"), (second, "ss")].filter { $0.0 != nil }.map(\.1).joined(separator: ":")
        if day.isEmpty, time.isEmpty { return "yyyy-MM-dd'T'HH:mm:ss'Z'" }
        return [day, time].filter { !$0.isEmpty }.joined(separator: "'T'")
    }

    /// The same as Foundation has it.
    private var foundationISO8601: Date.ISO8601FormatStyle {
        var style = Date.ISO8601FormatStyle(timeZone: zone?.zone ?? .gmt)
        if year != nil { style = style.year() }
        if month != nil { style = style.month() }
        if day != nil { style = style.day() }
        return hour == nil && minute == nil && second == nil ? style : style.time(includingFractionalSeconds: false)
    }

    /// The date that a text of this style means.
    private func date(from text: String) -> DateValue? {
        if isISO8601 { return (try? foundationISO8601.parse(text)).map { DateValue($0) } }
        let formatter = DateFormatter()
        formatter.locale = (locale ?? .english).locale
        formatter.calendar = FoundationDefaults.calendar
        formatter.timeZone = timeZone.zone
        let isPattern = (locale ?? .english).isAmerican && others.isEmpty
        if isPattern { formatter.dateFormat = pattern } else { formatter.setLocalizedDateFormatFromTemplate(template) }
        return formatter.date(from: text).map { DateValue($0) }
    }

    private var pattern: String {
        if isISO8601 { return patternISO8601 }
        let parts = [dayPattern, timePattern].compactMap { $0 }
        if parts.isEmpty { return "M/d/y, h:mm a" }
        return parts.joined(separator: isNumeric ? ", " : " 'at' ")
    }

    private var isNumeric: Bool { month == nil || month == .defaultDigits || month == .twoDigits }

    /// `EEE, MMM d, yyyy`, or `EEE, M/d/yyyy` where the month is a number.
    private var dayPattern: String? {
        let year = year.map { $0 == .twoDigits ? "yy" : "y" }
        let (month, day) = (month?.letters("M"), day.map { ($0 == .twoDigits ? Width.twoDigits : .defaultDigits).letters("d") })
        var parts = weekday.map { [$0.letters("E")] } ?? []
        if isNumeric {
            let numbers = [month, day, year].compactMap { $0 }
            if !numbers.isEmpty { parts.append(numbers.joined(separator: "/")) }
        } else {
            let monthAndDay = [month, day].compactMap { $0 }.joined(separator: " ")
            // “June 2025”, but “June 9, 2025”.
            if day == nil, let year { parts.append(monthAndDay + " " + year) } else { parts += [monthAndDay, year].compactMap { $0 } }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var timePattern: String? {
        func letters(_ letter: Character, _ width: Width?, after larger: Width?) -> String? {
            width.map { ($0 == .twoDigits || larger != nil ? Width.twoDigits : .defaultDigits).letters(letter) }
        }
        // Without AM and PM it is written as a clock shows it.
        let hour = showsAMPM ? hour : hour.map { _ in .twoDigits }
        let parts = [letters("h", hour, after: nil), letters("m", minute, after: hour), letters("s", second, after: minute)]
        let time = parts.compactMap { $0 }.joined(separator: ":")
        return time.isEmpty ? nil : hour == nil || !showsAMPM ? time : time + " a" + (showsZone ? " 'UTC'" : "")
    }

    // MARK: declaration

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 60,
            initializers: [
                .initializer(
                    .defaulted("date", DateValue.DateStyle.omitted), .defaulted("time", DateValue.TimeStyle.omitted),
                    .optional("locale", LocaleValue.self), .optional("calendar", CalendarValue.self),
                    .optional("timeZone", TimeZoneValue.self)
                ) { date, time, locale, _, zone in
                    DateFormatStyleValue(date, time, zone, locale)
                }
            ],
            staticMembers: [
                "dateTime": .of(DateFormatStyleValue()), "iso8601": .of(DateFormatStyleValue.iso8601),
                "relative": NativeStatic(functions: [
                    .make(
                        "relative", .required("presentation", RelativeDate.Presentation.self),
                        .defaulted("unitsStyle", RelativeDate.Units.wide)
                    ) {
                        var style = DateFormatStyleValue()
                        style.relative = RelativeDate(presentation: $0, units: $1)
                        return style
                    }
                ]),
            ],
            properties: ["timeZone": .stored(\Self.timeZone), "locale": .stored(\Self.language)],
            methods: [
                "year": [part("year", .defaultDigits) { $0.year = $1 }], "month": [part("month", .abbreviated) { $0.month = $1 }],
                "day": [part("day", .defaultDigits) { $0.day = $1 }], "weekday": [part("weekday", .abbreviated) { $0.weekday = $1 }],
                "hour": [
                    .method("hour", of: Self.self, .unlabeledDefault("format", Hour())) {
                        var copy = $0
                        (copy.hour, copy.showsAMPM) = ($1.width, $1.showsAMPM)
                        return copy
                    }
                ],
                "quarter": [part("quarter", .abbreviated) { $0.others += $1.letters("Q") }],
                "week": [part("week", .defaultDigits) { $0.others += $1.letters("w") }],
                "dayOfYear": [part("dayOfYear", .defaultDigits) { $0.others += $1.letters("D") }],
                "era": [part("era", .abbreviated) { $0.others += $1.letters("G") }],
                "minute": [part("minute", .defaultDigits) { $0.minute = $1 }],
                "second": [part("second", .defaultDigits) { $0.second = $1 }],
                "locale": [
                    .method("locale", of: Self.self, .unlabeled("locale", LocaleValue.self)) {
                        var copy = $0
                        copy.locale = $1
                        return copy
                    }
                ],
                "_date": [.method("_date", of: Self.self, .required("from", String.self)) { $0.date(from: $1) }.costing(300)],
                "format": [.writing("format", of: Self.self, .unlabeled("date", DateValue.self)) { $0.text($2, for: $1) }],
            ]),
        summary: "How a date is written: the parts that are asked for.", examples: ["Date().formatted(.dateTime.month(.wide).day())"])

    private static func part(
        _ name: String, _ usual: Width, _ change: @escaping @Sendable (inout Self, Width) -> Void
    ) -> NativeFunction {
        .method(name, of: Self.self, .unlabeledDefault("format", usual)) { style, width in
            var copy = style
            change(&copy, width)
            return copy
        }
    }
}
