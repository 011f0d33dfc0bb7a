// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A language, or a pseudo-language, that a scene can be read in: its translations, formats and direction.
struct SceneLanguage {
    private let override: EnvironmentOverride
    private let direction: LayoutDirection

    /// - Parameter name: the identifier of a locale (`de`, `pt-BR`, `zh-Hant_TW`), in any case of letters, or `double` or `accented`.
    /// - Throws: `unknown-value` for what is not a language.
    init(_ name: ArgumentCursor.Word, in context: CommandContext) throws(Diagnostic) {
        guard let identifier = PseudoLanguage(rawValue: name.text)?.locale ?? LocaleName.identifier(name.text) else {
            throw Diagnostic(
                .unknownValue, "there is no language '\(name.text)'", at: name.span,
                suggestion: ClosestWord.of(
                    name.text, in: context.scene.resources.translations.languages + ["double", "accented", "reset"]),
                hint: "write a language code, with or without a region: de, pt-BR, zh-Hant")
        }
        try self.init(identifier: identifier, in: context)
    }

    init(identifier: String, in context: CommandContext) throws(Diagnostic) {
        let text = "Locale(identifier: \(identifier.debugDescription))"
        let value = try context.evaluate(try SwiftReader.expression(SourceText(text), range: 0..<text.utf8.count))
        override = EnvironmentOverride(key: "locale", value: value, text: text)
        direction = LocaleName.isRightToLeft(identifier) ? .rightToLeft : .leftToRight
    }

    func apply(to scene: inout Scene) {
        scene.overrides.removeAll { $0.key == override.key }
        scene.overrides.append(override)
        scene.stage.direction = direction
    }
}

extension Scene {
    /// The reader's language and region at the root, by their identifier.
    var locale: String { overrides.last { $0.key == "locale" }.flatMap { LocaleName.of($0.value) } ?? "en_US" }
}
