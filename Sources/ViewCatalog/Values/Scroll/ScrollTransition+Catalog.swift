// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ScrollTransitionPhase: CatalogEnum {
    package static var typeName: String { "ScrollTransitionPhase" }

    static let declaration = ValueTypeDeclaration(
        .enumeration(
            Self.self,
            properties: [
                "isIdentity": .computed { (phase: Self) in phase.isIdentity }, "value": .computed { (phase: Self) in phase.value },
            ]),
        summary: "Where a view is in its scroll view: before, in, or after.", examples: ["ScrollTransitionPhase.topLeading.value"])
}

/// `ScrollTransitionConfiguration`.
package struct TransitionConfigurationValue: CatalogNative {
    package static var typeName: String { "ScrollTransitionConfiguration" }
    package var value: ScrollTransitionConfiguration
    package var swiftDescription: String { literal }
    package var literal: String { value == .identity ? ".identity" : value.kind == .animated ? ".animated" : ".interactive" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "interactive": NativeStatic(
                    value: { _ in Self(value: .interactive).encode() },
                    functions: [
                        .make("interactive", .defaulted("timingCurve", UnitCurveValue(.easeInOut))) {
                            Self(value: ScrollTransitionConfiguration(kind: .interactive($0.curve), threshold: .visible))
                        }
                    ]),
                "animated": NativeStatic(
                    value: { _ in Self(value: .animated).encode() },
                    functions: [
                        .make("animated", .unlabeledDefault("animation", AnimationValue.standard)) {
                            Self(value: ScrollTransitionConfiguration.animated.animated(by: $0.curve))
                        }
                    ]),
                "identity": .of(Self(value: .identity)),
            ],
            methods: [
                "threshold": [
                    .method("threshold", of: Self.self, .unlabeled("threshold", TransitionThreshold.self)) { configuration, threshold in
                        var copy = configuration
                        copy.value.threshold = threshold.value
                        return copy
                    }
                ],
                "animation": [
                    .method("animation", of: Self.self, .unlabeled("animation", AnimationValue.self)) {
                        Self(value: $0.value.animated(by: $1.curve))
                    }
                ],
            ]),
        summary: "How a view changes while it enters and leaves its scroll view.", examples: ["ScrollTransitionConfiguration.interactive"])
}

/// `ScrollTransitionConfiguration.Threshold`.
package struct TransitionThreshold: CatalogNative {
    package static var typeName: String { "ScrollTransitionConfiguration.Threshold" }
    package var value: ScrollTransitionConfiguration.Threshold
    package var swiftDescription: String { "\(value)" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "visible": NativeStatic(
                    value: { _ in Self(value: .visible(1)).encode() },
                    functions: [.make("visible", .unlabeled("amount", Double.self)) { Self(value: .visible($0)) }]),
                "hidden": .of(Self(value: .visible(0))), "centered": .of(Self(value: .centered)),
            ],
            methods: [
                "inset": [.method("inset", of: Self.self, .required("by", Double.self)) { Self(value: .inset($0.value, $1)) }],
                "interpolated": [
                    .method("interpolated", of: Self.self, .required("towards", Self.self), .required("amount", Double.self)) {
                        Self(value: .interpolated($0.value, $1.value, $2))
                    }
                ],
            ]),
        summary: "The position at which a view counts as visible in a scroll transition.",
        examples: ["ScrollTransitionConfiguration.Threshold.visible(0.5)"])
}
