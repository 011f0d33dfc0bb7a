// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let textEditor = ViewDeclaration(
        "TextEditor", summary: "Text to edit; fills its proposal.",
        examples: ["TextEditor(text: $text)"],
        drawnAs: .control,
        overloads: [
            Overload(.required("text", BindingValue.self)) { maker, _ in
                let body = DeferredNode { site in
                    let ideal = site.environment.traits.controls.idealTextEditorSize
                    return FlexibleFrameNode(
                        PaintNode(PaintAttachment(style: .native(StyleValue(kind: "BackgroundStyle", name: "background")))),
                        horizontal: .init(min: nil, ideal: ideal.width, max: nil),
                        vertical: .init(min: nil, ideal: ideal.height, max: nil))
                }
                return AttachmentNode(body, FieldAttachment(), tag: maker.tag)
            }
        ])
}
