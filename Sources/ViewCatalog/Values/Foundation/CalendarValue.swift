// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Calendar`: the Gregorian one, in UTC.
struct CalendarValue: CatalogNative {
    static var typeName: String { "Calendar" }
    var swiftDescription: String { "gregorian" }

    /// `Calendar.Component`.
    enum Component: CatalogEnum {
        case year, month, day, hour, minute, second, weekday, weekOfYear, weekOfMonth
        static var typeName: String { "Calendar.Component" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Component.self), summary: "A part of a date.", examples: ["Calendar.Component.day"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, staticMembers: ["current": .of(CalendarValue()), "autoupdatingCurrent": .of(CalendarValue())],
            properties: [
                "shortWeekdaySymbols": .computed { (_: CalendarValue) in DateText.weekdays.map { String($0.prefix(3)) } },
                "veryShortWeekdaySymbols": .computed { (_: CalendarValue) in DateText.weekdays.map { String($0.prefix(1)) } },
                "weekdaySymbols": .computed { (_: CalendarValue) in DateText.weekdays },
                "monthSymbols": .computed { (_: CalendarValue) in DateText.months },
                "shortMonthSymbols": .computed { (_: CalendarValue) in DateText.months.map { String($0.prefix(3)) } },
                "firstWeekday": .computed { (_: CalendarValue) in 1 },
            ],
            methods: methods),
        summary: "The Gregorian calendar, in UTC.", examples: ["Calendar.current.component(.day, from: Date())"])

    private static let methods: [String: [NativeFunction]] = [
        "component": [
            .method("component", of: CalendarValue.self, .unlabeled("component", Component.self), .required("from", DateValue.self)) {
                value(of: $1, in: $2.civil)
            }
        ],
        "date": [
            .method(
                "date", of: CalendarValue.self, .required("byAdding", Component.self), .required("value", Int.self),
                .required("to", DateValue.self)
            ) { calendar, component, count, date in Optional(adding(component, count, to: date)) }
        ],
        "startOfDay": [
            .method("startOfDay", of: CalendarValue.self, .required("for", DateValue.self)) { startOfDay($1) }
        ],
        "isDate": [
            .method("isDate", of: CalendarValue.self, .unlabeled("date", DateValue.self), .required("inSameDayAs", DateValue.self)) {
                startOfDay($1) == startOfDay($2)
            }
        ],
        "isDateInToday": [.method("isDateInToday", of: CalendarValue.self, .unlabeled("date", DateValue.self)) { isToday($1, 0) }],
        "isDateInTomorrow": [.method("isDateInTomorrow", of: CalendarValue.self, .unlabeled("date", DateValue.self)) { isToday($1, 1) }],
        "isDateInYesterday": [.method("isDateInYesterday", of: CalendarValue.self, .unlabeled("date", DateValue.self)) { isToday($1, -1) }],
    ]

    private static func value(of component: Component, in date: CivilDate) -> Int {
        switch component {
        case .year: date.year
        case .month: date.month
        case .day: date.day
        case .hour: date.hour
        case .minute: date.minute
        case .second: date.second
        case .weekday: date.weekday
        case .weekOfMonth: (date.day + 6 - (date.weekday - 1) + 6) / 7
        case .weekOfYear: weekOfYear(date)
        }
    }

    /// Weeks begin on Sunday; the week of 1 January is the first.
    private static func weekOfYear(_ date: CivilDate) -> Int {
        var first = date
        (first.month, first.day) = (1, 1)
        let start = CivilDate(secondsSinceReferenceDate: first.secondsSinceReferenceDate)
        let dayOfYear = Int((date.secondsSinceReferenceDate - start.secondsSinceReferenceDate) / 86_400)
        return (dayOfYear + start.weekday - 1) / 7 + 1
    }

    /// Months and years keep the day where the new month has it, else take its last day.
    private static func adding(_ component: Component, _ count: Int, to date: DateValue) -> DateValue {
        let seconds: Double? =
            switch component {
            case .day, .weekday: 86_400
            case .weekOfYear, .weekOfMonth: 604_800
            case .hour: 3600
            case .minute: 60
            case .second: 1
            case .year, .month: nil
            }
        if let seconds { return DateValue(seconds: date.seconds + seconds * Double(count)) }
        var civil = date.civil
        let bounded = min(max(count, -120_000), 120_000)
        let months = civil.year * 12 + civil.month - 1 + bounded * (component == .year ? 12 : 1)
        (civil.year, civil.month) = (months / 12, months % 12 + 1)
        civil.day = min(civil.day, CivilDate.daysInMonth(civil.year, civil.month))
        return DateValue(seconds: civil.secondsSinceReferenceDate + date.seconds - date.seconds.rounded(.down))
    }

    private static func startOfDay(_ date: DateValue) -> DateValue {
        var civil = date.civil
        (civil.hour, civil.minute, civil.second) = (0, 0, 0)
        return DateValue(seconds: civil.secondsSinceReferenceDate)
    }

    private static func isToday(_ date: DateValue, _ days: Int) -> Bool {
        startOfDay(date) == startOfDay(DateValue(seconds: DateValue.now.seconds + Double(days) * 86_400))
    }
}
