// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let textEditor = ViewDeclaration(
        "TextEditor", summary: "Text to edit; fills its proposal (L3.9).",
        examples: ["TextEditor(text: $text)"],
        overloads: [
            Overload(.required("text", BindingValue.self)) { maker, _ in PaintNode(PaintAttachment(style: nil), tag: maker.tag) }
        ])
}
