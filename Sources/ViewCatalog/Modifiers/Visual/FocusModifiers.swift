// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Focus: where it may go and who is told. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let focusRows: [ModifierDeclaration] = [
        row(
            "defaultFocus", "What is focused first.", "Text(\"a\").defaultFocus($on, true)",
            .visual(
                .unlabeled("binding", Value.self), .any(nil, name: "value", type: "BoundValue"),
                .any("priority", name: "priority", type: "DefaultFocusEvaluationPriority", defaultText: ".automatic"))),
        row(
            "focusable", "Can it be focused?", "Text(\"a\").focusable()",
            .visual(
                .unlabeledDefault("isFocusable", true),
                .any("interactions", name: "interactions", type: "FocusInteractions", defaultText: ".automatic"))),
        row(
            "focused", "Binds focus.", "Text(\"a\").focused($on)",
            Overload(.unlabeled("binding", Value.self)) { maker, binding in focused(maker, binding, nil) },
            Overload(.unlabeled("binding", Value.self), .any("equals", name: "equals", type: "BoundValue")) { maker, binding, value in
                focused(maker, binding, value)
            }),
        row("focusedObject", "An object from what is focused.", "Text(\"a\").focusedObject(1)", .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneObject", "An object from what is focused.", "Text(\"a\").focusedSceneObject(1)",
            .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneValue", "A value from what is focused.", "Text(\"a\").focusedSceneValue(1)",
            .visual(.unlabeled("object", Value.self)), .visual(.unlabeled("keyPath", Value.self), .unlabeled("value", Value.self))),
        row(
            "focusedValue", "A value from what is focused.", "Text(\"a\").focusedValue(1)", .visual(.unlabeled("object", Value.self)),
            .visual(.unlabeled("keyPath", Value.self), .unlabeled("value", Value.self))),
        row(
            "focusEffectDisabled", "No ring around what is focused.", "Text(\"a\").focusEffectDisabled()",
            .visual(.unlabeledDefault("flag", true))),
        row("focusScope", "Limits focus to a namespace.", "Text(\"a\").focusScope(1)", .visual(.unlabeled("namespace", Value.self))),
        row("focusSection", "A group for focus.", "Text(\"a\").focusSection()", .visual()),
        row(
            "prefersDefaultFocus", "Focused first in its scope.", "Text(\"a\").prefersDefaultFocus(in: 1)",
            .visual(.unlabeledDefault("prefers", true), .required("in", Value.self))),
    ]

    private static func focused(_ maker: Maker, _ binding: Value, _ value: Value?) -> Node {
        guard case .binding(let binding) = binding else { return LayerNode(maker.content, tag: maker.tag) }
        return maker.attaching(FocusAttachment(binding: binding, value: value))
    }
}
