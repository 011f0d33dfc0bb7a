// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `TimeZone`; the current one is UTC.
struct TimeZoneValue: CatalogNative {
    /// `NSTimeZone.NameStyle`
    enum NameStyle: CatalogEnum {
        case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
        static var typeName: String { "NSTimeZone.NameStyle" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(NameStyle.self), summary: "Which name of a time zone is meant.", examples: ["NSTimeZone.NameStyle.standard"])

        fileprivate var style: NSTimeZone.NameStyle {
            switch self {
            case .standard: .standard
            case .shortStandard: .shortStandard
            case .daylightSaving: .daylightSaving
            case .shortDaylightSaving: .shortDaylightSaving
            case .generic: .generic
            case .shortGeneric: .shortGeneric
            }
        }
    }

    static var typeName: String { "TimeZone" }
    var zone: TimeZone
    var swiftDescription: String { zone.description }

    /// How many seconds its clocks are ahead of UTC.
    func offset(at date: DateValue) -> Int { zone.secondsFromGMT(for: date.date) }

    /// The seconds from GMT that a time zone may have: 18 hours to either side.
    private static let offsets = -64_800...64_800

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 20, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("identifier", String.self)) { TimeZone(identifier: $0).map { TimeZoneValue(zone: $0) } },
                .initializer(.required("abbreviation", String.self)) { TimeZone(abbreviation: $0).map { TimeZoneValue(zone: $0) } },
                .initializer(.required("secondsFromGMT", Int.self)) { seconds in
                    // Foundation takes the magnitude, which the smallest number has none of.
                    Self.offsets.contains(seconds) ? TimeZone(secondsFromGMT: seconds).map { TimeZoneValue(zone: $0) } : nil
                },
            ],
            staticMembers: [
                "current": .of(TimeZoneValue(zone: FoundationDefaults.timeZone)),
                "autoupdatingCurrent": .of(TimeZoneValue(zone: FoundationDefaults.timeZone)), "gmt": .of(TimeZoneValue(zone: .gmt)),
                "knownTimeZoneIdentifiers": .of(TimeZone.knownTimeZoneIdentifiers),
            ],
            properties: [
                "identifier": .computed { (value: TimeZoneValue) in value.zone.identifier },
                "nextDaylightSavingTimeTransition": .computed { (value: TimeZoneValue) in
                    value.zone.nextDaylightSavingTimeTransition(after: DateValue.now.date).map { DateValue($0) }
                },
            ],
            methods: [
                "nextDaylightSavingTimeTransition": [
                    .method("nextDaylightSavingTimeTransition", of: TimeZoneValue.self, .required("after", DateValue.self)) {
                        $0.zone.nextDaylightSavingTimeTransition(after: $1.date).map { DateValue($0) }
                    }
                ],
                "daylightSavingTimeOffset": [
                    .method("daylightSavingTimeOffset", of: TimeZoneValue.self, .defaulted("for", DateValue.now)) {
                        $0.zone.daylightSavingTimeOffset(for: $1.date)
                    }
                ],
                "localizedName": [
                    .method(
                        "localizedName", of: TimeZoneValue.self, .required("for", NameStyle.self),
                        .required("locale", LocaleValue?.self)
                    ) {
                        $0.zone.localizedName(for: $1.style, locale: ($2 ?? .english).locale)
                    }
                ],
                "secondsFromGMT": [
                    .method("secondsFromGMT", of: TimeZoneValue.self, .defaulted("for", DateValue.now)) {
                        $0.zone.secondsFromGMT(for: $1.date)
                    }
                ],
                "abbreviation": [
                    .method("abbreviation", of: TimeZoneValue.self, .defaulted("for", DateValue.now)) { $0.zone.abbreviation(for: $1.date) }
                ],
                "isDaylightSavingTime": [
                    .method("isDaylightSavingTime", of: TimeZoneValue.self, .defaulted("for", DateValue.now)) {
                        $0.zone.isDaylightSavingTime(for: $1.date)
                    }
                ],
            ]),
        summary: "The time zone of a region.", examples: ["TimeZone.gmt"])

    /// What a view around has set; nil without one.
    static func zone(at site: (any Sendable)?) -> TimeZoneValue? {
        CatalogHost.environment(at: site).find("timeZone").flatMap { $0.value as? Value }.flatMap(decode)
    }
}

/// `Locale`; the current one is the reader's.
struct LocaleValue: CatalogNative {
    static var typeName: String { "Locale" }
    var locale: Locale
    var swiftDescription: String { "\(locale.identifier) (fixed)" }

    /// What a view around has set; nil without one.
    static func identifier(at site: (any Sendable)?) -> String? {
        CatalogHost.environment(at: site).find("locale").flatMap { $0.value as? Value }.flatMap(decode)?.locale.identifier
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 20, conformances: ["Hashable"],
            initializers: [.initializer(.required("identifier", String.self)) { LocaleValue(locale: Locale(identifier: $0)) }],
            staticMembers: [
                "current": NativeStatic(value: { current($0.machine.host).encode() }),
                "preferredLanguages": NativeStatic(value: { [current($0.machine.host).locale.identifier(.bcp47)].encode() }),
                "autoupdatingCurrent": NativeStatic(value: { current($0.machine.host).encode() }),
            ],
            properties: [
                "identifier": .computed { (value: LocaleValue) in value.locale.identifier },
                "languageCode": .computed { (value: LocaleValue) in value.locale.language.languageCode?.identifier },
                "regionCode": .computed { (value: LocaleValue) in value.locale.region?.identifier },
                "currencyCode": .computed { (value: LocaleValue) in value.locale.currency?.identifier },
                "currencySymbol": .computed { (value: LocaleValue) in value.locale.currencySymbol },
                "decimalSeparator": .computed { (value: LocaleValue) in value.locale.decimalSeparator },
                "groupingSeparator": .computed { (value: LocaleValue) in value.locale.groupingSeparator },
                "scriptCode": .computed { (value: LocaleValue) in
                    Locale.Components(locale: value.locale).languageComponents.script?.identifier
                },
                "variantCode": .computed { (value: LocaleValue) in value.locale.variant?.identifier },
                "usesMetricSystem": .computed { (value: LocaleValue) in value.locale.measurementSystem == .metric },
                "calendar": .computed { (value: LocaleValue) in
                    var calendar = value.locale.calendar
                    calendar.timeZone = FoundationDefaults.timeZone
                    return CalendarValue(calendar: calendar)
                },
                "quotationBeginDelimiter": .computed { (value: LocaleValue) in value.locale.quotationBeginDelimiter },
                "quotationEndDelimiter": .computed { (value: LocaleValue) in value.locale.quotationEndDelimiter },
                // What `language` of the prelude is made of.
                "_isRightToLeft": .computed { (value: LocaleValue) in value.locale.language.characterDirection == .rightToLeft },
            ],
            methods: [
                "localizedString": [
                    .method("localizedString", of: LocaleValue.self, .required("forLanguageCode", String.self)) {
                        $0.locale.localizedString(forLanguageCode: $1)
                    },
                    .method("localizedString", of: LocaleValue.self, .required("forRegionCode", String.self)) {
                        $0.locale.localizedString(forRegionCode: $1)
                    },
                    .method("localizedString", of: LocaleValue.self, .required("forCurrencyCode", String.self)) {
                        $0.locale.localizedString(forCurrencyCode: $1)
                    },
                    .method("localizedString", of: LocaleValue.self, .required("forScriptCode", String.self)) {
                        $0.locale.localizedString(forScriptCode: $1)
                    },
                    .method("localizedString", of: LocaleValue.self, .required("forIdentifier", String.self)) {
                        $0.locale.localizedString(forIdentifier: $1)
                    },
                ]
            ]),
        summary: "The conventions of a language and a region.", examples: ["Locale(identifier: \"en_US\")"])
}
