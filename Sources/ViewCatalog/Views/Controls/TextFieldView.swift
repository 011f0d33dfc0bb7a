// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let textField = ViewDeclaration(
        "TextField", summary: "A line of text to edit; takes the proposed width (L3.9).",
        examples: ["TextField(\"Name\", text: $text)"],
        overloads: FieldMaker.overloads + [
            Overload(
                .unlabeled("title", String.self), .required("value", BindingValue.self),
                .any("format", name: "format", type: "FormatStyle", defaultText: ".number"),
                .any("prompt", name: "prompt", type: "Text", defaultText: "nil")
            ) { maker, _, _, _, _ in ControlMaker.textField(maker) }
        ])
}

/// The ways of writing a field of text.
enum FieldMaker {
    static let overloads: [Overload] = [
        Overload(
            .unlabeled("title", String.self), .required("text", BindingValue.self),
            .any("prompt", name: "prompt", type: "Text", defaultText: "nil"),
            .any("axis", name: "axis", type: "Axis", defaultText: ".horizontal")
        ) { maker, _, _, _, _ in ControlMaker.textField(maker) },
        Overload(
            .required("text", BindingValue.self), .any("prompt", name: "prompt", type: "Text", defaultText: "nil"), .builder("label")
        ) { maker, _, _, _ in ControlMaker.textField(maker) },
    ]
}
