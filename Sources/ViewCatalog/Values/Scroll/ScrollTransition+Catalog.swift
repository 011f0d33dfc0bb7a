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
        summary: "Where a view is in its scroll view: before, in, or after (S7.1).", examples: ["ScrollTransitionPhase.topLeading.value"])
}

/// `ScrollTransitionConfiguration`.
package struct TransitionConfigurationValue: CatalogNative {
    package static var typeName: String { "ScrollTransitionConfiguration" }
    package var value: ScrollTransitionConfiguration
    package var swiftDescription: String { literal }
    package var literal: String { value == .identity ? ".identity" : value.kind == .animated ? ".animated" : ".interactive" }

    /// The cubic of a UnitCurve; the circular ones take the cubic that comes nearest.
    private static func curve(_ value: Value) -> TimingCurve {
        switch value.swiftDescription() {
        case "linear": .linear
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "circularEaseIn": TimingCurve(0.55, 0, 1, 0.45)
        case "circularEaseOut": TimingCurve(0, 0.55, 0.45, 1)
        case "circularEaseInOut": TimingCurve(0.85, 0, 0.15, 1)
        default: .easeInOut
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "interactive": NativeStatic(
                    value: { _ in Self(value: .interactive).encode() },
                    functions: [
                        .make("interactive", .any("timingCurve", name: "timingCurve", type: "UnitCurve", defaultText: ".easeInOut")) {
                            Self(value: ScrollTransitionConfiguration(kind: .interactive(curve($0)), threshold: .visible))
                        }
                    ]),
                "animated": NativeStatic(
                    value: { _ in Self(value: .animated).encode() },
                    functions: [
                        .make("animated", .any(nil, name: "animation", type: "Animation", defaultText: ".default")) { _ in
                            Self(value: .animated)
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
                    .method("animation", of: Self.self, .any(nil, name: "animation", type: "Animation")) { configuration, _ in configuration
                    }
                ],
            ]),
        summary: "How a scroll transition goes on (S7.10).", examples: ["ScrollTransitionConfiguration.interactive"])
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
        summary: "When a scroll transition is in place (S7.5).", examples: ["ScrollTransitionConfiguration.Threshold.visible(0.5)"])
}
