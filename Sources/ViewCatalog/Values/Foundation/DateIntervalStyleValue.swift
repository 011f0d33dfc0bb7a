// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Date.IntervalFormatStyle`: how a range of dates is written, `.interval.month().day()`.
struct DateIntervalStyleValue: CatalogNative {
    static var typeName: String { "Date.IntervalFormatStyle" }
    private var style: Date.IntervalFormatStyle
    /// nil: that of the reader.
    private var locale: LocaleValue?
    var swiftDescription: String { ".interval" }

    init(
        _ date: DateValue.DateStyle = .omitted, _ time: DateValue.TimeStyle = .omitted, locale: LocaleValue? = nil,
        calendar: CalendarValue? = nil, zone: TimeZoneValue? = nil
    ) {
        let isEmpty = date == .omitted && time == .omitted
        style = Date.IntervalFormatStyle(
            date: isEmpty ? nil : date.style, time: isEmpty ? nil : time.style, locale: FoundationDefaults.locale,
            calendar: calendar?.calendar ?? FoundationDefaults.calendar, timeZone: zone?.zone ?? FoundationDefaults.timeZone)
        self.locale = locale
    }

    private func text(_ range: RangeValue, for reader: LocaleValue) throws(Diagnostic) -> String {
        guard let start = DateValue.decode(range.lower ?? .nil), let end = DateValue.decode(range.upper ?? .nil) else {
            throw Diagnostic(.typeMismatch, "a range of dates is needed here")
        }
        return style.locale((locale ?? reader).locale).format(start.date..<end.date)
    }

    private func changed(_ change: (Date.IntervalFormatStyle) -> Date.IntervalFormatStyle) -> Self {
        var copy = self
        copy.style = change(style)
        return copy
    }

    private static func part(
        _ name: String, _ change: @escaping @Sendable (Date.IntervalFormatStyle) -> Date.IntervalFormatStyle
    ) -> [NativeFunction] {
        [.method(name, of: Self.self) { $0.changed(change) }]
    }

    private typealias Width = DateFormatStyleValue.Width

    private static let month = NativeFunction.method(
        "month", of: Self.self, .unlabeledDefault("format", Width.abbreviated)
    ) { (style: Self, width: Width) -> Self in
        style.changed { $0.month(DateFormatStyleValue.month(width)) }
    }

    private static let weekday = NativeFunction.method(
        "weekday", of: Self.self, .unlabeledDefault("format", Width.abbreviated)
    ) { (style: Self, width: Width) -> Self in
        style.changed { $0.weekday(DateFormatStyleValue.weekday(width)) }
    }

    private static let hour = NativeFunction.method(
        "hour", of: Self.self, .unlabeledDefault("format", DateFormatStyleValue.Hour())
    ) { (style: Self, hour: DateFormatStyleValue.Hour) -> Self in
        style.changed { $0.hour(hour.symbol) }
    }

    private static let ofLocale = NativeFunction.method(
        "locale", of: Self.self, .unlabeled("locale", LocaleValue.self)
    ) { (style: Self, locale: LocaleValue) -> Self in
        var copy = style
        copy.locale = locale
        return copy
    }

    private static let format = NativeFunction.writing(
        "format", of: Self.self, .unlabeled("value", RangeValue.self)
    ) { (style, reader, range) throws(Diagnostic) in try style.text(range, for: reader) }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 200,
            initializers: [
                .initializer(
                    .defaulted("date", DateValue.DateStyle.omitted), .defaulted("time", DateValue.TimeStyle.omitted),
                    .optional("locale", LocaleValue.self), .optional("calendar", CalendarValue.self),
                    .optional("timeZone", TimeZoneValue.self)
                ) { DateIntervalStyleValue($0, $1, locale: $2, calendar: $3, zone: $4) }
            ],
            staticMembers: ["interval": .of(DateIntervalStyleValue())],
            methods: [
                "year": part("year") { $0.year() }, "day": part("day") { $0.day() }, "minute": part("minute") { $0.minute() },
                "second": part("second") { $0.second() }, "timeZone": part("timeZone") { $0.timeZone() },
                "month": [month], "weekday": [weekday], "hour": [hour], "locale": [ofLocale], "format": [format],
            ]),
        summary: "How a range of dates is written.", examples: ["Date.IntervalFormatStyle.interval.month().day()"])
}
