// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a pointer does over a view. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let pointerRows: [ModifierDeclaration] = [
        row(
            "defaultHoverEffect", "What a pointer does inside.", "Text(\"a\").defaultHoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect"))),
        row(
            "hoverEffect", "What a pointer does.", "Text(\"a\").hoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect", defaultText: ".automatic"), .defaulted("isEnabled", true)),
            .visual(
                .any("in", name: "group", of: .optional(.named("HoverEffectGroup")), defaultText: "nil"), .defaulted("isEnabled", true),
                .closure("body", [.named("EmptyHoverEffectContent"), .named("Bool"), .named("GeometryProxy")], result: .named("Any")))),
        row(
            "hoverEffectDisabled", "No effects of a pointer inside.", "Text(\"a\").hoverEffectDisabled()",
            .visual(.unlabeledDefault("disabled", true))),
        row(
            "onContinuousHover", "Runs as a pointer moves; kept.", "Text(\"a\").onContinuousHover { phase in }",
            .visual(
                .any("coordinateSpace", name: "coordinateSpace", type: "CoordinateSpace", defaultText: ".local"),
                .closure("perform", [.named("Any")]))),
        row(
            "onHover", "Runs when a pointer enters; kept.", "Text(\"a\").onHover { inside in }",
            .visual(.closure("perform", [.named("Bool")]))),
        row(
            "pointerStyle", "How the pointer looks over it.", "Text(\"a\").pointerStyle(.link)",
            .visual(.any(nil, name: "value", of: .optional(.named("PointerStyle"))))),
        row(
            "pointerVisibility", "Is the pointer visible over it?", "Text(\"a\").pointerVisibility(.hidden)",
            .visual(.any(nil, name: "visibility", type: "Visibility"))),
    ]
}
