// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How text is typed, selected and set. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let textInputRows: [ModifierDeclaration] = [
        row(
            "autocapitalization", "Capitals while typing.", "Text(\"a\").autocapitalization(.none)",
            .visual(.any(nil, name: "value", type: "UITextAutocapitalizationType"))),
        row(
            "autocorrectionDisabled", "No corrections while typing.", "Text(\"a\").autocorrectionDisabled()",
            .visual(.unlabeledDefault("disable", true))),
        row(
            "customAttribute", "Marks a part of a text for a renderer.", "Text(\"a\").customAttribute(1)",
            .visual(.unlabeled("attribute", Value.self))),
        row(
            "disableAutocorrection", "No corrections while typing.", "Text(\"a\").disableAutocorrection(true)",
            .visual(.unlabeled("disable", Bool?.self))),
        row(
            "textContentType", "What a field is for.", "Text(\"a\").textContentType(.username)",
            .visual(.any(nil, name: "value", type: "UITextContentType"))),
        row(
            "textInputAutocapitalization", "Capitals while typing.", "Text(\"a\").textInputAutocapitalization(.never)",
            .visual(.any(nil, name: "value", type: "TextInputAutocapitalization"))),
        row(
            "textInputFormattingControlVisibility", "Controls for the format of a text.",
            "Text(\"a\").textInputFormattingControlVisibility(.hidden, for: .all)",
            .visual(.any(nil, name: "value", type: "Visibility"), .any("for", name: "for", type: "TextInputFormattingControlPlacement.Set"))
        ),
        row(
            "textInputSuggestions", "Suggestions below a field; kept.", "Text(\"a\").textInputSuggestions { Text(\"b\") }",
            .visual(.late("suggestions"))),
        row(
            "textRenderer", "Draws text with a custom renderer; the frame stays.", "Text(\"a\").textRenderer(1)",
            .visual(.unlabeled("renderer", Value.self))),
        row(
            "textSelection", "Can texts be selected?", "Text(\"a\").textSelection(.enabled)",
            .visual(.any(nil, name: "value", type: "TextSelectability"))),
        row(
            "textSelectionAffinity", "Where a selection at a line break appears.", "Text(\"a\").textSelectionAffinity(.upstream)",
            .visual(.any(nil, name: "value", type: "TextSelectionAffinity"))),
        row(
            "typesettingLanguage", "The language of texts; kept.",
            "Text(\"a\").typesettingLanguage(.init(languageCode: .german))",
            .visual(.any(nil, name: "language", type: "Locale.Language"), .defaulted("isEnabled", true))),
        row(
            "writingDirection", "Which way texts without a direction of their own run; kept.",
            "Text(\"a\").writingDirection(strategy: .layoutBased)",
            .visual(.any("strategy", name: "strategy", type: "WritingDirectionStrategy"))),
        row(
            "writingToolsAffordanceVisibility", "The button for Writing Tools.", "Text(\"a\").writingToolsAffordanceVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "writingToolsBehavior", "Tools for writing.", "Text(\"a\").writingToolsBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WritingToolsBehavior"))),
    ]
}
