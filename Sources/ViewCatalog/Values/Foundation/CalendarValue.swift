// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Calendar`; the current one is the Gregorian one in UTC, with the weeks of the United States.
struct CalendarValue: CatalogNative {
    static var typeName: String { "Calendar" }
    var calendar = FoundationDefaults.calendar
    var swiftDescription: String { "\(calendar.identifier)" }

    /// `Calendar.Component`.
    enum Component: CatalogEnum {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear
        case nanosecond, dayOfYear, calendar, timeZone
        static var typeName: String { "Calendar.Component" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Component.self), summary: "A part of a date.", examples: ["Calendar.Component.day"])

        var component: Calendar.Component {
            switch self {
            case .era: .era
            case .year: .year
            case .month: .month
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            case .weekday: .weekday
            case .weekdayOrdinal: .weekdayOrdinal
            case .quarter: .quarter
            case .weekOfMonth: .weekOfMonth
            case .weekOfYear: .weekOfYear
            case .yearForWeekOfYear: .yearForWeekOfYear
            case .nanosecond: .nanosecond
            case .dayOfYear: .dayOfYear
            case .calendar: .calendar
            case .timeZone: .timeZone
            }
        }
    }

    /// `Calendar.Identifier`.
    enum Identifier: CatalogEnum {
        case gregorian, iso8601, buddhist, japanese, hebrew, islamicCivil, persian, chinese, indian, coptic
        static var typeName: String { "Calendar.Identifier" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Identifier.self), summary: "A kind of calendar.", examples: ["Calendar.Identifier.gregorian"])

        var identifier: Calendar.Identifier {
            switch self {
            case .gregorian: .gregorian
            case .iso8601: .iso8601
            case .buddhist: .buddhist
            case .japanese: .japanese
            case .hebrew: .hebrew
            case .islamicCivil: .islamicCivil
            case .persian: .persian
            case .chinese: .chinese
            case .indian: .indian
            case .coptic: .coptic
            }
        }
    }

    /// `Calendar.SearchDirection`.
    enum SearchDirection: CatalogEnum {
        case forward, backward
        static var typeName: String { "Calendar.SearchDirection" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(SearchDirection.self), summary: "Whether to search forward or backward in time.",
            examples: ["Calendar.SearchDirection.backward"])

        var direction: Calendar.SearchDirection { self == .forward ? .forward : .backward }
    }

    /// `Calendar.MatchingPolicy`.
    enum MatchingPolicy: CatalogEnum {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
        static var typeName: String { "Calendar.MatchingPolicy" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(MatchingPolicy.self), summary: "Which date matches when a day has no such time.",
            examples: ["Calendar.MatchingPolicy.nextTime"])

        var policy: Calendar.MatchingPolicy {
            switch self {
            case .nextTime: .nextTime
            case .nextTimePreservingSmallerComponents: .nextTimePreservingSmallerComponents
            case .previousTimePreservingSmallerComponents: .previousTimePreservingSmallerComponents
            case .strict: .strict
            }
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 40, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("identifier", Identifier.self)) {
                    var calendar = Calendar(identifier: $0.identifier)
                    calendar.timeZone = FoundationDefaults.timeZone
                    calendar.locale = FoundationDefaults.locale
                    return CalendarValue(calendar: calendar)
                }
            ],
            staticMembers: ["current": .of(CalendarValue()), "autoupdatingCurrent": .of(CalendarValue())], properties: properties,
            methods: methods),
        summary: "A calendar; the current one is the Gregorian one, in UTC.",
        examples: ["Calendar.current.component(.day, from: Date())"])

    private static let properties: [String: NativeProperty] = [
        "shortWeekdaySymbols": symbols(\.shortWeekdaySymbols), "veryShortWeekdaySymbols": symbols(\.veryShortWeekdaySymbols),
        "weekdaySymbols": symbols(\.weekdaySymbols), "standaloneWeekdaySymbols": symbols(\.standaloneWeekdaySymbols),
        "shortStandaloneWeekdaySymbols": symbols(\.shortStandaloneWeekdaySymbols), "monthSymbols": symbols(\.monthSymbols),
        "shortMonthSymbols": symbols(\.shortMonthSymbols), "veryShortMonthSymbols": symbols(\.veryShortMonthSymbols),
        "standaloneMonthSymbols": symbols(\.standaloneMonthSymbols), "eraSymbols": symbols(\.eraSymbols),
        "amSymbol": .computed { (value: CalendarValue) in value.calendar.amSymbol },
        "pmSymbol": .computed { (value: CalendarValue) in value.calendar.pmSymbol },
        "firstWeekday": NativeProperty(
            type: Int.swiftType,
            get: { (receiver, _) throws(Diagnostic) in try CalendarValue.expect(receiver).calendar.firstWeekday.encode() },
            set: { (receiver, new, _) throws(Diagnostic) in
                var value = try CalendarValue.expect(receiver)
                let day = try Int.expect(new)
                guard (1...7).contains(day) else { throw Diagnostic(.outOfRange, "a weekday must be from 1 to 7") }
                value.calendar.firstWeekday = day
                return value.encode()
            }),
        "minimumDaysInFirstWeek": .stored(\CalendarValue.daysInFirstWeek),
        "identifier": .computed { (value: CalendarValue) in
            Identifier.allCases.first { $0.identifier == value.calendar.identifier } ?? .gregorian
        },
        "veryShortStandaloneWeekdaySymbols": symbols(\.veryShortStandaloneWeekdaySymbols),
        "shortStandaloneMonthSymbols": symbols(\.shortStandaloneMonthSymbols),
        "veryShortStandaloneMonthSymbols": symbols(\.veryShortStandaloneMonthSymbols),
        "quarterSymbols": symbols(\.quarterSymbols), "shortQuarterSymbols": symbols(\.shortQuarterSymbols),
        "longEraSymbols": symbols(\.longEraSymbols),
        "timeZone": .stored(\CalendarValue.zone), "locale": .stored(\CalendarValue.locale),
    ]

    /// From 1 to 7, as in Foundation.
    private var daysInFirstWeek: Int {
        get { calendar.minimumDaysInFirstWeek }
        set { calendar.minimumDaysInFirstWeek = min(max(newValue, 1), 7) }
    }

    private var zone: TimeZoneValue {
        get { TimeZoneValue(zone: calendar.timeZone) }
        set { calendar.timeZone = newValue.zone }
    }

    private var locale: LocaleValue? {
        get { calendar.locale.map { LocaleValue(locale: $0) } }
        set { calendar.locale = newValue?.locale }
    }

    private static func symbols(_ path: KeyPath<Calendar, [String]> & Sendable) -> NativeProperty {
        .computed { (value: CalendarValue) in value.calendar[keyPath: path] }
    }

    private static func bounded(_ count: Int) -> Int { min(max(count, -10_000_000), 10_000_000) }

    private static func isToday(_ value: CalendarValue, _ date: DateValue, _ days: Int) -> Bool {
        value.calendar.isDate(date.date, inSameDayAs: DateValue(seconds: DateValue.now.seconds + Double(days) * 86_400).date)
    }

    private static let methods: [String: [NativeFunction]] = Dictionary(grouping: reading + making + comparing, by: \.name)

    private static let reading: [NativeFunction] = [
        .method("component", of: CalendarValue.self, .unlabeled("component", Component.self), .required("from", DateValue.self)) {
            $0.calendar.component($1.component, from: $2.date)
        },
        .method("dateComponents", of: CalendarValue.self, .unlabeled("components", Set<Component>.self), .required("from", DateValue.self))
        {
            DateComponentsValue(components: $0.calendar.dateComponents(Set($1.map(\.component)), from: $2.date))
        },
        .method(
            "dateComponents", of: CalendarValue.self, .unlabeled("components", Set<Component>.self), .required("from", DateValue.self),
            .required("to", DateValue.self)
        ) { DateComponentsValue(components: $0.calendar.dateComponents(Set($1.map(\.component)), from: $2.date, to: $3.date)) },
        .method(
            "dateComponents", of: CalendarValue.self, .unlabeled("components", Set<Component>.self),
            .required("from", DateComponentsValue.self), .required("to", DateComponentsValue.self)
        ) {
            DateComponentsValue(
                components: $0.calendar.dateComponents(
                    Set($1.map(\.component)), from: $2.components.bounded, to: $3.components.bounded))
        },
        .method("dateComponents", of: CalendarValue.self, .required("in", TimeZoneValue.self), .required("from", DateValue.self)) {
            DateComponentsValue(components: $0.calendar.dateComponents(in: $1.zone, from: $2.date))
        },
        .method(
            "range", of: CalendarValue.self, .required("of", Component.self), .required("in", Component.self),
            .required("for", DateValue.self)
        ) { $0.calendar.range(of: $1.component, in: $2.component, for: $3.date) },
        .method("minimumRange", of: CalendarValue.self, .required("of", Component.self)) { $0.calendar.minimumRange(of: $1.component) },
        .method("maximumRange", of: CalendarValue.self, .required("of", Component.self)) { $0.calendar.maximumRange(of: $1.component) },
        .method(
            "ordinality", of: CalendarValue.self, .required("of", Component.self), .required("in", Component.self),
            .required("for", DateValue.self)
        ) { $0.calendar.ordinality(of: $1.component, in: $2.component, for: $3.date) },
        .method("dateInterval", of: CalendarValue.self, .required("of", Component.self), .required("for", DateValue.self)) {
            (value, component, date) in
            value.calendar.dateInterval(of: component.component, for: date.date).map {
                DateIntervalValue(start: DateValue($0.start), duration: $0.duration)
            }
        },
    ]

    private static let making: [NativeFunction] = [
        .method("date", of: CalendarValue.self, .required("from", DateComponentsValue.self)) { (value, components) in
            value.calendar.date(from: components.components.bounded).map { DateValue($0) }
        },
        .method(
            "date", of: CalendarValue.self, .required("byAdding", Component.self), .required("value", Int.self),
            .required("to", DateValue.self), .defaulted("wrappingComponents", false)
        ) { (value, component, count, date, wraps) in
            value.calendar.date(byAdding: component.component, value: bounded(count), to: date.date, wrappingComponents: wraps).map {
                DateValue($0)
            }
        },
        .method(
            "date", of: CalendarValue.self, .required("byAdding", DateComponentsValue.self), .required("to", DateValue.self),
            .defaulted("wrappingComponents", false)
        ) { (value, components, date, wraps) in
            value.calendar.date(byAdding: components.components.bounded, to: date.date, wrappingComponents: wraps).map { DateValue($0) }
        },
        .method(
            "date", of: CalendarValue.self, .required("bySettingHour", Int.self), .required("minute", Int.self),
            .required("second", Int.self), .required("of", DateValue.self)
        ) { (value, hour, minute, second, date) in
            value.calendar.date(
                bySettingHour: bounded(hour), minute: bounded(minute), second: bounded(second), of: date.date
            ).map { DateValue($0) }
        },
        .method(
            "date", of: CalendarValue.self, .required("bySetting", Component.self), .required("value", Int.self),
            .required("of", DateValue.self)
        ) { (value, component, number, date) in
            value.calendar.date(bySetting: component.component, value: bounded(number), of: date.date).map { DateValue($0) }
        }.costing(300),
        .method("startOfDay", of: CalendarValue.self, .required("for", DateValue.self)) { DateValue($0.calendar.startOfDay(for: $1.date)) },
        .method(
            "nextDate", of: CalendarValue.self, .required("after", DateValue.self), .required("matching", DateComponentsValue.self),
            .defaulted("matchingPolicy", MatchingPolicy.nextTime), .defaulted("direction", SearchDirection.forward)
        ) { (value, date, components, policy, direction) in
            value.calendar.nextDate(
                after: date.date, matching: components.components.bounded, matchingPolicy: policy.policy, direction: direction.direction
            ).map { DateValue($0) }
            // Where there is none it looks through many years.
        }.costing(3_000),
    ]

    private static let comparing: [NativeFunction] = [
        .method(
            "date", of: CalendarValue.self, .unlabeled("date", DateValue.self),
            .required("matchesComponents", DateComponentsValue.self)
        ) { $0.calendar.date($1.date, matchesComponents: $2.components.bounded) },
        .method("isDate", of: CalendarValue.self, .unlabeled("date", DateValue.self), .required("inSameDayAs", DateValue.self)) {
            $0.calendar.isDate($1.date, inSameDayAs: $2.date)
        },
        .method(
            "isDate", of: CalendarValue.self, .unlabeled("date", DateValue.self), .required("equalTo", DateValue.self),
            .required("toGranularity", Component.self)
        ) { $0.calendar.isDate($1.date, equalTo: $2.date, toGranularity: $3.component) },
        .method(
            "compare", of: CalendarValue.self, .unlabeled("date", DateValue.self), .required("to", DateValue.self),
            .required("toGranularity", Component.self)
        ) { ComparisonResultValue(order: $0.calendar.compare($1.date, to: $2.date, toGranularity: $3.component).rawValue) },
        .method("isDateInToday", of: CalendarValue.self, .unlabeled("date", DateValue.self)) { isToday($0, $1, 0) },
        .method("isDateInTomorrow", of: CalendarValue.self, .unlabeled("date", DateValue.self)) { isToday($0, $1, 1) },
        .method("isDateInYesterday", of: CalendarValue.self, .unlabeled("date", DateValue.self)) { isToday($0, $1, -1) },
        .method("isDateInWeekend", of: CalendarValue.self, .unlabeled("date", DateValue.self)) { $0.calendar.isDateInWeekend($1.date) },
    ]
}

extension ComparisonResultValue: CatalogNative {
    package static var typeName: String { "ComparisonResult" }
}
