// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// A file of translations: `de.lproj/Localizable.strings`, or the string catalogue `Localizable.xcstrings`.
struct TranslationFile {
    /// As resources know it: two languages have files of one name.
    let name: String
    private let table: String
    /// nil: a catalogue, which says it.
    private let language: String?

    /// nil where a path leads to something else.
    init?(path: String) {
        let parts = path.split(separator: "/").map(String.init)
        guard let last = parts.last, let dot = last.lastIndex(of: ".") else { return nil }
        table = String(last[..<dot])
        switch last[dot...] {
        case ".xcstrings":
            (name, language) = (last, nil)
        case ".strings":
            guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return nil }
            (name, language) = (folder + "/" + last, String(folder.dropLast(6)))
        default: return nil
        }
    }

    /// - Throws: what is wrong with it, by its path.
    func translations(_ bytes: [UInt8], path: String, at span: SourceSpan?) throws(Diagnostic) -> Translations {
        guard let language else { return try catalog(bytes, path: path, at: span) }
        guard let phrases = StringsFile.phrases(bytes) else {
            throw Diagnostic(.fileError, "'\(path)' is not a strings file: its lines have the form \"key\" = \"text\";", at: span)
        }
        var result = Translations()
        for (key, text) in phrases { result.add(.text(text), for: key, in: language, table: table) }
        return result
    }

    // MARK: string catalogues

    private func catalog(_ bytes: [UInt8], path: String, at span: SourceSpan?) throws(Diagnostic) -> Translations {
        let contents: JSON
        do { contents = try JSONReader.read(String(decoding: bytes, as: UTF8.self)) } catch {
            throw Diagnostic(
                .fileError, "the string catalogue '\(path)' is not JSON: \(error.message) at line \(error.line), column \(error.column)",
                at: span)
        }
        var result = Translations()
        if case .string(let language)? = contents[key: "sourceLanguage"] { result.sourceLanguage = language }
        guard case .object(let strings)? = contents[key: "strings"] else { return result }
        for string in strings {
            guard case .object(let languages)? = string.value[key: "localizations"] else { continue }
            for language in languages {
                guard let phrase = Self.phrase(language.value) else { continue }
                result.add(phrase, for: string.key, in: language.key, table: table)
            }
        }
        return result
    }

    private static func phrase(_ localization: JSON) -> Translations.Phrase? {
        if let text = text(localization) { return .text(text) }
        if case .object(let forms)? = localization[key: "variations"]?[key: "plural"] {
            let texts = forms.compactMap { form in text(form.value).map { (form.key, $0) } }
            return .plural(Dictionary(texts) { $1 })
        }
        let devices = localization[key: "variations"]?[key: "device"]
        return (devices?[key: "iphone"] ?? devices?[key: "other"]).flatMap(text).map { .text($0) }
    }

    private static func text(_ unit: JSON) -> String? {
        if case .string(let text)? = unit[key: "stringUnit"]?[key: "value"] { text } else { nil }
    }
}

extension AppResources {
    /// Takes a data file up, with what it translates.
    mutating func add(file path: String, _ bytes: [UInt8], at span: SourceSpan?) throws(Diagnostic) {
        guard let file = TranslationFile(path: path) else {
            files[FilePath.name(of: path)] = bytes
            return
        }
        translations.merge(try file.translations(bytes, path: path, at: span))
        files[file.name] = bytes
    }
}
