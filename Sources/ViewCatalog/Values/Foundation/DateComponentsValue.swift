// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `DateComponents`: parts of a date, or of a time between two.
struct DateComponentsValue: CatalogNative {
    static var typeName: String { "DateComponents" }
    var components = DateComponents()
    private var calendar: CalendarValue? {
        get { components.calendar.map { CalendarValue(calendar: $0) } }
        set { components.calendar = newValue?.calendar }
    }
    private var timeZone: TimeZoneValue? {
        get { components.timeZone.map { TimeZoneValue(zone: $0) } }
        set { components.timeZone = newValue?.zone }
    }
    var swiftDescription: String { components.description }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable"],
            initializers: [
                .initializer(
                    .optional("calendar", CalendarValue.self), .optional("timeZone", TimeZoneValue.self), .optional("era", Int.self),
                    .optional("year", Int.self), .optional("month", Int.self), .optional("day", Int.self), .optional("hour", Int.self),
                    .optional("minute", Int.self), .optional("second", Int.self), .optional("nanosecond", Int.self),
                    .optional("weekday", Int.self), .optional("weekdayOrdinal", Int.self), .optional("quarter", Int.self),
                    .optional("weekOfMonth", Int.self), .optional("weekOfYear", Int.self), .optional("yearForWeekOfYear", Int.self)
                ) {
                    DateComponentsValue(
                        components: DateComponents(
                            calendar: $0?.calendar, timeZone: $1?.zone, era: $2, year: $3, month: $4, day: $5, hour: $6, minute: $7,
                            second: $8, nanosecond: $9, weekday: $10, weekdayOrdinal: $11, quarter: $12, weekOfMonth: $13, weekOfYear: $14,
                            yearForWeekOfYear: $15))
                }
            ],
            properties: [
                "calendar": .stored(\DateComponentsValue.calendar), "timeZone": .stored(\DateComponentsValue.timeZone),
                "era": .stored(\DateComponentsValue.components.era), "year": .stored(\DateComponentsValue.components.year),
                "month": .stored(\DateComponentsValue.components.month), "day": .stored(\DateComponentsValue.components.day),
                "hour": .stored(\DateComponentsValue.components.hour), "minute": .stored(\DateComponentsValue.components.minute),
                "second": .stored(\DateComponentsValue.components.second),
                "nanosecond": .stored(\DateComponentsValue.components.nanosecond),
                "weekday": .stored(\DateComponentsValue.components.weekday),
                "weekdayOrdinal": .stored(\DateComponentsValue.components.weekdayOrdinal),
                "quarter": .stored(\DateComponentsValue.components.quarter),
                "weekOfMonth": .stored(\DateComponentsValue.components.weekOfMonth),
                "weekOfYear": .stored(\DateComponentsValue.components.weekOfYear),
                "yearForWeekOfYear": .stored(\DateComponentsValue.components.yearForWeekOfYear),
                "date": .computed { (value: DateComponentsValue) in
                    value.components.calendar?.date(from: value.components.bounded).map { DateValue($0) }
                },
                "isValidDate": .computed { (value: DateComponentsValue) in value.components.bounded.isValidDate },
                "isLeapMonth": .computed { (value: DateComponentsValue) in value.components.isLeapMonth },
            ],
            methods: [
                "isValidDate": [
                    .method("isValidDate", of: DateComponentsValue.self, .required("in", CalendarValue.self)) {
                        $0.components.bounded.isValidDate(in: $1.calendar)
                    }
                ],
                "setValue": [
                    .mutating(
                        "setValue", of: DateComponentsValue.self, .unlabeled("value", Int?.self),
                        .required("for", CalendarValue.Component.self)
                    ) { (parts: inout DateComponentsValue, value, component) in parts.components.setValue(value, for: component.component) }
                ],
                "value": [
                    .method("value", of: DateComponentsValue.self, .required("for", CalendarValue.Component.self)) {
                        $0.components.value(for: $1.component)
                    }
                ],
            ]),
        summary: "Parts of a date, or of the time between two.", examples: ["DateComponents(year: 2025, month: 6, day: 9)"])
}

extension DateComponents {
    /// The same with no part so large that the arithmetic of calendars overflows.
    var bounded: DateComponents {
        var result = self
        for path in Self.parts {
            if let number = result[keyPath: path] { result[keyPath: path] = min(max(number, -10_000_000), 10_000_000) }
        }
        return result
    }

    private static var parts: [WritableKeyPath<DateComponents, Int?>] {
        [
            \.era, \.year, \.month, \.day, \.hour, \.minute, \.second, \.weekday, \.weekdayOrdinal, \.quarter, \.weekOfMonth, \.weekOfYear,
            \.yearForWeekOfYear,
        ]
    }
}

/// `DateInterval`
struct DateIntervalValue: CatalogNative {
    static var typeName: String { "DateInterval" }
    var start: DateValue
    var duration: Double
    var end: DateValue { DateValue(seconds: start.seconds + duration) }
    var swiftDescription: String { "\(start.swiftDescription) to \(end.swiftDescription)" }

    /// What Foundation traps on.
    private static func checked(_ duration: Double) throws(Diagnostic) -> Double {
        guard duration >= 0 else { throw Diagnostic(.outOfRange, "an interval cannot end before it begins") }
        return duration
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("start", DateValue.self), .required("end", DateValue.self)) { (start, end) throws(Diagnostic) in
                    guard end >= start else { throw Diagnostic(.outOfRange, "an interval cannot end before it begins") }
                    return DateIntervalValue(start: start, duration: end.seconds - start.seconds)
                },
                .initializer(.required("start", DateValue.self), .required("duration", Double.self)) {
                    (start, duration) throws(Diagnostic) in
                    try DateIntervalValue(start: start, duration: checked(duration))
                },
            ],
            properties: [
                "start": .stored(\DateIntervalValue.start),
                "end": NativeProperty(type: DateValue.swiftType) { (receiver, _) throws(Diagnostic) in
                    try expect(receiver).end.encode()
                } set: { (receiver, new, _) throws(Diagnostic) in
                    let start = try expect(receiver).start
                    let end = try DateValue.expect(new)
                    return try DateIntervalValue(start: start, duration: checked(end.seconds - start.seconds)).encode()
                },
                "duration": NativeProperty(type: Double.swiftType) { (receiver, _) throws(Diagnostic) in
                    try expect(receiver).duration.encode()
                } set: { (receiver, new, _) throws(Diagnostic) in
                    try DateIntervalValue(start: try expect(receiver).start, duration: checked(try Double.expect(new))).encode()
                },
            ],
            methods: [
                "contains": [
                    .method("contains", of: DateIntervalValue.self, .unlabeled("date", DateValue.self)) { $0.start <= $1 && $1 <= $0.end }
                ],
                "intersects": [
                    .method("intersects", of: DateIntervalValue.self, .unlabeled("other", DateIntervalValue.self)) {
                        $0.start <= $1.end && $1.start <= $0.end
                    }
                ],
            ]),
        summary: "The time between two dates.", examples: ["DateInterval(start: Date(), duration: 60)"])
}
