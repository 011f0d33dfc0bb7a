// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `DateFormatter`, with the properties that apps set. A class: whoever holds it sees a change.
// Unchecked: it lives on the interpreter's thread only.
final class DateFormatterValue: FormatterValue, @unchecked Sendable {
    private let formatter: DateFormatter

    init() {
        formatter = DateFormatter()
        formatter.locale = FoundationDefaults.locale
        formatter.timeZone = FoundationDefaults.timeZone
        formatter.calendar = FoundationDefaults.calendar
    }

    func date(from text: String) -> DateValue? { formatter.date(from: text).map { DateValue($0) } }

    func string(for value: Value) -> String? { DateValue.decode(value).map { formatter.string(from: $0.date) } }

    var nativeTypeName: String { "DateFormatter" }
    var swiftDescription: String { "DateFormatter" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DateFormatterValue) === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

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
            initializers: [NativeFunction("init") { _ in .native(DateFormatterValue()) }],
            properties: [
                "dateFormat": property {
                    $0.dateFormat ?? ""
                } set: {
                    $0.dateFormat = $1
                },
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
                "isLenient": property {
                    $0.isLenient
                } set: {
                    $0.isLenient = $1
                },
                "doesRelativeDateFormatting": property {
                    $0.doesRelativeDateFormatting
                } set: {
                    $0.doesRelativeDateFormatting = $1
                },
                "weekdaySymbols": property {
                    $0.weekdaySymbols
                } set: { _, _ in
                },
                "shortWeekdaySymbols": property {
                    $0.shortWeekdaySymbols
                } set: { _, _ in
                },
                "monthSymbols": property {
                    $0.monthSymbols
                } set: { _, _ in
                },
                "shortMonthSymbols": property {
                    $0.shortMonthSymbols
                } set: { _, _ in
                },
            ],
            methods: [
                "string": [method("string", "from") { (formatter, date: DateValue) in formatter.string(from: date.date) }],
                "date": [method("date", "from") { (formatter, text: String) in formatter.date(from: text).map { DateValue($0) } }],
                "setLocalizedDateFormatFromTemplate": [
                    method("setLocalizedDateFormatFromTemplate", nil) { (formatter, template: String) in
                        formatter.setLocalizedDateFormatFromTemplate(template)
                        return String?.none
                    }
                ],
            ]),
        summary: "Writes and reads dates by a pattern of letters or by styles.", examples: ["DateFormatter().string(from: Date())"])

    private static func style(_ style: DateFormatter.Style) -> Style {
        Style.allCases.first { $0.style == style } ?? .none
    }

    private static func of(_ value: Value) throws(Diagnostic) -> DateFormatter {
        if case .native(let native) = value, let value = native as? DateFormatterValue { return value.formatter }
        throw Diagnostic(.typeMismatch, "this is not a DateFormatter")
    }

    private static func property<T: CatalogValue>(
        get: @escaping @Sendable (DateFormatter) -> T, set: @escaping @Sendable (DateFormatter, T) -> Void
    ) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, _) throws(Diagnostic) in
            get(try of(receiver)).encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            set(try of(receiver), try T.expect(new))
            return receiver
        }
    }

    private static func method<T: CatalogValue, R: CatalogValue>(
        _ name: String, _ label: String?, _ body: @escaping @Sendable (DateFormatter, T) -> R
    ) -> NativeFunction {
        NativeFunction(name, [ParameterInfo(label: label, name: label ?? "value", type: T.swiftType)]) { (call) throws(Diagnostic) in
            body(try of(call.receiver ?? .nil), try T.expect(call[0] ?? .nil)).encode()
        }
    }
}
