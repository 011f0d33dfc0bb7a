// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Spring`: a spring on its own, for `Animation.spring(_:)` and keyframes (P6).
struct SpringValue: CatalogNative {
    static var typeName: String { "Spring" }
    /// How long it seems to take, in seconds.
    let duration: Double
    /// From -1, ever slower, over 0, no bounce, to 1, without end.
    let bounce: Double
    /// What moves; the rest of it is as if that were 1.
    let mass: Double

    /// The share of critical damping.
    private var ratio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
    /// How often it would swing without damping, in radians a second.
    private var frequency: Double { 2 * Double.pi / duration }
    private var stiffness: Double { mass * frequency * frequency }
    private var damping: Double { 2 * ratio * mass * frequency }

    /// In the terms in which it was made: a duration and a bounce do not tell the mass.
    var swiftDescription: String {
        mass == 1
            ? "Spring(duration: \(duration.literal), bounce: \(bounce.literal))"
            : "Spring(mass: \(mass.literal), stiffness: \(stiffness.literal), damping: \(damping.literal))"
    }
    var curve: MotionCurve { .spring(duration: duration, bounce: bounce) }

    init(duration: Double, bounce: Double, mass: Double = 1) {
        self.mass = mass
        self.duration = duration.isFinite ? min(max(duration, 0.001), 86_400) : 0.5
        self.bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    }

    /// A spring by its constants: the period and the share of critical damping that they give.
    init(mass: Double, stiffness: Double, damping: Double) {
        let (mass, stiffness) = (max(mass, 0.001), max(stiffness, 0.001))
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(duration: 2 * .pi * (mass / stiffness).squareRoot(), bounce: Self.bounce(ofRatio: ratio), mass: mass)
    }

    private static func bounce(ofRatio ratio: Double) -> Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.defaulted("duration", 0.5), .defaulted("bounce", 0.0)) { SpringValue(duration: $0, bounce: $1) },
                .initializer(.required("response", Double.self), .required("dampingRatio", Double.self)) {
                    SpringValue(duration: $0, bounce: bounce(ofRatio: $1))
                },
                .initializer(.defaulted("mass", 1.0), .required("stiffness", Double.self), .required("damping", Double.self)) {
                    SpringValue(mass: $0, stiffness: $1, damping: $2)
                },
            ],
            staticMembers: [
                "smooth": preset("smooth", 0), "snappy": preset("snappy", 0.15), "bouncy": preset("bouncy", 0.3),
            ],
            properties: [
                "duration": .computed { (spring: SpringValue) in spring.duration },
                "bounce": .computed { (spring: SpringValue) in spring.bounce },
                "response": .computed { (spring: SpringValue) in spring.duration },
                "dampingRatio": .computed { (spring: SpringValue) in spring.ratio },
                "mass": .computed { (spring: SpringValue) in spring.mass },
                "stiffness": .computed { (spring: SpringValue) in spring.stiffness },
                "damping": .computed { (spring: SpringValue) in spring.damping },
            ]),
        summary: "A spring by its duration and its bounce.", examples: ["Spring(duration: 0.5, bounce: 0.3)"])

    private static func preset(_ name: String, _ bounce: Double) -> NativeStatic {
        let plain = SpringValue(duration: 0.5, bounce: bounce)
        return NativeStatic(
            value: { _ in plain.encode() },
            functions: [
                .make(name, .defaulted("duration", 0.5), .defaulted("extraBounce", 0.0)) {
                    SpringValue(duration: $0, bounce: bounce + $1)
                }
            ])
    }
}
