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
            'load FOLDER' reads Localizable.strings and .xcstrings; literals in Text, Button and other titles are their keys. \
            Arabic, Hebrew, Persian and Urdu lay out from right to left. 'double' doubles every title and 'accented' adds \
            accents, to show what a translation would break before there is one. Without an argument it lists the languages.
            """,
        related: ["language", "translation", "Localizable.strings", "xcstrings", "direction", "pseudolanguage"]
    ) { (context) throws(Diagnostic) in
        guard let word = context.arguments.word() else { return .show(context.localeReport) }
        try context.arguments.expectEnd()
        var scene = context.scene
        guard word.text != "reset" else {
            scene.overrides.removeAll { $0.key == "locale" }
            if scene.stage.direction == .rightToLeft, LocaleName.isRightToLeft(context.scene.locale) {
                scene.stage.direction = .leftToRight
            }
            return .edit(scene)
        }
        try SceneLanguage(word, in: context).apply(to: &scene)
        return .edit(scene, context.missingTranslation(for: word.text, in: scene))
    }
}

extension CommandContext {
    /// Of a language that is not one of the app's: that its texts stay as they are.
    fileprivate func missingTranslation(for name: String, in scene: Scene) -> Output {
        let translations = scene.resources.translations
        guard PseudoLanguage(rawValue: name) == nil, !translations.languages.isEmpty, !translations.hasLanguage(of: scene.locale) else {
            return .nothing
        }
        let loaded = translations.languages.joined(separator: ", ")
        let text =
            "no translation for '\(name)' is loaded (there is \(loaded)): text stays as it is written; "
            + "formats and direction follow the language"
        return Output(json: .object(["missingTranslation": .string(name)]), lines: [StyledText(text, .faint)])
    }

    fileprivate var localeReport: Output {
        let translations = scene.resources.translations
        let languages = translations.languages
        let json = JSON.object([
            "locale": .string(scene.locale), "developmentLanguage": .string(translations.developmentLanguage),
            "languages": .array(languages.map { .object(["language": .string($0), "keys": .int(translations.count(in: $0))]) }),
        ])
        var lines = ["\(scene.locale); the keys are \(translations.developmentLanguage)"]
        if languages.isEmpty { lines = ["\(scene.locale); no translations are loaded"] }
        lines += languages.map { "\($0)  " + translations.count(in: $0).counted("key") }
        return Output(json: json, parts: lines.map { .line(StyledText($0)) })
    }
}
