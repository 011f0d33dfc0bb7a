// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The edges of scroll views, and what scrolls them. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let scrollEffectRows: [ModifierDeclaration] = [
        row(
            "scrollEdgeEffectHidden", "Hides the fading at the edges of scroll views.",
            "ScrollView { Text(\"a\") }.scrollEdgeEffectHidden(true, for: .top)",
            .visual(.unlabeledDefault("hidden", true), .defaulted("for", Edge.Set.all))),
        row(
            "scrollEdgeEffectStyle", "How content fades at the edges of scroll views.",
            "ScrollView { Text(\"a\") }.scrollEdgeEffectStyle(.hard, for: .top)",
            .visual(.any(nil, name: "style", type: "ScrollEdgeEffectStyle"), .required("for", Edge.Set.self))),
        row(
            "scrollInputBehavior", "Which inputs scroll, besides fingers and wheels.",
            "ScrollView { Text(\"a\") }.scrollInputBehavior(.disabled, for: .look)",
            .visual(
                .any(nil, name: "behavior", type: "ScrollInputBehavior"), .any("for", name: "kind", type: "ScrollInputKind"))),
    ]
}
