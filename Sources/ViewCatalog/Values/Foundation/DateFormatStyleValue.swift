// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Date.FormatStyle`: the parts of a date that `.dateTime.month().day()` asks for, written in the language of the reader. The other
/// formats of dates are forms of it: as ISO 8601 writes it, by a pattern, and how far it is from another date.
struct DateFormatStyleValue: CatalogNative {
    static var typeName: String { "Date.FormatStyle" }

    enum Form: Hashable {
        case parts(Date.FormatStyle)
        case iso8601(Date.ISO8601FormatStyle)
        case pattern(DatePattern)
        case relative(RelativeDate)
    }

    var form: Form
    /// nil: that of the reader.
    private var locale: LocaleValue?
    /// Has `locale(_:)` set it? The reader's own American English has plain spaces before AM and PM.
    private var isOfLocale = false

    var swiftDescription: String { literal }
    var literal: String {
        switch form {
        case .parts: ".dateTime"
        case .iso8601: ".iso8601"
        case .pattern: ".verbatim"
        case .relative: ".relative"
        }
    }

    static let iso8601 = Self(.iso8601(Date.ISO8601FormatStyle()))

    init(_ form: Form, locale: LocaleValue? = nil) {
        self.form = form
        self.locale = locale
    }

    /// `Date.FormatStyle(date: .abbreviated, time: .shortened)`: the parts that the two styles show.
    init(
        _ date: DateValue.DateStyle = .omitted, _ time: DateValue.TimeStyle = .omitted, locale: LocaleValue? = nil,
        calendar: Calendar = FoundationDefaults.calendar, zone: TimeZone = FoundationDefaults.timeZone
    ) {
        let isEmpty = date == .omitted && time == .omitted
        form = .parts(
            Date.FormatStyle(
                date: isEmpty ? nil : date.style, time: isEmpty ? nil : time.style, locale: FoundationDefaults.locale,
                calendar: calendar, timeZone: zone))
        self.locale = locale
    }

    func text(_ date: DateValue, for reader: LocaleValue = .english) -> String {
        let region = locale ?? reader
        switch form {
        case .parts(let style):
            let text = style.locale(region.locale).format(date.date)
            return region.isAmerican && !isOfLocale ? text.replacingOccurrences(of: "\u{202F}", with: " ") : text
        case .iso8601(let style): return style.format(date.date)
        case .pattern(let pattern): return pattern.text(date.date)
        case .relative(let relative): return relative.text(date, region)
        }
    }

    /// The date that a text of this style means.
    private func date(from text: String) -> DateValue? {
        switch form {
        case .parts(let style): (try? style.locale((locale ?? .english).locale).parse(text)).map { DateValue($0) }
        case .iso8601(let style): (try? style.parse(text)).map { DateValue($0) }
        case .pattern(let pattern): pattern.date(from: text).map { DateValue($0) }
        case .relative: nil
        }
    }

    private func locale(_ locale: LocaleValue) -> Self {
        var copy = self
        copy.locale = locale
        copy.isOfLocale = true
        return copy
    }

    private var timeZone: TimeZoneValue {
        get {
            switch form {
            case .parts(let style): TimeZoneValue(zone: style.timeZone)
            case .iso8601(let style): TimeZoneValue(zone: style.timeZone)
            case .pattern(let pattern): TimeZoneValue(zone: pattern.zone)
            case .relative: TimeZoneValue(zone: FoundationDefaults.timeZone)
            }
        }
        set {
            change {
                $0.timeZone = newValue.zone
            } iso8601: {
                $0.timeZone = newValue.zone
            }
            if case .pattern(var pattern) = form {
                pattern.zone = newValue.zone
                form = .pattern(pattern)
            }
        }
    }

    private var calendar: CalendarValue {
        get { if case .parts(let style) = form { CalendarValue(calendar: style.calendar) } else { CalendarValue() } }
        set { change { $0.calendar = newValue.calendar } }
    }

    private var language: LocaleValue {
        get { locale ?? .english }
        set { self = locale(newValue) }
    }

    /// Changes what Foundation has of it.
    mutating func change(
        _ parts: (inout Date.FormatStyle) -> Void, iso8601: (inout Date.ISO8601FormatStyle) -> Void = { _ in }
    ) {
        switch form {
        case .parts(var style):
            parts(&style)
            form = .parts(style)
        case .iso8601(var style):
            iso8601(&style)
            form = .iso8601(style)
        case .pattern, .relative: break
        }
    }

    // MARK: declaration

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 60, aliases: ["Date.FormatStyle.ParseStrategy"],
            initializers: [
                .initializer(
                    .defaulted("date", DateValue.DateStyle.omitted), .defaulted("time", DateValue.TimeStyle.omitted),
                    .optional("locale", LocaleValue.self), .optional("calendar", CalendarValue.self),
                    .optional("timeZone", TimeZoneValue.self)
                ) { date, time, locale, calendar, zone in
                    DateFormatStyleValue(
                        date, time, locale: locale, calendar: calendar?.calendar ?? FoundationDefaults.calendar,
                        zone: zone?.zone ?? FoundationDefaults.timeZone)
                }
            ],
            staticMembers: [
                "dateTime": .of(DateFormatStyleValue()), "iso8601": iso8601Static, "relative": relativeStatic,
                "verbatim": verbatimStatic, "fixed": fixedStatic,
            ],
            properties: [
                "timeZone": .stored(\Self.timeZone), "locale": .stored(\Self.language), "calendar": .stored(\Self.calendar),
                "parseStrategy": .computed { (style: DateFormatStyleValue) in style },
            ],
            methods: symbols.merging(iso8601Methods) { $0 + $1 }.merging(own) { $0 + $1 }),
        summary: "How a date is written: the parts that are asked for.", examples: ["Date().formatted(.dateTime.month(.wide).day())"])

    private static let own: [String: [NativeFunction]] = [
        "locale": [.method("locale", of: Self.self, .unlabeled("locale", LocaleValue.self)) { $0.locale($1) }],
        "_date": [.method("_date", of: Self.self, .required("from", String.self)) { $0.date(from: $1) }.costing(300)],
        "format": [.writing("format", of: Self.self, .unlabeled("date", DateValue.self)) { $0.text($2, for: $1) }],
    ]
}

extension DateValue {
    /// Day and time, joined as `formatted(date:time:)` joins them.
    func text(_ day: DateStyle, _ time: TimeStyle, for reader: LocaleValue = .english) -> String {
        DateFormatStyleValue(day, time).text(self, for: reader)
    }
}
