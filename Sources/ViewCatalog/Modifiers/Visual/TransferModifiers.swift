// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What is copied, dragged, dropped and put in files: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    static let transferRows: [ModifierDeclaration] = [
        row(
            "copyable", "What the Copy command copies from the view; no effect here.", "Text(\"a\").copyable([\"x\"])",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "cuttable", "What the Cut command cuts from the view; no effect here.", "Text(\"a\").cuttable(for: String.self) { [] }",
            .visual(.any("for", name: "for", type: "Any"), .closure("action", result: .named("Any")))),
        row(
            "dragConfiguration", "What a drag from the view may do; no effect here.",
            "Text(\"a\").dragConfiguration(DragConfiguration(allowMove: true))",
            .visual(.any(nil, name: "configuration", type: "DragConfiguration"))),
        row(
            "dragContainer", "What is dragged together with the view; no effect here.",
            "Text(\"a\").dragContainer(for: String.self) { _ in [] }",
            .visual(
                .any("for", name: "for", type: "Any"), .any("itemID", name: "itemID", type: "Any", defaultText: "nil"),
                .closure("payload", [.named("Any")], result: .named("Any")))),
        row(
            "dropConfiguration", "What a drop on the view does; no effect here.", "Text(\"a\").dropConfiguration { _ in 1 }",
            .visual(.closure("configuration", [.named("Any")], result: .named("Any")))),
        row(
            "exportsItemProviders", "What the view gives to other apps; no effect here.", "Text(\"a\").exportsItemProviders([]) { [] }",
            .visual(.any(nil, name: "value", type: "Any"), .closure("onExport", result: .named("Any")))),
        row(
            "fileDialogConfirmationLabel", "The label of the confirmation button in file dialogs.",
            "Text(\"a\").fileDialogConfirmationLabel(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "fileDialogCustomizationID", "The id under which file dialogs remember their settings.",
            "Text(\"a\").fileDialogCustomizationID(\"x\")",
            .visual(.unlabeled("id", String.self))),
        row(
            "fileDialogDefaultDirectory", "The folder in which file dialogs open.", "Text(\"a\").fileDialogDefaultDirectory(nil)",
            .visual(.unlabeled("directory", URLValue?.self))),
        row(
            "fileDialogImportsUnresolvedAliases", "Whether file dialogs return aliases unresolved.",
            "Text(\"a\").fileDialogImportsUnresolvedAliases(true)",
            .visual(.unlabeled("imports", Bool.self))),
        row(
            "fileDialogMessage", "The message shown in file dialogs.", "Text(\"a\").fileDialogMessage(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "fileExporterFilenameLabel", "The label of the file name in dialogs that save.", "Text(\"a\").fileExporterFilenameLabel(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "fileMover", "A dialog that moves a file; no effect here.", "Text(\"a\").fileMover(isPresented: $on, file: nil) { _ in }",
            .visual(
                .binding("isPresented", Bool.self), .any("file", name: "file", type: "Any"),
                .closure("onCompletion", [.named("Any")])),
            .visual(
                .binding("isPresented", Bool.self), .any("files", name: "files", type: "Any"),
                .closure("onCompletion", [.named("Any")]))),
        row(
            "importsItemProviders", "What the view takes from other apps; no effect here.",
            "Text(\"a\").importsItemProviders([]) { _ in true }",
            .visual(.any(nil, name: "value", type: "Any"), .closure("onImport", [.named("Any")], result: .named("Bool")))),
        row(
            "onCutCommand", "Runs an action on the Cut command; no effect here.", "Text(\"a\").onCutCommand { [] }",
            .visual(.closure("perform", result: .named("Any")))),
        row(
            "onDragSessionUpdated", "Runs an action as a drag goes on; no effect here.", "Text(\"a\").onDragSessionUpdated { _ in }",
            .visual(.closure(nil, name: "action", [.named("Any")]))),
        row(
            "onDropSessionUpdated", "Runs an action as a drop goes on; no effect here.", "Text(\"a\").onDropSessionUpdated { _ in }",
            .visual(.closure(nil, name: "action", [.named("Any")]))),
        row(
            "onPasteCommand", "Runs an action on the Paste command; no effect here.", "Text(\"a\").onPasteCommand(of: []) { _ in }",
            .visual(.any("of", name: "of", of: .array(.named("UTType"))), .closure("perform", [.named("Any")]))),
        row(
            "pasteDestination", "Accepts values that are pasted; no effect here.",
            "Text(\"a\").pasteDestination(for: String.self) { _ in }",
            .visual(
                .any("for", name: "for", type: "Any"), .closure("action", [.named("Any")]),
                .optionalClosure("validator", [.named("Any")], result: .named("Any")))),
        row(
            "quickLookPreview", "A preview of a file; no effect here.", "Text(\"a\").quickLookPreview(.constant(nil))",
            .visual(.unlabeled("item", BindingValue.self)),
            .visual(.unlabeled("item", BindingValue.self), .any("in", name: "in", type: "Any"))),
    ]
}
