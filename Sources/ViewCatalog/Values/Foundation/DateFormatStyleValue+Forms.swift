// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// A date as a pattern of letters writes it, `Date.VerbatimFormatStyle` and `Date.ParseStrategy`.
struct DatePattern: Hashable {
    var pattern: String
    /// nil: no language's.
    var locale: Locale?
    var zone: TimeZone
    var calendar: Calendar
    var isLenient = false

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale ?? Locale(identifier: "en_US_POSIX")
        formatter.calendar = calendar
        formatter.timeZone = zone
        formatter.isLenient = isLenient
        formatter.dateFormat = pattern
        return formatter
    }

    func text(_ date: Date) -> String { formatter.string(from: date) }

    func date(from text: String) -> Date? { formatter.date(from: text) }
}

/// The forms that are not the parts of a date.
extension DateFormatStyleValue {
    /// A text of type `Date.FormatString` (`Prelude.dateFormats`) is known by its pattern.
    private static func pattern(_ value: Value, _ context: EvaluationContext) throws(Diagnostic) -> String {
        if case .string(let text) = value { return "'" + text.replacingOccurrences(of: "'", with: "''") + "'" }
        return String.decode(try context.value(at: KeyPathValue([.property("_pattern")]), of: value)) ?? ""
    }

    private static let formatParameter = ParameterInfo(label: "format", name: "format", type: .named("Date.FormatString"))
    private static let localeParameter = Parameter<LocaleValue?>.optional("locale", LocaleValue.self)
    private static let zoneParameter = Parameter<TimeZoneValue?>.optional("timeZone", TimeZoneValue.self)
    private static let calendarParameter = Parameter<CalendarValue?>.optional("calendar", CalendarValue.self)
    private static let leniencyParameter = Parameter<Bool>.defaulted("isLenient", true)

    /// A function whose first argument is the pattern.
    /// - Parameter others: the places of the locale, the time zone, the calendar and the leniency; nil: it has none.
    private static func patterned(_ name: String, isUnlabeled: Bool, zoneFirst: Bool, isParsing: Bool) -> NativeFunction {
        let first = ParameterInfo(label: isUnlabeled ? nil : "format", name: "format", type: formatParameter.type)
        let region = zoneFirst ? [zoneParameter.info, localeParameter.info] : [localeParameter.info, zoneParameter.info]
        let all = [first] + region + [calendarParameter.info] + (isParsing ? [leniencyParameter.info] : [])
        return NativeFunction(name, all, resultType: swiftType) { (call) throws(Diagnostic) in
            let (locale, zone) = zoneFirst ? (call[2], call[1]) : (call[1], call[2])
            let made = DatePattern(
                pattern: try pattern(call[0] ?? .nil, call.context), locale: locale.flatMap(LocaleValue.decode)?.locale,
                zone: zone.flatMap(TimeZoneValue.decode)?.zone ?? FoundationDefaults.timeZone,
                calendar: call[3].flatMap(CalendarValue.decode)?.calendar ?? FoundationDefaults.calendar,
                isLenient: isParsing && (call[4].flatMap(Bool.decode) ?? true))
            return DateFormatStyleValue(.pattern(made)).encode()
        }
    }

    /// `.verbatim("\(year: .defaultDigits)", locale: nil, timeZone: .gmt, calendar: .current)`
    static let verbatimStatic = NativeStatic(functions: [
        patterned("verbatim", isUnlabeled: true, zoneFirst: false, isParsing: false)
    ])

    /// `.fixed(format: "\(year: .defaultDigits)", timeZone: .gmt)`
    static let fixedStatic = NativeStatic(functions: [patterned("fixed", isUnlabeled: false, zoneFirst: true, isParsing: false)])

    static let verbatimDeclaration = kind(
        "Date.VerbatimFormatStyle", "How a date is written by a pattern.", example: "Date.VerbatimFormatStyle.self",
        [patterned("init", isUnlabeled: false, zoneFirst: false, isParsing: false)])

    static let parsingDeclaration = kind(
        "Date.ParseStrategy", "How a date is read by a pattern.", example: "Date.ParseStrategy.self",
        [patterned("init", isUnlabeled: false, zoneFirst: false, isParsing: true)])

    // MARK: relative

    private static let relativeFunction: @Sendable (RelativeDate.Presentation, RelativeDate.Units) -> Self = {
        Self(.relative(RelativeDate(presentation: $0, units: $1)))
    }

    static let relativeStatic = NativeStatic(functions: [
        .make(
            "relative", .required("presentation", RelativeDate.Presentation.self), .defaulted("unitsStyle", RelativeDate.Units.wide),
            body: { relativeFunction($0, $1) })
    ])

    static let relativeDeclaration = kind(
        "Date.RelativeFormatStyle", "How far a date is from now, in words.", example: "Date.RelativeFormatStyle(presentation: .named)",
        [
            .initializer(
                .defaulted("presentation", RelativeDate.Presentation.numeric), .defaulted("unitsStyle", RelativeDate.Units.wide),
                localeParameter, calendarParameter
            ) { presentation, units, locale, _ in
                Self(.relative(RelativeDate(presentation: presentation, units: units)), locale: locale)
            }
        ])

    static let anchoredDeclaration = kind(
        "Date.AnchoredRelativeFormatStyle", "How far a date is from another, in words.",
        example: "Date.AnchoredRelativeFormatStyle(anchor: .now)",
        [
            .initializer(
                .required("anchor", DateValue.self), .defaulted("presentation", RelativeDate.Presentation.numeric),
                .defaulted("unitsStyle", RelativeDate.Units.wide), localeParameter, calendarParameter
            ) { anchor, presentation, units, locale, _ in
                Self(.relative(RelativeDate(presentation: presentation, units: units, anchor: anchor)), locale: locale)
            }
        ])

    static func kind(_ name: String, _ summary: String, example: String, _ initializers: [NativeFunction]) -> ValueTypeDeclaration {
        ValueTypeDeclaration(
            NativeType(name, price: 60, initializers: initializers, conversion: { decode($0)?.encode() }), summary: summary,
            examples: [example])
    }
}
