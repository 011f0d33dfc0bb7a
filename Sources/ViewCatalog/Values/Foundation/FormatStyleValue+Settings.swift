// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// What a number format has a choice of.
extension FormatStyleValue {
    /// `.sign(strategy: .always())`; amounts of money have the two of accounting besides.
    enum SignStrategy: CatalogEnum {
        case automatic, never, always, accounting, accountingAlways
        static var typeName: String { "FormatStyle.SignDisplayStrategy" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(
                SignStrategy.self,
                statics: ["always": called("always", always), "accountingAlways": called("accountingAlways", accountingAlways)]),
            summary: "When a plus or minus sign is written.", examples: ["FormatStyle.SignDisplayStrategy.never"])

        /// With parentheses too, as Swift has it.
        private static func called(_ name: String, _ strategy: SignStrategy) -> NativeStatic {
            NativeStatic(
                value: { _ in strategy.encode() },
                functions: [
                    .make(name, .defaulted("includingZero", true), .defaulted("showZero", true)) { (_: Bool, _: Bool) in strategy }
                ])
        }

        var strategy: NumberFormatStyleConfiguration.SignDisplayStrategy {
            switch self {
            case .automatic, .accounting: .automatic
            case .never: .never
            case .always, .accountingAlways: .always()
            }
        }

        var ofMoney: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
            switch self {
            case .automatic: .automatic
            case .never: .never
            case .always: .always()
            case .accounting: .accounting
            case .accountingAlways: .accountingAlways()
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
