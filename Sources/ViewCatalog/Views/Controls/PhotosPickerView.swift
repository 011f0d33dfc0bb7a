// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    /// Of PhotosUI. Nobody chooses a photo here: the selection stays as it is.
    static let photosPicker = ViewDeclaration(
        "PhotosPicker", summary: "A button that asks for photos; as large as its label.",
        examples: [
            "PhotosPicker(\"Photos\", selection: .constant(nil))",
            "PhotosPicker(selection: .constant([]), maxSelectionCount: 3, matching: .images) { Text(\"a\") }",
        ],
        drawnAs: .control,
        overloads: [
            Overload(.title, selection, count, behavior, matching, encoding, library) { maker, title, _, _, _, _, _, _ in
                GroupMaker.layer(ButtonStyles.styled(maker.name, title.node), maker)
            },
            Overload(selection, count, behavior, matching, encoding, library, .builder("label")) { maker, _, _, _, _, _, _, label in
                GroupMaker.layer(ButtonStyles.styled(maker.name, label), maker)
            },
        ])

    private static var selection: Parameter<BindingValue> { .required("selection", BindingValue.self) }
    private static var count: Parameter<Int?> { .optional("maxSelectionCount", Int.self) }
    private static var behavior: Parameter<Value> {
        .any("selectionBehavior", name: "selectionBehavior", type: "PhotosPickerSelectionBehavior", defaultText: ".default")
    }
    private static var matching: Parameter<Value> {
        .any("matching", name: "matching", of: .optional(.named("PHPickerFilter")), defaultText: "nil")
    }
    private static var encoding: Parameter<Value> {
        .any(
            "preferredItemEncoding", name: "preferredItemEncoding", type: "PhotosPickerItem.EncodingDisambiguationPolicy",
            defaultText: ".automatic")
    }
    private static var library: Parameter<Value> {
        .any("photoLibrary", name: "photoLibrary", of: .optional(.named("PHPhotoLibrary")), defaultText: "nil")
    }
}
