// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// The names of languages and regions, as far as the shell asks.
package enum LocaleName {
    /// The identifier of a `Locale`; nil for another value.
    package static func of(_ locale: Value) -> String? { LocaleValue.decode(locale)?.locale.identifier }

    /// The identifier of a locale as it is usually written (`de`, `pt-BR`, `zh-Hant_TW`); nil for what does not begin with the code of a
    /// language.
    package static func identifier(_ name: String) -> String? {
        isKnown(name) ? Locale.identifier(name.contains("_") ? .icu : .bcp47, from: name) : nil
    }

    private static func isKnown(_ identifier: String) -> Bool {
        let code = identifier.prefix { $0.isASCII && $0.isLetter }
        let rest = identifier[code.endIndex...]
        guard rest.isEmpty || rest.first == "-" || rest.first == "_",
            rest.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) })
        else { return false }
        return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == code.lowercased() }
    }

    package static func isRightToLeft(_ identifier: String) -> Bool {
        Locale.Language(identifier: identifier).characterDirection == .rightToLeft
    }
}
