// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

extension DateFormatStyleValue {
    /// `Date.FormatStyle.Symbol.TimeZone`: how a time zone is written.
    struct ZoneSymbol: CatalogNative {
        static var typeName: String { "Date.FormatStyle.Symbol.TimeZone" }
        var form = Form.specificName
        var width = Width.short
        var swiftDescription: String { literal }
        var literal: String { ".\(form)(.\(width))" }

        enum Form: String { case specificName, genericName, iso8601, localizedGMT, identifier, exemplarLocation, genericLocation }

        enum Width: CatalogEnum {
            case short, long
            static var typeName: String { "Date.FormatStyle.Symbol.TimeZone.Width" }
            static let declaration = ValueTypeDeclaration(
                .enumeration(Width.self), summary: "How much the name of a time zone is shortened.",
                examples: ["Date.FormatStyle.Symbol.TimeZone.Width.short"])

            fileprivate var width: Date.FormatStyle.Symbol.TimeZone.Width { self == .short ? .short : .long }
        }

        var symbol: Date.FormatStyle.Symbol.TimeZone {
            switch form {
            case .specificName: .specificName(width.width)
            case .genericName: .genericName(width.width)
            case .iso8601: .iso8601(width.width)
            case .localizedGMT: .localizedGMT(width.width)
            case .identifier: .identifier(width.width)
            case .exemplarLocation: .exemplarLocation
            case .genericLocation: .genericLocation
            }
        }

        /// As a pattern names it.
        private var letters: String {
            switch (form, width) {
            case (.specificName, .short): "z"
            case (.specificName, .long): "zzzz"
            case (.genericName, .short): "v"
            case (.genericName, .long): "vvvv"
            case (.iso8601, .short): "Z"
            case (.iso8601, .long): "ZZZZZ"
            case (.localizedGMT, .short): "O"
            case (.localizedGMT, .long): "OOOO"
            case (.identifier, .short): "V"
            case (.identifier, .long): "VV"
            case (.exemplarLocation, _): "VVV"
            case (.genericLocation, _): "VVVV"
            }
        }

        private static func member(_ form: Form) -> NativeStatic {
            NativeStatic(functions: [
                .make(form.rawValue, .unlabeled("width", Width.self)) { ZoneSymbol(form: form, width: $0) }
            ])
        }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "specificName": member(.specificName), "genericName": member(.genericName), "iso8601": member(.iso8601),
                    "localizedGMT": member(.localizedGMT), "identifier": member(.identifier),
                    "exemplarLocation": .of(ZoneSymbol(form: .exemplarLocation)),
                    "genericLocation": .of(ZoneSymbol(form: .genericLocation)),
                ],
                methods: ["_letters": [.method("_letters", of: Self.self) { $0.letters }]]),
            summary: "How a time zone is written.", examples: ["Date.FormatStyle.Symbol.TimeZone.specificName(.long)"])
    }
}
