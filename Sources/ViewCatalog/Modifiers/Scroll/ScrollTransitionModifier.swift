// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollTransition = ModifierDeclaration(
        "scrollTransition", .scroll, observes: .placement, summary: "Effects while the view enters and leaves its scroll view.",
        examples: [
            "ScrollView { Color.red.frame(height: 50).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) } }"
        ],
        overloads: [
            Overload(
                .unlabeledDefault("configuration", TransitionConfigurationValue(value: .interactive)), .optional("axis", Axis.self),
                .closure("transition", [.named("VisualEffect"), .named("ScrollTransitionPhase")], result: .named("VisualEffect"))
            ) { maker, configuration, axis, transition in
                let both = configuration.value
                return maker.attaching(
                    ScrollTransitionAttachment(topLeading: both, bottomTrailing: both, axis: axis, transition: transition))
            },
            Overload(
                .required("topLeading", TransitionConfigurationValue.self), .required("bottomTrailing", TransitionConfigurationValue.self),
                .optional("axis", Axis.self),
                .closure("transition", [.named("VisualEffect"), .named("ScrollTransitionPhase")], result: .named("VisualEffect"))
            ) { maker, top, bottom, axis, transition in
                maker.attaching(
                    ScrollTransitionAttachment(topLeading: top.value, bottomTrailing: bottom.value, axis: axis, transition: transition))
            },
        ])
}
