// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What is copied, dragged, dropped and put in files: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    static let transferRows: [ModifierDeclaration] = [
        row(
            "copyable", "What is copied from it; kept.", "Text(\"a\").copyable([\"x\"])",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "cuttable", "What is cut from it; kept.", "Text(\"a\").cuttable(for: String.self) { [] }",
            .visual(.any("for", name: "for", type: "Any"), .closure("action", result: .named("Any")))),
        row(
            "dragConfiguration", "What dragging from it allows; kept.", "Text(\"a\").dragConfiguration(DragConfiguration(allowMove: true))",
            .visual(.any(nil, name: "configuration", type: "DragConfiguration"))),
        row(
            "dragContainer", "What is dragged with it; kept.", "Text(\"a\").dragContainer(for: String.self) { _ in [] }",
            .visual(
                .any("for", name: "for", type: "Any"), .any("itemID", name: "itemID", type: "Any", defaultText: "nil"),
                .closure("payload", [.named("Any")], result: .named("Any")))),
        row(
            "dropConfiguration", "What dropping on it does; kept.", "Text(\"a\").dropConfiguration { _ in 1 }",
            .visual(.closure("configuration", [.named("Any")], result: .named("Any")))),
        row(
            "exportsItemProviders", "What it gives to other apps; kept.", "Text(\"a\").exportsItemProviders([]) { [] }",
            .visual(.any(nil, name: "value", type: "Any"), .closure("onExport", result: .named("Any")))),
        row(
            "fileDialogConfirmationLabel", "The button of file dialogs.", "Text(\"a\").fileDialogConfirmationLabel(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "fileDialogCustomizationID", "What file dialogs are remembered by.", "Text(\"a\").fileDialogCustomizationID(\"x\")",
            .visual(.unlabeled("id", String.self))),
        row(
            "fileDialogDefaultDirectory", "Where file dialogs begin.", "Text(\"a\").fileDialogDefaultDirectory(nil)",
            .visual(.unlabeled("directory", URLValue?.self))),
        row(
            "fileDialogImportsUnresolvedAliases", "Do file dialogs give aliases as they are?",
            "Text(\"a\").fileDialogImportsUnresolvedAliases(true)",
            .visual(.unlabeled("imports", Bool.self))),
        row(
            "fileDialogMessage", "A text in file dialogs.", "Text(\"a\").fileDialogMessage(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "fileExporterFilenameLabel", "The label of the name in dialogs that save.", "Text(\"a\").fileExporterFilenameLabel(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "fileMover", "A dialog that moves a file; kept.", "Text(\"a\").fileMover(isPresented: $on, file: nil) { _ in }",
            .visual(
                .binding("isPresented", Bool.self), .any("file", name: "file", type: "Any"),
                .closure("onCompletion", [.named("Any")])),
            .visual(
                .binding("isPresented", Bool.self), .any("files", name: "files", type: "Any"),
                .closure("onCompletion", [.named("Any")]))),
        row(
            "importsItemProviders", "What it takes from other apps; kept.", "Text(\"a\").importsItemProviders([]) { _ in true }",
            .visual(.any(nil, name: "value", type: "Any"), .closure("onImport", [.named("Any")], result: .named("Bool")))),
        row(
            "onCutCommand", "What is cut from it; kept.", "Text(\"a\").onCutCommand { [] }",
            .visual(.closure("perform", result: .named("Any")))),
        row(
            "onDragSessionUpdated", "Follows dragging; kept.", "Text(\"a\").onDragSessionUpdated { _ in }",
            .visual(.closure(nil, name: "action", [.named("Any")]))),
        row(
            "onDropSessionUpdated", "Follows dropping; kept.", "Text(\"a\").onDropSessionUpdated { _ in }",
            .visual(.closure(nil, name: "action", [.named("Any")]))),
        row(
            "onPasteCommand", "What is pasted into it; kept.", "Text(\"a\").onPasteCommand(of: []) { _ in }",
            .visual(.any("of", name: "of", of: .array(.named("UTType"))), .closure("perform", [.named("Any")]))),
        row(
            "pasteDestination", "What is pasted into it; kept.", "Text(\"a\").pasteDestination(for: String.self) { _ in }",
            .visual(
                .any("for", name: "for", type: "Any"), .closure("action", [.named("Any")]),
                .optionalClosure("validator", [.named("Any")], result: .named("Any")))),
        row(
            "quickLookPreview", "A preview of a file; kept.", "Text(\"a\").quickLookPreview(.constant(nil))",
            .visual(.unlabeled("item", BindingValue.self)),
            .visual(.unlabeled("item", BindingValue.self), .any("in", name: "in", type: "Any"))),
    ]
}
