// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `DateFormatter`, with the properties that apps set.
// Unchecked: it lives on the interpreter's thread only.
final class DateFormatterValue: BoxedFormatter, @unchecked Sendable {
    let formatter: DateFormatter

    init(_ locale: LocaleValue) {
        formatter = DateFormatter()
        formatter.locale = locale.locale
        formatter.timeZone = FoundationDefaults.timeZone
        formatter.calendar = FoundationDefaults.calendar
    }

    func date(from text: String) -> DateValue? { formatter.date(from: text).map { DateValue($0) } }

    func string(for value: Value) -> String? { DateValue.decode(value).map { formatter.string(from: $0.date) } }

    var nativeTypeName: String { "DateFormatter" }
    var swiftDescription: String { "DateFormatter" }

    /// `DateFormatter.Style`.
    enum Style: CatalogEnum {
        case none, short, medium, long, full
        static var typeName: String { "DateFormatter.Style" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Style.self), summary: "How long a date is written.", examples: ["DateFormatter.Style.medium"])

        fileprivate var style: DateFormatter.Style {
            switch self {
            case .none: .none
            case .short: .short
            case .medium: .medium
            case .long: .long
            case .full: .full
            }
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "DateFormatter", price: 600, conformances: ["Formatter"],
            initializers: [NativeFunction("init") { .native(DateFormatterValue(.current($0.machine.host))) }],
            staticMembers: [
                "localizedString": NativeStatic(functions: [localizedString]),
                "dateFormat": NativeStatic(functions: [
                    .make(
                        "dateFormat", .required("fromTemplate", String.self), .required("options", Int.self),
                        .required("locale", LocaleValue?.self)
                    ) { template, _, locale in
                        DateFormatter.dateFormat(
                            fromTemplate: template, options: 0, locale: locale?.locale ?? FoundationDefaults.locale)
                    }
                ]),
            ],
            properties: [
                "dateFormat": pattern(\.dateFormat),
                "dateStyle": property {
                    style($0.dateStyle)
                } set: {
                    $0.dateStyle = $1.style
                },
                "timeStyle": property {
                    style($0.timeStyle)
                } set: {
                    $0.timeStyle = $1.style
                },
                "locale": property {
                    LocaleValue(locale: $0.locale)
                } set: {
                    $0.locale = $1.locale
                },
                "timeZone": property {
                    TimeZoneValue(zone: $0.timeZone)
                } set: {
                    $0.timeZone = $1.zone
                },
                "calendar": property {
                    CalendarValue(calendar: $0.calendar)
                } set: {
                    $0.calendar = $1.calendar
                },
                "isLenient": property(\.isLenient),
                "doesRelativeDateFormatting": property(\.doesRelativeDateFormatting),
                "amSymbol": property(\.amSymbol), "pmSymbol": property(\.pmSymbol),
            ].merging(symbols) { first, _ in first },
            methods: [
                "string": [method("string", "from") { (formatter, date: DateValue) in formatter.string(from: date.date) }, writing],
                "date": [method("date", "from") { (formatter, text: String) in formatter.date(from: text).map { DateValue($0) } }],
                "setLocalizedDateFormatFromTemplate": [
                    changing("setLocalizedDateFormatFromTemplate", nil) { (formatter, template: String) in
                        formatter.setLocalizedDateFormatFromTemplate(template)
                    }
                ],
            ]),
        summary: "Writes and reads dates by a pattern of letters or by styles.", examples: ["DateFormatter().string(from: Date())"])

    private static let symbols: [String: NativeProperty] = [
        "weekdaySymbols": property(\.weekdaySymbols), "shortWeekdaySymbols": property(\.shortWeekdaySymbols),
        "veryShortWeekdaySymbols": property(\.veryShortWeekdaySymbols),
        "standaloneWeekdaySymbols": property(\.standaloneWeekdaySymbols),
        "shortStandaloneWeekdaySymbols": property(\.shortStandaloneWeekdaySymbols),
        "veryShortStandaloneWeekdaySymbols": property(\.veryShortStandaloneWeekdaySymbols),
        "monthSymbols": property(\.monthSymbols), "shortMonthSymbols": property(\.shortMonthSymbols),
        "veryShortMonthSymbols": property(\.veryShortMonthSymbols), "standaloneMonthSymbols": property(\.standaloneMonthSymbols),
        "shortStandaloneMonthSymbols": property(\.shortStandaloneMonthSymbols),
        "veryShortStandaloneMonthSymbols": property(\.veryShortStandaloneMonthSymbols),
        "quarterSymbols": property(\.quarterSymbols), "shortQuarterSymbols": property(\.shortQuarterSymbols),
        "eraSymbols": property(\.eraSymbols), "longEraSymbols": property(\.longEraSymbols),
    ]

    /// For the reader of the scene.
    private static let localizedString = NativeFunction(
        "localizedString",
        [
            ParameterInfo(label: "from", name: "date", type: DateValue.swiftType),
            ParameterInfo(label: "dateStyle", name: "dateStyle", type: Style.swiftType),
            ParameterInfo(label: "timeStyle", name: "timeStyle", type: Style.swiftType),
        ], resultType: .named("String")
    ) { (call) throws(Diagnostic) in
        let formatter = DateFormatterValue(.current(call.machine.host)).formatter
        formatter.dateStyle = try Style.expect(call[1] ?? .nil).style
        formatter.timeStyle = try Style.expect(call[2] ?? .nil).style
        return .string(formatter.string(from: try DateValue.expect(call[0] ?? .nil).date))
    }.costing(600)

    private static func style(_ style: DateFormatter.Style) -> Style {
        Style.allCases.first { $0.style == style } ?? .none
    }
}
