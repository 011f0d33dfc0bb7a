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

    var swiftDescription: String { "Spring(duration: \(duration.literal), bounce: \(bounce.literal))" }
    var curve: MotionCurve { .spring(duration: duration, bounce: bounce) }

    init(duration: Double, bounce: Double) {
        self.duration = duration.isFinite ? min(max(duration, 0.001), 86_400) : 0.5
        self.bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    }

    /// A spring by its constants: the period and the share of critical damping that they give.
    init(mass: Double, stiffness: Double, damping: Double) {
        let (mass, stiffness) = (max(mass, 0.001), max(stiffness, 0.001))
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(duration: 2 * .pi * (mass / stiffness).squareRoot(), bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.defaulted("duration", 0.5), .defaulted("bounce", 0.0)) { SpringValue(duration: $0, bounce: $1) },
                .initializer(.required("response", Double.self), .required("dampingRatio", Double.self)) {
                    SpringValue(duration: $0, bounce: 1 - $1)
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
                "dampingRatio": .computed { (spring: SpringValue) in 1 - spring.bounce },
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
