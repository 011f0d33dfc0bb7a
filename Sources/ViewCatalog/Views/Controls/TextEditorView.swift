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
            Overload(.binding("text", String.self), .optional("selection", BindingValue.self)) { maker, text, _ in editor(of: text, maker)
            },
            Overload(.attributedText, .optional("selection", BindingValue.self)) { maker, text, _ in editor(of: text, maker) },
        ])

    private static func editor(of text: BindingValue, _ maker: Maker) -> Node {
        let body = DeferredNode { site in
            let ideal = site.environment.traits.controls.idealTextEditorSize
            let ground = FlexibleFrameNode(
                PaintNode(PaintAttachment(style: .native(StyleValue(kind: "BackgroundStyle", name: "background")))),
                horizontal: .init(min: nil, ideal: ideal.width, max: nil), vertical: .init(min: nil, ideal: ideal.height, max: nil))
            return SecondaryNode(ground, secondary: words(of: text), alignment: .topLeading, isBehind: false)
        }
        return AttachmentNode(body, FieldAttachment(text, hasLines: true), tag: maker.tag)
    }

    /// The text in the editor, which scrolls there and so has no part in the layout: 5 from the sides and 8 from the top (recalled).
    private static func words(of text: BindingValue) -> Node {
        let words = DeferredNode { site in
            let value = ControlMaker.value(of: text, at: site)
            // A value of the language's own: an AttributedString.
            if case .structure? = value, let value, let context = site.machineContext {
                return site.reporting(GroupNode.empty, at: nil) { () throws(Diagnostic) in try AttributedText.styled(value, context).node }
            }
            return TextNode([TextRun(value.flatMap(String.decode) ?? "")])
        }
        let inset = PaddingNode(words, insets: EdgeInsets(top: 8, leading: 5, bottom: 0, trailing: 5))
        let all = FlexibleFrameNode.Bounds(min: 0, ideal: nil, max: .infinity)
        let filled = FlexibleFrameNode(inset, horizontal: all, vertical: all, alignment: .topLeading)
        return AttachmentNode(filled, DrawingAttachment(.clip(nil)))
    }
}

extension Parameter where T == BindingValue {
    /// A binding to an AttributedString, which the prelude declares.
    fileprivate static var attributedText: Parameter<BindingValue> {
        let type = TypeSyntax.named("Binding", genericArguments: [.named("AttributedString")])
        return Parameter(ParameterInfo(label: "text", name: "text", type: type)) { (call, index) throws(Diagnostic) in
            try call.decoded(index, name: "text")
        }
    }
}
