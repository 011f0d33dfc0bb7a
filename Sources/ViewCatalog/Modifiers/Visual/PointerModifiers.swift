// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a pointer does over a view. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let pointerRows: [ModifierDeclaration] = [
        row(
            "defaultHoverEffect", "The effect of a pointer over the views inside.", "Text(\"a\").defaultHoverEffect(.lift)",
            .visual(.any(nil, name: "value", of: .optional(.named("HoverEffect"))))),
        row(
            "hoverEffect", "The effect of a pointer over the view.", "Text(\"a\").hoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect", defaultText: ".automatic"), .defaulted("isEnabled", true)),
            .visual(
                .any("in", name: "group", of: .optional(.named("HoverEffectGroup")), defaultText: "nil"), .defaulted("isEnabled", true),
                .closure("body", [.named("EmptyHoverEffectContent"), .named("Bool"), .named("GeometryProxy")], result: .named("Any")))),
        row(
            "hoverEffectDisabled", "Disables the effects of a pointer over the views inside.", "Text(\"a\").hoverEffectDisabled()",
            .visual(.unlabeledDefault("disabled", true))),
        row(
            "onContinuousHover", "Runs an action as a pointer moves over the view; no effect here.",
            "Text(\"a\").onContinuousHover { phase in }",
            .visual(
                .any("coordinateSpace", name: "coordinateSpace", type: "CoordinateSpace", defaultText: ".local"),
                .closure("perform", [.named("Any")]))),
        row(
            "onHover", "Runs an action when a pointer enters or leaves the view; no effect here.", "Text(\"a\").onHover { inside in }",
            .visual(.closure("perform", [.named("Bool")]))),
        row(
            "pointerStyle", "The look of the pointer over the view.", "Text(\"a\").pointerStyle(.link)",
            .visual(.any(nil, name: "value", of: .optional(.named("PointerStyle"))))),
        row(
            "pointerVisibility", "Whether the pointer is visible over the view.", "Text(\"a\").pointerVisibility(.hidden)",
            .visual(.any(nil, name: "visibility", type: "Visibility"))),
    ]
}
