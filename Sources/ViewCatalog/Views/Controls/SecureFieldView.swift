// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let secureField = ViewDeclaration(
        "SecureField", summary: "A line of text to edit; takes the proposed width (L3.9).",
        examples: ["SecureField(\"Name\", text: $text)"],
        overloads: [
            Overload(
                .unlabeled("title", String.self), .required("text", BindingValue.self),
                .any("axis", name: "axis", type: "Axis", defaultText: ".horizontal")
            ) {
                maker, _, _, _ in ControlMaker.textField(maker)
            },
            Overload(
                .unlabeled("title", String.self), .required("text", BindingValue.self),
                .any("prompt", name: "prompt", type: "Text", defaultText: "nil")
            ) {
                maker, _, _, _ in ControlMaker.textField(maker)
            },
        ])
}
