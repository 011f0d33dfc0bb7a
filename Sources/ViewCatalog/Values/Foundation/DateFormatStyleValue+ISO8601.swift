// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Date.ISO8601FormatStyle`
extension DateFormatStyleValue {
    enum DateSeparator: CatalogEnum {
        case dash, omitted
        static var typeName: String { "Date.ISO8601FormatStyle.DateSeparator" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(DateSeparator.self), summary: "What is between the parts of a day.",
            examples: ["Date.ISO8601FormatStyle.DateSeparator.dash"])

        fileprivate var separator: Date.ISO8601FormatStyle.DateSeparator { self == .dash ? .dash : .omitted }
    }

    enum DateTimeSeparator: CatalogEnum {
        case space, standard
        static var typeName: String { "Date.ISO8601FormatStyle.DateTimeSeparator" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(DateTimeSeparator.self), summary: "What is between a day and a time.",
            examples: ["Date.ISO8601FormatStyle.DateTimeSeparator.space"])

        fileprivate var separator: Date.ISO8601FormatStyle.DateTimeSeparator { self == .space ? .space : .standard }
    }

    enum TimeSeparator: CatalogEnum {
        case colon, omitted
        static var typeName: String { "Date.ISO8601FormatStyle.TimeSeparator" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(TimeSeparator.self), summary: "What is between the parts of a time.",
            examples: ["Date.ISO8601FormatStyle.TimeSeparator.colon"])

        fileprivate var separator: Date.ISO8601FormatStyle.TimeSeparator { self == .colon ? .colon : .omitted }
    }

    enum TimeZoneSeparator: CatalogEnum {
        case colon, omitted
        static var typeName: String { "Date.ISO8601FormatStyle.TimeZoneSeparator" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(TimeZoneSeparator.self), summary: "What is between the parts of a time zone.",
            examples: ["Date.ISO8601FormatStyle.TimeZoneSeparator.colon"])

        fileprivate var separator: Date.ISO8601FormatStyle.TimeZoneSeparator { self == .colon ? .colon : .omitted }
    }

    static let iso8601Static = NativeStatic(
        value: { _ in iso8601.encode() },
        functions: [
            .make(
                "iso8601", .required("timeZone", TimeZoneValue.self), .defaulted("includingFractionalSeconds", false),
                .defaulted("dateSeparator", DateSeparator.dash), .defaulted("dateTimeSeparator", DateTimeSeparator.standard),
                .defaulted("timeSeparator", TimeSeparator.colon)
            ) { zone, fraction, day, both, time in
                Self(
                    .iso8601(
                        .iso8601(
                            timeZone: zone.zone, includingFractionalSeconds: fraction, dateSeparator: day.separator,
                            dateTimeSeparator: both.separator, timeSeparator: time.separator)))
            }
        ])

    static let iso8601Declaration = ValueTypeDeclaration(
        NativeType(
            "Date.ISO8601FormatStyle", price: 60,
            initializers: [
                .initializer(
                    .defaulted("dateSeparator", DateSeparator.dash), .defaulted("dateTimeSeparator", DateTimeSeparator.standard),
                    .defaulted("timeSeparator", TimeSeparator.colon), .defaulted("timeZoneSeparator", TimeZoneSeparator.omitted),
                    .defaulted("includingFractionalSeconds", false), .optional("timeZone", TimeZoneValue.self)
                ) { day, both, time, zoneSeparator, fraction, zone in
                    Self(
                        .iso8601(
                            Date.ISO8601FormatStyle(
                                dateSeparator: day.separator, dateTimeSeparator: both.separator, timeSeparator: time.separator,
                                timeZoneSeparator: zoneSeparator.separator, includingFractionalSeconds: fraction,
                                timeZone: zone?.zone ?? .gmt)))
                }
            ],
            staticMembers: ["iso8601": iso8601Static], conversion: { decode($0)?.encode() }),
        summary: "A date as ISO 8601 writes it.", examples: ["Date.ISO8601FormatStyle(includingFractionalSeconds: true)"])

    static let iso8601Methods: [String: [NativeFunction]] = [
        "weekOfYear": [.method("weekOfYear", of: Self.self) { changing($0) { $0.weekOfYear() } }],
        "time": [
            .method("time", of: Self.self, .required("includingFractionalSeconds", Bool.self)) { style, fraction in
                changing(style) { $0.time(includingFractionalSeconds: fraction) }
            }
        ],
        "timeZone": [
            .method("timeZone", of: Self.self, .required("separator", TimeZoneSeparator.self)) { style, separator in
                changing(style) { $0.timeZone(separator: separator.separator) }
            }
        ],
        "dateSeparator": [separating("dateSeparator", DateSeparator.self) { $0.dateSeparator($1.separator) }],
        "dateTimeSeparator": [separating("dateTimeSeparator", DateTimeSeparator.self) { $0.dateTimeSeparator($1.separator) }],
        "timeSeparator": [separating("timeSeparator", TimeSeparator.self) { $0.timeSeparator($1.separator) }],
        "timeZoneSeparator": [separating("timeZoneSeparator", TimeZoneSeparator.self) { $0.timeZoneSeparator($1.separator) }],
    ]

    private static func separating<Separator: CatalogValue>(
        _ name: String, _ type: Separator.Type,
        _ change: @escaping @Sendable (Date.ISO8601FormatStyle, Separator) -> Date.ISO8601FormatStyle
    ) -> NativeFunction {
        .method(name, of: Self.self, .unlabeled("separator", type)) { style, separator in
            changing(style) { change($0, separator) }
        }
    }

    private static func changing(_ style: Self, _ change: (Date.ISO8601FormatStyle) -> Date.ISO8601FormatStyle) -> Self {
        var copy = style
        copy.change { _ in
        } iso8601: {
            $0 = change($0)
        }
        return copy
    }
}
