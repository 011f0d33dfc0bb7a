// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How changes appear: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    static let motionRows: [ModifierDeclaration] = [
        row(
            "animation", "Animates changes, including scrolls; the final layout is the same.", "Text(\"a\").animation(.default, value: 1)",
            Overload(.unlabeled("animation", AnimationValue?.self), .late("body", [.some(.named("View"))])) { maker, _, body in
                AnimatorMaker.modified(maker, body)
            },
            Overload(.unlabeled("animation", AnimationValue?.self), .required("value", Value.self)) { maker, animation, value in
                maker.attaching(TransactionAttachment(change: .animation(animation), value: value))
            },
            Overload(.unlabeled("animation", AnimationValue?.self)) { maker, animation in
                maker.attaching(TransactionAttachment(change: .animation(animation), value: nil))
            }),
        row(
            "contentTransition", "How changes of content are animated.", "Text(\"a\").contentTransition(.opacity)",
            .visual(.any(nil, name: "value", type: "ContentTransition"))),
        row("geometryGroup", "Animates changes of position and size as a group.", "Text(\"a\").geometryGroup()", .visual()),
        row(
            "matchedTransitionSource", "Where a zoom transition begins.", "Text(\"a\").matchedTransitionSource(id: 1, in: 2)",
            .visual(.required("id", Value.self), .required("in", Value.self)),
            .visual(.required("id", Value.self), .required("in", Value.self), .closure("configuration", [.named("Any")]))),
        row(
            "navigationTransition", "How a navigation destination appears.", "Text(\"a\").navigationTransition(.automatic)",
            .visual(.any(nil, name: "value", type: "NavigationTransition"))),
        row(
            "symbolEffect", "Animates symbols.", "Text(\"a\").symbolEffect(.bounce, value: 1)",
            .visual(
                .any(nil, name: "value", type: "SymbolEffect"),
                .any("options", name: "options", type: "SymbolEffectOptions", defaultText: ".default"), .defaulted("isActive", true)),
            .visual(
                .any(nil, name: "value", type: "SymbolEffect"),
                .any("options", name: "options", type: "SymbolEffectOptions", defaultText: ".default"), .required("value", Value.self))),
        row(
            "symbolEffectsRemoved", "Removes the animations of symbols.", "Text(\"a\").symbolEffectsRemoved()",
            .visual(.unlabeledDefault("isEnabled", true))),
        row(
            "transaction", "Sets how changes inside are animated, including scrolls.",
            "Text(\"a\").transaction { t in t.animation = nil }",
            Overload(.closure(nil, name: "transform", [.attributed(["inout"], .named("Transaction"))])) { maker, change in
                maker.attaching(TransactionAttachment(change: .transform(change), value: nil))
            },
            Overload(.required("value", Value.self), .closure(nil, name: "transform", [.attributed(["inout"], .named("Transaction"))])) {
                maker, value, change in maker.attaching(TransactionAttachment(change: .transform(change), value: value))
            },
            // Only what the body changes: it is made here, and the view inside keeps its own transactions.
            Overload(
                .closure(nil, name: "transform", [.attributed(["inout"], .named("Transaction"))]), .late("body", [.some(.named("View"))])
            ) { maker, _, body in AnimatorMaker.modified(maker, body) }),
        row(
            "transition", "How the view appears and disappears.", "Text(\"a\").transition(.opacity)",
            .visual(.any(nil, name: "value", type: "AnyTransition")), .visual(.any(nil, name: "transition", type: "Transition"))),
    ]
}
