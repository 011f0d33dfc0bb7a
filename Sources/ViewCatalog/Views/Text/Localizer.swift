// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// Puts titles into the language of their place.
struct Localizer {
    private let translations: Translations
    private let locale: String

    init(_ context: EvaluationContext) {
        let host = context.machine.host as? any ResourceHost
        translations = host?.resources.translations ?? Translations()
        var locale = host?.locale ?? "en_US"
        // Which language a view around has set is only asked where it matters.
        if !translations.isEmpty, context.site != nil {
            let around = context.read { LocaleValue.identifier(at: $0.site).map { .string($0) } ?? .nil }
            if case .string(let identifier) = around { locale = identifier }
        }
        self.locale = locale
    }

    /// The pieces of a text as a reader of the language sees them.
    func shown(_ text: LocalizedText, table: String) -> [LocalizedText.Piece] {
        GrammarAgreement.agreeing(translated(text, table: text.table ?? table), locale: locale)
    }

    private func translated(_ text: LocalizedText, table: String) -> [LocalizedText.Piece] {
        if let language = PseudoLanguage(locale: locale) { return language.shown(text.pieces) }
        guard !translations.isEmpty, let phrase = translations.phrase(for: text.key, table: table, locale: locale) else {
            return text.pieces
        }
        let values = text.pieces.filter { if case .literal = $0 { false } else { true } }
        switch phrase {
        case .text(let format): return Self.filled(format, values)
        case .plural(let forms):
            let count = values.lazy.compactMap { if case .value(let text, _) = $0 { Int(text) } else { nil } }.first
            // A form for none counts in every language.
            let none = count == 0 ? forms["zero"] : nil
            let form = none ?? count.flatMap { forms[PluralCategory(of: $0, locale: locale).rawValue] } ?? forms["other"]
            return form.map { Self.filled($0, values) } ?? text.pieces
        }
    }

    /// `%@ of %lld` or `%2$lld: %1$@` with its values; one that is missing stays as it is written.
    static func filled(_ format: String, _ values: [LocalizedText.Piece]) -> [LocalizedText.Piece] {
        var (pieces, words, next) = ([LocalizedText.Piece](), "", 0)
        var rest = format[...]
        // Made once: a file may have a text of any number of them, and to make one takes longer than to match it.
        let directive = /(?:(\d{1,3})\$)?[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGcCsS]/
        while let character = rest.first {
            rest.removeFirst()
            guard character == "%" else {
                words.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                words.append("%")
                continue
            }
            guard let match = rest.prefixMatch(of: directive) else {
                words.append("%")
                continue
            }
            let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            rest = rest[match.range.upperBound...]
            guard values.indices.contains(place) else {
                words += "%" + match.0
                continue
            }
            if !words.isEmpty { pieces.append(.literal(words)) }
            words = ""
            pieces.append(values[place])
        }
        if !words.isEmpty || pieces.isEmpty { pieces.append(.literal(words)) }
        return pieces
    }
}

/// A language of nobody's that shows what would not survive a translation: `en-x-double` says all words twice, `en-XA` accents them.
package enum PseudoLanguage: String, CaseIterable, Sendable {
    case double, accented

    /// The locale that stands for it: a private one, and the pseudo-locale of the CLDR.
    package var locale: String {
        switch self {
        case .double: "en-x-double"
        case .accented: "en-XA"
        }
    }

    package init?(locale: String) {
        let name = String(locale.map { $0 == "_" ? "-" : $0 }).lowercased()
        guard let found = Self.allCases.first(where: { $0.locale.lowercased() == name }) else { return nil }
        self = found
    }

    func shown(_ pieces: [LocalizedText.Piece]) -> [LocalizedText.Piece] {
        switch self {
        case .double: pieces + [.literal(" ")] + pieces
        case .accented: pieces.map { if case .literal(let text) = $0 { .literal(Self.accented(text)) } else { $0 } }
        }
    }

    private static let letters: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("AEIOUYCNSZaeiouycnsz", "ÅÉÎÖÛÝÇÑŠŽåéîöûýçñšž"))

    private static func accented(_ text: String) -> String { String(text.map { letters[$0] ?? $0 }) }
}
