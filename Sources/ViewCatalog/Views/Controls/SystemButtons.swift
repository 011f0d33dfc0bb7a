// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Buttons that the system labels and acts for.
extension ViewDeclaration {
    static let editButton = ViewDeclaration(
        "EditButton", summary: "A button that turns editing on; labelled Edit.", examples: ["EditButton()"],
        drawnAs: .control,
        overloads: [
            Overload { maker in
                let tint = DrawingEffect.foreground([.native(StyleValue(kind: "TintShapeStyle", name: "tint"))])
                return AttachmentNode(TextNode("Edit"), DrawingAttachment(tint), tag: maker.tag)
            }
        ])

    static let renameButton = ViewDeclaration(
        "RenameButton", summary: "A button that renames.", examples: ["RenameButton()"],
        drawnAs: .control,
        overloads: [
            Overload { maker in LabelMaker.node(title: TextNode("Rename"), icon: SymbolMaker.node("pencil"), tag: maker.tag) }
        ])

    static let pasteButton = ViewDeclaration(
        "PasteButton", summary: "A button that pastes.", examples: ["PasteButton(payloadType: String.self) { items in }"],
        drawnAs: .control,
        overloads: [
            Overload(.required("payloadType", Value.self), .closure("onPaste", [.named("Any")])) { maker, _, _ in
                LabelMaker.node(title: TextNode("Paste"), icon: SymbolMaker.node("doc.on.clipboard"), tag: maker.tag)
            }
        ])

    static let shareLink = ViewDeclaration(
        "ShareLink", summary: "A button that shares something; as large as its label.",
        examples: ["ShareLink(item: \"a\")", "ShareLink(\"Share\", item: \"a\")", "ShareLink(item: \"a\") { Text(\"b\") }"],
        drawnAs: .control,
        overloads: [
            Overload(.required("item", Value.self), .shared("subject"), .shared("message"), .shared("preview")) { maker, _, _, _, _ in
                label(maker, StyledText("Share…"))
            },
            Overload(
                .title, .required("item", Value.self), .shared("subject"), .shared("message"), .shared("preview")
            ) { maker, title, _, _, _, _ in label(maker, title) },
            Overload(
                .required("item", Value.self), .shared("subject"), .shared("message"), .shared("preview"), .builder("label")
            ) { maker, _, _, _, _, label in GroupMaker.layer(label, maker) },
            Overload(.required("items", Value.self), .shared("subject"), .shared("message")) { maker, _, _, _ in
                label(maker, StyledText("Share…"))
            },
        ])

    private static func label(_ maker: Maker, _ title: StyledText) -> Node {
        LabelMaker.node(title: title.node, icon: SymbolMaker.node("square.and.arrow.up"), tag: maker.tag)
    }
}

extension Parameter where T == Value {
    /// What goes along with the shared item.
    fileprivate static func shared(_ label: String) -> Parameter<Value> { .any(label, name: label, defaultText: "nil") }
}
