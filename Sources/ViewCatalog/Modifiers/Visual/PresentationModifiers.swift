// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What stands over views and is only kept: a row each, sorted.
extension ModifierDeclaration {
    static let presentationRows: [ModifierDeclaration] = [
        row(
            "contextMenu", "A menu on a long press; 'tap' finds its items.", "Text(\"a\").contextMenu { Button(\"x\") { } }",
            Overload(.late("menuItems")) { maker, items in maker.hiding(items) },
            Overload(.late("menuItems"), .late("preview")) { maker, items, _ in maker.hiding(items) },
            .visual(
                .any("forSelectionType", name: "forSelectionType", defaultText: "I.self"), .late("menu", [.named("Any")]),
                .optionalClosure("primaryAction", [.named("Any")]))),
        row(
            "dialogIcon", "The icon of a dialog.", "Text(\"a\").dialogIcon(nil)",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "dialogPreventsAppTermination", "Whether a dialog keeps the app from quitting.",
            "Text(\"a\").dialogPreventsAppTermination(true)",
            .visual(.unlabeled("flag", Bool.self))),
        row(
            "dialogSeverity", "The severity of a dialog.", "Text(\"a\").dialogSeverity(.critical)",
            .visual(.any(nil, name: "value", type: "DialogSeverity"))),
        row(
            "dialogSuppressionToggle", "A toggle that keeps a dialog from appearing again.",
            "Text(\"a\").dialogSuppressionToggle(\"x\", isSuppressed: $on)",
            .visual(.unlabeled("text", Value.self), .binding("isSuppressed", Bool.self)),
            .visual(.binding("isSuppressed", Bool.self))),
        row(
            "dismissalConfirmationDialog", "Asks for confirmation before a window closes; no effect here.",
            "Text(\"a\").dismissalConfirmationDialog(\"x\", shouldPresent: true) { Button(\"OK\") { } }",
            .visual(.unlabeled("text", Value.self), .required("shouldPresent", Bool.self), .late("actions")),
            .visual(.unlabeled("text", Value.self), .required("shouldPresent", Bool.self), .late("actions"), .late("message"))),
        row(
            "fileExporter", "A dialog that asks where to save; no effect here.",
            "Text(\"a\").fileExporter(isPresented: $on, document: 1, contentType: .json) { result in }",
            .visual(
                .binding("isPresented", Bool.self), .required("document", Value.self), .any("contentType", name: "type", type: "UTType"),
                .optional("defaultFilename", String.self), .closure("onCompletion", [.named("Any")])),
            .visual(
                .binding("isPresented", Bool.self), .required("document", Value.self), .contentTypes,
                .optional("defaultFilename", String.self), .closure("onCompletion", [.named("Any")]), .optionalClosure("onCancellation")),
            .visual(
                .binding("isPresented", Bool.self), .required("documents", Value.self),
                .any("contentType", name: "type", type: "UTType"), .closure("onCompletion", [.named("Any")])),
            .visual(
                .binding("isPresented", Bool.self), .required("documents", Value.self), .contentTypes,
                .closure("onCompletion", [.named("Any")]), .optionalClosure("onCancellation")),
            .visual(
                .binding("isPresented", Bool.self), .required("item", Value.self), .contentTypes,
                .optional("defaultFilename", String.self), .closure("onCompletion", [.named("Any")]), .optionalClosure("onCancellation")),
            .visual(
                .binding("isPresented", Bool.self), .required("items", Value.self), .contentTypes,
                .closure("onCompletion", [.named("Any")]), .optionalClosure("onCancellation"))),
        row(
            "fileImporter", "A dialog that asks for a file; no effect here.",
            "Text(\"a\").fileImporter(isPresented: $on, allowedContentTypes: []) { result in }",
            .visual(
                .binding("isPresented", Bool.self),
                .any("allowedContentTypes", name: "allowedContentTypes", of: .array(.named("UTType"))),
                .defaulted("allowsMultipleSelection", false), .closure("onCompletion", [.named("Any")]), .optionalClosure("onCancellation"))
        ),
        row(
            "help", "A tooltip.", "Text(\"a\").help(\"x\")", .visual(.unlabeled("text", LocalizedText.self)),
            .visual(.any(nil, name: "text", type: "Text"))),
        row(
            "interactiveDismissDisabled", "Keeps the user from dismissing a sheet by dragging it.",
            "Text(\"a\").interactiveDismissDisabled()",
            .visual(.unlabeledDefault("flag", true))),
        row(
            "photosPicker", "A picker that asks for photos; no effect here.",
            "Text(\"a\").photosPicker(isPresented: $on, selection: .constant(nil))",
            .visual(
                .binding("isPresented", Bool.self), .required("selection", BindingValue.self),
                .optional("maxSelectionCount", Int.self),
                .any("selectionBehavior", name: "selectionBehavior", type: "PhotosPickerSelectionBehavior", defaultText: ".default"),
                .any("matching", name: "matching", of: .optional(.named("PHPickerFilter")), defaultText: "nil"))),
        row(
            "popoverTip", "A tip in a popover; no effect here.", "Text(\"a\").popoverTip(1)",
            .visual(.unlabeled("tip", Value.self), .defaulted("arrowEdge", Edge.top))),
        row(
            "presentationContentInteraction", "Whether a swipe resizes a sheet or scrolls its content.",
            "Text(\"a\").presentationContentInteraction(.scrolls)",
            .visual(.any(nil, name: "value", type: "PresentationContentInteraction"))),
        row(
            "presentationSizing", "The size of a sheet.", "Text(\"a\").presentationSizing(.form)",
            .visual(.any(nil, name: "value", type: "PresentationSizing"))),
        row(
            "presentationPreventsAppTermination", "Whether a sheet keeps the app from quitting.",
            "Text(\"a\").presentationPreventsAppTermination(true)",
            .visual(.any(nil, name: "value", type: "Any"))),
    ]
}

extension Parameter where T == Value {
    /// What a file may contain; left out, all that its content can be written as.
    fileprivate static var contentTypes: Parameter<Value> {
        .any("contentTypes", name: "contentTypes", of: .array(.named("UTType")), defaultText: "[]")
    }
}
