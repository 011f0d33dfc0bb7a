// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let locale = Command(
        "locale", .environment, .edit, syntax: ["locale", "locale LANGUAGE", "locale double/accented", "locale reset"],
        summary: "Shows the app in another language: its translations, formats and direction.",
        examples: ["locale de", "locale ar", "locale pt-BR", "locale double", "locale reset"],
        details: """
            'load FOLDER' reads Localizable.strings and .xcstrings; literals in Text, Button and other titles are their keys. Arabic, Hebrew, Persian and Urdu turn the \
            layout right to left. 'double' says every title twice and 'accented' gives it accents: what a translation would break shows without one. \
            Without an argument it says which languages there are.
            """,
        related: ["language", "translation", "Localizable.strings", "xcstrings", "direction", "pseudolanguage"]
    ) { (context) throws(Diagnostic) in
        guard let word = context.arguments.word() else { return .show(context.localeReport) }
        try context.arguments.expectEnd()
        var scene = context.scene
        scene.overrides.removeAll { $0.key == "locale" }
        guard word.text != "reset" else {
            if scene.stage.direction == .rightToLeft, LocaleName.isRightToLeft(context.scene.locale) {
                scene.stage.direction = .leftToRight
            }
            return .edit(scene)
        }
        let name = PseudoLanguage(rawValue: word.text)?.locale ?? word.text
        guard LocaleName.isKnown(name) else {
            throw Diagnostic(
                .unknownValue, "there is no language '\(word.text)'", at: word.span,
                suggestion: ClosestWord.of(
                    word.text, in: context.scene.resources.translations.languages + ["double", "accented", "reset"]),
                hint: "write a language by its code, with a region or without: de, pt-BR, zh-Hant")
        }
        let text = "Locale(identifier: \(name.debugDescription))"
        let value = try context.evaluate(try SwiftReader.expression(SourceText(text), range: 0..<text.utf8.count))
        scene.overrides.append(EnvironmentOverride(key: "locale", value: value, text: text))
        scene.stage.direction = LocaleName.isRightToLeft(name) ? .rightToLeft : .leftToRight
        return .edit(scene)
    }
}

extension CommandContext {
    fileprivate var localeReport: Output {
        let translations = scene.resources.translations
        let languages = translations.languages
        let json = JSON.object([
            "locale": .string(scene.locale), "developmentLanguage": .string(translations.developmentLanguage),
            "languages": .array(languages.map { .object(["language": .string($0), "keys": .int(translations.count(in: $0))]) }),
        ])
        var lines = ["\(scene.locale); the keys are \(translations.developmentLanguage)"]
        if languages.isEmpty { lines = ["\(scene.locale); no translations are loaded"] }
        lines += languages.map { "\($0)  \(translations.count(in: $0)) keys" }
        return Output(json: json, parts: lines.map { .line(StyledText($0)) })
    }
}

extension Scene {
    /// The reader's language and region at the root, by their identifier.
    var locale: String { overrides.last { $0.key == "locale" }.flatMap { LocaleName.of($0.value) } ?? "en_US" }
}
