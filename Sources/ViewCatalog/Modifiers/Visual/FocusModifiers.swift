// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Focus: where it may go and who is told. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let focusRows: [ModifierDeclaration] = [
        row(
            "defaultFocus", "Which view has the focus first.", "Text(\"a\").defaultFocus($on, true)",
            .visual(
                .unlabeled("binding", Value.self), .any(nil, name: "value", type: "BoundValue"),
                .any("priority", name: "priority", type: "DefaultFocusEvaluationPriority", defaultText: ".automatic"))),
        row(
            "focusable", "Whether the view can have the focus.", "Text(\"a\").focusable()",
            .visual(
                .unlabeledDefault("isFocusable", true),
                .any("interactions", name: "interactions", type: "FocusInteractions", defaultText: ".automatic"))),
        row(
            "focused", "Binds whether the view has the focus.", "Text(\"a\").focused($on)", observes: .focus,
            Overload(.unlabeled("binding", Value.self)) { maker, binding in focused(maker, binding, nil) },
            Overload(.unlabeled("binding", Value.self), .any("equals", name: "equals", type: "BoundValue")) { maker, binding, value in
                focused(maker, binding, value)
            }),
        row(
            "focusedObject", "An object that other views can read while this view has the focus.", "Text(\"a\").focusedObject(1)",
            .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneObject", "An object that other views can read while this scene has the focus.",
            "Text(\"a\").focusedSceneObject(1)",
            .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneValue", "A value that other views can read while this scene has the focus.", "Text(\"a\").focusedSceneValue(1)",
            .visual(.unlabeled("object", Value.self)), .visual(.unlabeled("keyPath", Value.self), .unlabeled("value", Value.self))),
        row(
            "focusedValue", "A value that other views can read while this view has the focus.", "Text(\"a\").focusedValue(1)",
            .visual(.unlabeled("object", Value.self)),
            .visual(.unlabeled("keyPath", Value.self), .unlabeled("value", Value.self))),
        row(
            "focusEffectDisabled", "Hides the focus effect.", "Text(\"a\").focusEffectDisabled()",
            .visual(.unlabeledDefault("flag", true))),
        row(
            "focusScope", "Limits the default focus to a namespace.", "Text(\"a\").focusScope(1)",
            .visual(.unlabeled("namespace", Value.self))),
        row("focusSection", "Groups views for moving the focus.", "Text(\"a\").focusSection()", .visual()),
        row(
            "prefersDefaultFocus", "Whether the view has the focus first in its scope.", "Text(\"a\").prefersDefaultFocus(in: 1)",
            .visual(.unlabeledDefault("prefers", true), .required("in", Value.self))),
    ]

    private static func focused(_ maker: Maker, _ binding: Value, _ value: Value?) -> Node {
        guard case .binding(let binding) = binding else { return LayerNode(maker.content, tag: maker.tag) }
        return maker.attaching(FocusAttachment(binding: binding, value: value))
    }
}
