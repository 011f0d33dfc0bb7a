// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// What a number format has a choice of.
extension FormatStyleValue {
    /// `.sign(strategy: .always())`; amounts of money have the two of accounting besides.
    struct SignStrategy: CatalogNative {
        enum Kind: String { case automatic, never, always, accounting, accountingAlways }

        static var typeName: String { "FormatStyle.SignDisplayStrategy" }
        static let automatic = SignStrategy(kind: .automatic)
        var kind: Kind
        /// nil: as Foundation has it.
        var showsZero: Bool?
        var swiftDescription: String { "." + kind.rawValue }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "automatic": .of(automatic), "never": .of(SignStrategy(kind: .never)),
                    "accounting": .of(SignStrategy(kind: .accounting)), "always": called(.always),
                    "accountingAlways": called(.accountingAlways),
                ]),
            summary: "When a plus or minus sign is written.", examples: ["FormatStyle.SignDisplayStrategy.never"])

        /// With parentheses too, as Swift has it.
        private static func called(_ kind: Kind) -> NativeStatic {
            NativeStatic(
                value: { _ in SignStrategy(kind: kind).encode() },
                functions: [
                    .make(kind.rawValue, .required("includingZero", Bool.self)) { SignStrategy(kind: kind, showsZero: $0) },
                    .make(kind.rawValue, .optional("showZero", Bool.self)) { SignStrategy(kind: kind, showsZero: $0) },
                ])
        }

        var strategy: NumberFormatStyleConfiguration.SignDisplayStrategy {
            switch kind {
            case .automatic, .accounting: .automatic
            case .never: .never
            case .always, .accountingAlways: .always(includingZero: showsZero ?? true)
            }
        }

        var ofMoney: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
            switch (kind, showsZero) {
            case (.automatic, _): .automatic
            case (.never, _): .never
            case (.always, let shown?): .always(showZero: shown)
            case (.always, nil): .always()
            case (.accounting, _): .accounting
            case (.accountingAlways, let shown?): .accountingAlways(showZero: shown)
            case (.accountingAlways, nil): .accountingAlways()
            }
        }
    }

    /// `.decimalSeparator(strategy: .always)`
    enum Separator: CatalogEnum {
        case automatic, always
        static var typeName: String { "FormatStyle.DecimalSeparatorDisplayStrategy" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Separator.self), summary: "Whether whole numbers have a decimal separator, too.",
            examples: ["FormatStyle.DecimalSeparatorDisplayStrategy.always"])
    }

    /// `.presentation(.isoCode)`
    enum Presentation: CatalogEnum {
        case standard, narrow, isoCode, fullName
        static var typeName: String { "FormatStyle.Presentation" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Presentation.self), summary: "How the currency of an amount is written.",
            examples: ["FormatStyle.Presentation.isoCode"])

        var presentation: CurrencyFormatStyleConfiguration.Presentation {
            switch self {
            case .standard: .standard
            case .narrow: .narrow
            case .isoCode: .isoCode
            case .fullName: .fullName
            }
        }
    }
}
