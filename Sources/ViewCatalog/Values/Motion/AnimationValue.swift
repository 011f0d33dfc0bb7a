// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Animation`: how a change is to be reached in time (P5, P6).
package struct AnimationValue: CatalogNative {
    package static var typeName: String { "Animation" }
    package let curve: MotionCurve
    /// As it was written.
    let text: String

    package var swiftDescription: String { text }
    package var literal: String { "." + text }

    init(_ curve: MotionCurve, _ text: String) {
        self.curve = curve
        self.text = text
    }

    package static let standard = AnimationValue(.standard, "default")

    /// What `.delay`, `.speed` and their like make of it; the numbers stand in the text.
    private func with(_ curve: MotionCurve, _ method: String, _ arguments: [String]) -> AnimationValue {
        AnimationValue(curve, text + "." + Self.call(method, arguments))
    }

    private static func call(_ name: String, _ arguments: [String]) -> String {
        "\(name)(\(arguments.joined(separator: ", ")))"
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, conformances: ["Hashable"], initializers: [ownAnimation], staticMembers: makers, methods: methods),
        summary: "How a change happens over time: a timing curve or a spring.",
        examples: ["Animation.spring(duration: 0.3, bounce: 0.2)", "Animation.easeOut(duration: 0.2).delay(0.1)"])

    // MARK: making

    /// Of a `CustomAnimation` of the user's: the default curve stands for it.
    private static let ownAnimation = NativeFunction(
        "init", [ParameterInfo(label: nil, name: "base", type: .named("CustomAnimation"))], resultType: swiftType
    ) { _ in AnimationValue.standard.encode() }

    private static func named(_ name: String, _ curve: MotionCurve, _ functions: [NativeFunction] = []) -> NativeStatic {
        let plain = AnimationValue(curve, name)
        return NativeStatic(value: { _ in plain.encode() }, functions: functions)
    }

    /// Seconds that a person may write: nothing runs backwards, nor longer than a day.
    private static func seconds(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 86_400) }

    private static func timing(_ name: String, _ curve: TimingCurve) -> NativeStatic {
        named(
            name, .timing(curve, duration: 0.35),
            [
                .make(name, .required("duration", Double.self)) {
                    Self(.timing(curve, duration: seconds($0)), call(name, ["duration: \($0.literal)"]))
                }
            ])
    }

    /// `.smooth`, `.snappy`, `.bouncy`: springs of half a second that differ in their bounce.
    private static func preset(_ name: String, bounce: Double) -> NativeStatic {
        named(
            name, .spring(duration: 0.5, bounce: bounce),
            [
                .make(name, .defaulted("duration", 0.5), .defaulted("extraBounce", 0.0)) { duration, extra in
                    Self(
                        .spring(duration: seconds(duration), bounce: bounce + extra),
                        call(name, ["duration: \(duration.literal)", "extraBounce: \(extra.literal)"]))
                }
            ])
    }

    private static let makers: [String: NativeStatic] = [
        "default": named("default", .standard),
        "linear": timing("linear", .linear), "easeIn": timing("easeIn", .easeIn), "easeOut": timing("easeOut", .easeOut),
        "easeInOut": timing("easeInOut", .easeInOut),
        "timingCurve": NativeStatic(functions: [
            .make("timingCurve", .unlabeled("curve", UnitCurveValue.self), .defaulted("duration", 0.35)) { curve, duration in
                Self(
                    .timing(curve.curve, duration: seconds(duration)),
                    call("timingCurve", [curve.literal, "duration: \(duration.literal)"]))
            },
            .make(
                "timingCurve", .unlabeled("p1x", Double.self), .unlabeled("p1y", Double.self), .unlabeled("p2x", Double.self),
                .unlabeled("p2y", Double.self), .defaulted("duration", 0.35)
            ) { x1, y1, x2, y2, duration in
                Self(
                    .timing(TimingCurve(x1, y1, x2, y2), duration: seconds(duration)),
                    call("timingCurve", [x1.literal, y1.literal, x2.literal, y2.literal, "duration: \(duration.literal)"]))
            },
        ]),
        "smooth": preset("smooth", bounce: 0), "snappy": preset("snappy", bounce: 0.15), "bouncy": preset("bouncy", bounce: 0.3),
        "spring": named("spring", .spring(duration: 0.5, bounce: 0), springs),
        "interactiveSpring": named("interactiveSpring", .spring(response: 0.15, dampingFraction: 0.86), interactiveSprings),
        "interpolatingSpring": named("interpolatingSpring", .spring(duration: 0.5, bounce: 0), interpolatingSprings),
    ]

    private static let springs: [NativeFunction] = [
        .make("spring", .unlabeled("spring", SpringValue.self), .defaulted("blendDuration", 0.0)) { spring, _ in
            Self(spring.curve, call("spring", [spring.literal]))
        },
        .make("spring", .defaulted("duration", 0.5), .defaulted("bounce", 0.0), .defaulted("blendDuration", 0.0)) { duration, bounce, _ in
            Self(
                .spring(duration: seconds(duration), bounce: bounce),
                call("spring", ["duration: \(duration.literal)", "bounce: \(bounce.literal)"]))
        },
        .make("spring", .defaulted("response", 0.5), .defaulted("dampingFraction", 0.825), .defaulted("blendDuration", 0.0)) {
            response, fraction, _ in
            Self(
                .spring(response: seconds(response), dampingFraction: fraction),
                call("spring", ["response: \(response.literal)", "dampingFraction: \(fraction.literal)"]))
        },
    ]

    private static let interactiveSprings: [NativeFunction] = [
        .make(
            "interactiveSpring", .defaulted("response", 0.15), .defaulted("dampingFraction", 0.86), .defaulted("blendDuration", 0.25)
        ) { response, fraction, _ in
            Self(
                .spring(response: seconds(response), dampingFraction: fraction),
                call("interactiveSpring", ["response: \(response.literal)", "dampingFraction: \(fraction.literal)"]))
        },
        .make("interactiveSpring", .defaulted("duration", 0.15), .defaulted("extraBounce", 0.0), .defaulted("blendDuration", 0.25)) {
            duration, extra, _ in
            Self(
                .spring(duration: seconds(duration), bounce: 0.15 + extra),
                call("interactiveSpring", ["duration: \(duration.literal)", "extraBounce: \(extra.literal)"]))
        },
    ]

    private static let interpolatingSprings: [NativeFunction] = [
        .make("interpolatingSpring", .unlabeled("spring", SpringValue.self), .defaulted("initialVelocity", 0.0)) { spring, velocity in
            Self(
                .spring(duration: spring.duration, bounce: spring.bounce, velocity: velocity),
                call("interpolatingSpring", [spring.literal, "initialVelocity: \(velocity.literal)"]))
        },
        .make(
            "interpolatingSpring", .defaulted("mass", 1.0), .required("stiffness", Double.self), .required("damping", Double.self),
            .defaulted("initialVelocity", 0.0)
        ) { mass, stiffness, damping, velocity in
            let mass = max(mass, 0.001)
            return Self(
                .spring(stiffness: max(stiffness, 0.001) / mass, damping: max(damping, 0) / mass, velocity: velocity),
                call(
                    "interpolatingSpring",
                    [
                        "mass: \(mass.literal)", "stiffness: \(stiffness.literal)", "damping: \(damping.literal)",
                        "initialVelocity: \(velocity.literal)",
                    ]))
        },
        .make(
            "interpolatingSpring", .defaulted("duration", 0.5), .defaulted("bounce", 0.0), .defaulted("initialVelocity", 0.0)
        ) { duration, bounce, velocity in
            Self(
                .spring(duration: seconds(duration), bounce: bounce, velocity: velocity),
                call(
                    "interpolatingSpring",
                    ["duration: \(duration.literal)", "bounce: \(bounce.literal)", "initialVelocity: \(velocity.literal)"]))
        },
    ]

    // MARK: changing

    private static let methods: [String: [NativeFunction]] = [
        "delay": [
            .method("delay", of: Self.self, .unlabeled("delay", Double.self)) { animation, delay in
                animation.with(.delayed(animation.curve, by: min(max(delay, -86_400), 86_400)), "delay", [delay.literal])
            }
        ],
        "speed": [
            .method("speed", of: Self.self, .unlabeled("speed", Double.self)) { animation, speed in
                animation.with(.sped(animation.curve, times: speed.isFinite ? max(speed, 0) : 0), "speed", [speed.literal])
            }
        ],
        "repeatCount": [
            .method("repeatCount", of: Self.self, .unlabeled("repeatCount", Int.self), .defaulted("autoreverses", true)) {
                animation, count, autoreverses in
                animation.with(
                    .repeated(animation.curve, count: max(count, 1), autoreverses: autoreverses), "repeatCount",
                    [count.literal, "autoreverses: \(autoreverses.literal)"])
            }
        ],
        "repeatForever": [
            .method("repeatForever", of: Self.self, .defaulted("autoreverses", true)) { animation, autoreverses in
                animation.with(
                    .repeated(animation.curve, count: nil, autoreverses: autoreverses), "repeatForever",
                    ["autoreverses: \(autoreverses.literal)"])
            }
        ],
        "logicallyComplete": [
            .method("logicallyComplete", of: Self.self, .required("after", Double.self)) { animation, time in
                animation.with(animation.curve, "logicallyComplete", ["after: \(time.literal)"])
            }
        ],
    ]
}
