// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of an app in other languages: its `.strings` files and string catalogues.
package struct Translations: Sendable, Equatable {
    /// What a key is in one language.
    package enum Phrase: Sendable, Equatable {
        case text(String)
        /// By the kind of number that is put in: `zero`, `one`, `two`, `other`.
        case plural([String: String])
    }

    /// By language (`de`, `pt-BR`), table (`Localizable`) and key.
    private var phrases: [String: [String: [String: Phrase]]] = [:]
    /// The language that the keys are written in, as a catalogue says; nil where none says it.
    package var sourceLanguage: String?
    /// The language that the keys are written in: English unless a catalogue says otherwise.
    package var developmentLanguage: String { sourceLanguage ?? "en" }

    package init() {}

    package var isEmpty: Bool { phrases.isEmpty }
    package var languages: [String] { phrases.keys.sorted() }

    package mutating func add(_ phrase: Phrase, for key: String, in language: String, table: String) {
        phrases[language, default: [:]][table, default: [:]][key] = phrase
    }

    /// These and others; of two of one name the other.
    package mutating func merge(_ other: Translations) {
        sourceLanguage = other.sourceLanguage ?? sourceLanguage
        for (language, tables) in other.phrases {
            for (table, keys) in tables { phrases[language, default: [:]][table, default: [:]].merge(keys) { $1 } }
        }
    }

    /// How many keys a language has.
    package func count(in language: String) -> Int { phrases[language]?.values.reduce(0) { $0 + $1.count } ?? 0 }

    /// What a key is for a reader: in the closest of the app's languages, else in its own; nil where it says nothing about it.
    func phrase(for key: String, table: String, locale: String) -> Phrase? {
        let language = closest(to: locale) ?? developmentLanguage
        return phrases[language]?[table]?[key] ?? phrases[developmentLanguage]?[table]?[key] ?? phrases["Base"]?[table]?[key]
    }

    /// Does the app speak to a reader in a language of its own, or in the one that its keys are written in?
    package func hasLanguage(of locale: String) -> Bool { closest(to: locale) != nil }

    /// `de_AT` is read in `de-AT`, else in `de`; `zh-Hant_TW` in `zh-Hant`.
    private func closest(to locale: String) -> String? {
        var parts = locale.split(whereSeparator: { "_-".contains($0) }).map(String.init)
        while !parts.isEmpty {
            let name = parts.joined(separator: "-")
            if phrases[name] != nil || name == developmentLanguage { return name }
            parts.removeLast()
        }
        return nil
    }
}
