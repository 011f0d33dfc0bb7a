// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Date`: seconds since 2001-01-01 00:00 UTC. The shell's day is the same one always, so that a session prints the same on every day.
struct DateValue: CatalogNative, Comparable {
    static var typeName: String { "Date" }
    var seconds: Double

    /// When a scene begins: 9 June 2025, 9:41 UTC.
    static let now = DateValue(seconds: 771_154_860)

    /// What `Date()` gives: the virtual clock goes on from there.
    static func now(in context: EvaluationContext) -> DateValue { DateValue(seconds: now.seconds + context.machine.now) }

    var civil: CivilDate { CivilDate(secondsSinceReferenceDate: seconds) }
    var swiftDescription: String { civil.description }
    static func < (a: DateValue, b: DateValue) -> Bool { a.seconds < b.seconds }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable", "Comparable"], initializers: initializers,
            staticMembers: [
                "now": NativeStatic(value: { .native(now(in: $0)) }), "distantPast": .of(DateValue(seconds: -63_114_076_800)),
                "distantFuture": .of(DateValue(seconds: 63_113_904_000)),
                "timeIntervalBetween1970AndReferenceDate": .of(CivilDate.referenceOffset),
            ],
            properties: [
                "timeIntervalSinceReferenceDate": .computed { (date: DateValue) in date.seconds },
                "timeIntervalSince1970": .computed { (date: DateValue) in date.seconds + CivilDate.referenceOffset },
                "timeIntervalSinceNow": .computed { (date: DateValue) in date.seconds - now.seconds },
            ],
            methods: methods, operators: operators, isPlainValue: true),
        summary: "A point in time. `Date()` is 9 June 2025, 9:41 UTC, and follows the virtual clock, so that sessions can be repeated.",
        examples: ["Date().addingTimeInterval(60)"]
    )

    private static let initializers: [NativeFunction] = [
        NativeFunction(typeName, resultType: .named(typeName)) { .native(now(in: $0.context)) },
        .initializer(.required("timeIntervalSinceNow", Double.self)) { DateValue(seconds: now.seconds + $0) },
        .initializer(.required("timeIntervalSince1970", Double.self)) { DateValue(seconds: $0 - CivilDate.referenceOffset) },
        .initializer(.required("timeIntervalSinceReferenceDate", Double.self)) { DateValue(seconds: $0) },
        .initializer(.required("timeInterval", Double.self), .required("since", DateValue.self)) { DateValue(seconds: $1.seconds + $0) },
    ]

    private static let methods: [String: [NativeFunction]] = [
        "addingTimeInterval": [
            .method("addingTimeInterval", of: DateValue.self, .unlabeled("interval", Double.self)) { DateValue(seconds: $0.seconds + $1) }
        ],
        "distance": [.method("distance", of: DateValue.self, .required("to", DateValue.self)) { $1.seconds - $0.seconds }],
        "advanced": [.method("advanced", of: DateValue.self, .required("by", Double.self)) { DateValue(seconds: $0.seconds + $1) }],
        "compare": [
            .method("compare", of: DateValue.self, .unlabeled("other", DateValue.self)) {
                ComparisonResultValue(order: $0 < $1 ? -1 : $0 == $1 ? 0 : 1)
            }
        ],
        "ISO8601Format": [
            .method("ISO8601Format", of: DateValue.self, .unlabeledDefault("style", DateFormatStyleValue.iso8601)) { $1.text($0) }
        ],
        "timeIntervalSince": [
            .method("timeIntervalSince", of: DateValue.self, .unlabeled("date", DateValue.self)) { $0.seconds - $1.seconds }
        ],
        "formatted": [
            .writing(
                "formatted", of: DateValue.self, .defaulted("date", DateStyle.numeric), .defaulted("time", TimeStyle.shortened)
            ) { date, reader, day, time in date.text(day, time, for: reader) },
            .writing("formatted", of: DateValue.self, .unlabeled("format", DateFormatStyleValue.self)) { date, reader, style in
                style.text(date, for: reader)
            },
        ],
    ]

    private static let operators: [String: [NativeFunction]] = {
        var all = NativeType.comparisons(DateValue.self)
        all["+"] = [.make("+", .unlabeled("lhs", DateValue.self), .unlabeled("rhs", Double.self)) { DateValue(seconds: $0.seconds + $1) }]
        all["-"] = [.make("-", .unlabeled("lhs", DateValue.self), .unlabeled("rhs", Double.self)) { DateValue(seconds: $0.seconds - $1) }]
        return all
    }()

    /// `Date.FormatStyle.DateStyle`.
    enum DateStyle: CatalogEnum {
        case omitted, numeric, abbreviated, long, complete
        static var typeName: String { "Date.FormatStyle.DateStyle" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(DateStyle.self), summary: "How a day is written.", examples: ["Date.FormatStyle.DateStyle.long"])
    }

    /// `Date.FormatStyle.TimeStyle`.
    enum TimeStyle: CatalogEnum {
        case omitted, shortened, standard, complete
        static var typeName: String { "Date.FormatStyle.TimeStyle" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(TimeStyle.self), summary: "How a time is written.", examples: ["Date.FormatStyle.TimeStyle.shortened"])
    }

    /// `Text.DateStyle`: what `Text(date, style:)` shows.
    enum TextStyle: CatalogEnum {
        case date, time, relative, offset, timer
        static var typeName: String { "Text.DateStyle" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(TextStyle.self), summary: "What a Text shows of a date.", examples: ["Text.DateStyle.time"])
    }

    /// What `Text(date, style:)` shows.
    /// - Parameter now: what relative styles count from.
    func text(_ style: TextStyle, at now: DateValue = .now, for reader: LocaleValue = .english, in zone: TimeZoneValue? = nil) -> String {
        let span = (seconds - now.seconds).magnitude
        let distance = span.isNaN ? 0 : Int(min(span.rounded(.down), 1e15))
        switch style {
        case .date: return shown(in: zone).text(.long, .omitted, for: reader)
        case .time: return shown(in: zone).clock(for: reader)
        case .timer:
            let (hours, minutes, rest) = (distance / 3600, distance / 60 % 60, distance % 60)
            func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
            return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
        case .relative: return Self.units(distance)
        case .offset: return (seconds < now.seconds ? "-" : "+") + Self.units(distance)
        }
    }

    /// The two largest units: `1 hr, 5 min`.
    private static func units(_ distance: Int) -> String {
        let parts = [(distance / 86_400, "day"), (distance / 3600 % 24, "hr"), (distance / 60 % 60, "min"), (distance % 60, "sec")]
        let shown = parts.drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }
        if shown.isEmpty { return "0 sec" }
        return shown.map { "\($0.0) \($0.1)\($0.1 == "day" && $0.0 != 1 ? "s" : "")" }.joined(separator: ", ")
    }
}
