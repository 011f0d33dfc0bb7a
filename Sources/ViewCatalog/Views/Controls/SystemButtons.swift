// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Buttons that the system labels and acts for.
extension ViewDeclaration {
    static let editButton = ViewDeclaration(
        "EditButton", summary: "A button that turns editing on and off; labelled Edit or Done.", examples: ["EditButton()"],
        drawnAs: .control,
        overloads: [
            Overload { maker in
                let button = DeferredNode { site in
                    let mode = EditMode.binding(at: site)
                    let title = TextNode(isEditing(mode, at: site) ? "Done" : "Edit")
                    let styled = ButtonStyles.styled(maker.name, title)
                    return mode.map { AttachmentNode(styled, EditTap(mode: $0)) } ?? styled
                }
                return GroupMaker.layer(button, maker)
            }
        ])

    private static func isEditing(_ mode: BindingValue?, at site: ViewSite) -> Bool {
        guard let mode, let context = site.machineContext, let value = try? mode.get(in: context) else { return false }
        return EditMode.decode(value)?.isEditing ?? false
    }

    static let renameButton = ViewDeclaration(
        "RenameButton", summary: "A button that renames.", examples: ["RenameButton()"],
        drawnAs: .control,
        overloads: [
            Overload { maker in label(maker, StyledText("Rename"), "pencil") }
        ])

    static let pasteButton = ViewDeclaration(
        "PasteButton", summary: "A button that pastes.", examples: ["PasteButton(payloadType: String.self) { items in }"],
        drawnAs: .control,
        overloads: [
            Overload(.required("payloadType", Value.self), .closure("onPaste", [.named("Any")])) { maker, _, _ in
                label(maker, StyledText("Paste"), "doc.on.clipboard")
            }
        ])

    static let shareLink = ViewDeclaration(
        "ShareLink", summary: "A button that shares something; as large as its label.",
        examples: ["ShareLink(item: \"a\")", "ShareLink(\"Share\", item: \"a\")", "ShareLink(item: \"a\") { Text(\"b\") }"],
        drawnAs: .control,
        overloads: [
            Overload(.required("item", Value.self), .shared("subject"), .shared("message"), .shared("preview")) { maker, _, _, _, _ in
                label(maker, StyledText("Share…"), shareSymbol)
            },
            Overload(
                .title, .required("item", Value.self), .shared("subject"), .shared("message"), .shared("preview")
            ) { maker, title, _, _, _, _ in label(maker, title, shareSymbol) },
            Overload(
                .required("item", Value.self), .shared("subject"), .shared("message"), .shared("preview"), .builder("label")
            ) { maker, _, _, _, _, label in
                GroupMaker.layer(ButtonStyles.styled(maker.name, label), maker)
            },
            Overload(.required("items", Value.self), .shared("subject"), .shared("message"), .eachPreview) { maker, _, _, _, _ in
                label(maker, StyledText("Share…"), shareSymbol)
            },
            Overload(.title, .required("items", Value.self), .shared("subject"), .shared("message"), .eachPreview) {
                maker, title, _, _, _, _ in label(maker, title, shareSymbol)
            },
            Overload(.required("items", Value.self), .shared("subject"), .shared("message"), .builder("label")) { maker, _, _, _, label in
                GroupMaker.layer(ButtonStyles.styled(maker.name, label), maker)
            },
            Overload(
                .required("items", Value.self), .shared("subject"), .shared("message"), .eachPreview, .builder("label")
            ) { maker, _, _, _, _, label in GroupMaker.layer(ButtonStyles.styled(maker.name, label), maker) },
        ])

    private static let shareSymbol = "square.and.arrow.up"

    private static func label(_ maker: Maker, _ title: StyledText, _ symbol: String) -> Node {
        GroupMaker.layer(ButtonStyles.styled(maker.name, LabelMaker.node(title: title.node, icon: SymbolMaker.node(symbol))), maker)
    }
}

extension Parameter where T == Value {
    /// What goes along with the shared item.
    fileprivate static func shared(_ label: String) -> Parameter<Value> { .any(label, name: label, defaultText: "nil") }
}

extension Parameter where T == LateCall? {
    /// What stands for each of several items.
    fileprivate static var eachPreview: Parameter<LateCall?> { .optionalClosure("preview", [.named("Any")], result: .named("Any")) }
}
