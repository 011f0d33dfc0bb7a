// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How text is typed, selected and set. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let textInputRows: [ModifierDeclaration] = [
        row(
            "autocapitalization", "Which letters are capitalized while typing; textInputAutocapitalization has replaced it.",
            "Text(\"a\").autocapitalization(.none)",
            .visual(.any(nil, name: "value", type: "UITextAutocapitalizationType"))),
        row(
            "autocorrectionDisabled", "Disables autocorrection while typing.", "Text(\"a\").autocorrectionDisabled()",
            .visual(.unlabeledDefault("disable", true))),
        row(
            "customAttribute", "Marks part of a Text for a text renderer.", "Text(\"a\").customAttribute(1)",
            .visual(.unlabeled("attribute", Value.self))),
        row(
            "disableAutocorrection", "Disables autocorrection; autocorrectionDisabled has replaced it.",
            "Text(\"a\").disableAutocorrection(true)",
            .visual(.unlabeled("disable", Bool?.self))),
        row(
            "textContentType", "The kind of text that a field expects.", "Text(\"a\").textContentType(.username)",
            .visual(.any(nil, name: "value", of: .optional(.named("UITextContentType"))))),
        row(
            "textInputAutocapitalization", "Which letters are capitalized while typing.", "Text(\"a\").textInputAutocapitalization(.never)",
            .visual(.any(nil, name: "value", of: .optional(.named("TextInputAutocapitalization"))))),
        row(
            "textInputFormattingControlVisibility", "Whether the controls for formatting text are shown.",
            "Text(\"a\").textInputFormattingControlVisibility(.hidden, for: .all)",
            .visual(.any(nil, name: "value", type: "Visibility"), .any("for", name: "for", type: "TextInputFormattingControlPlacement.Set"))
        ),
        row(
            "textInputSuggestions", "Suggestions below a text field; no effect here.", "Text(\"a\").textInputSuggestions { Text(\"b\") }",
            .visual(.late("suggestions"))),
        row(
            "textRenderer", "Draws text with a custom renderer; does not change the frame.", "Text(\"a\").textRenderer(1)",
            .visual(.unlabeled("renderer", Value.self))),
        row(
            "textSelection", "Whether text can be selected.", "Text(\"a\").textSelection(.enabled)",
            .visual(.any(nil, name: "value", type: "TextSelectability"))),
        row(
            "textSelectionAffinity", "Whether a selection that ends at a line break belongs to the line above or below.",
            "Text(\"a\").textSelectionAffinity(.upstream)",
            .visual(.any(nil, name: "value", type: "TextSelectionAffinity"))),
        row(
            "textVariant", "How texts with several forms choose one.", "Text(\"a\").textVariant(.sizeDependent)",
            .visual(.any(nil, name: "preference", type: "TextVariantPreference"))),
        row(
            "typesettingLanguage", "The language in which text is typeset; no effect here.",
            "Text(\"a\").typesettingLanguage(.init(languageCode: .german))",
            .visual(.any(nil, name: "language", type: "Locale.Language"), .defaulted("isEnabled", true))),
        row(
            "writingDirection", "The direction of text that has none of its own; no effect here.",
            "Text(\"a\").writingDirection(strategy: .layoutBased)",
            .visual(.any("strategy", name: "strategy", type: "WritingDirectionStrategy"))),
        row(
            "writingToolsAffordanceVisibility", "Whether the button for Writing Tools is shown.",
            "Text(\"a\").writingToolsAffordanceVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "writingToolsBehavior", "How much Writing Tools may do with text.", "Text(\"a\").writingToolsBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WritingToolsBehavior"))),
    ]
}
