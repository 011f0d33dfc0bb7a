// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The effects of a scrollTransition or visualEffect: what the closure's `content` becomes. It changes no layout.
package struct VisualEffectValue: CatalogNative {
    package static var typeName: String { "VisualEffect" }
    package var opacity = 1.0
    package var blur = 0.0
    package var brightness = 0.0
    package var saturation = 1.0
    package var contrast = 1.0
    package var grayscale = 0.0
    package var hueRotation = Angle.zero
    package var scale = CGSize(width: 1, height: 1)
    package var offset = CGSize.zero
    package var rotation = Angle.zero
    /// A turn in space: its axis, as long as the angle in radians.
    package var rotation3D = DrawingEffect.Axis3D.zero
    /// What a change of size or a turn leaves in its place, in the unit square of the view.
    package var scaleAnchor = UnitPoint.center
    package var rotationAnchor = UnitPoint.center
    package var rotation3DAnchor = UnitPoint.center

    package init() {}

    /// Nothing is changed.
    package static let identity = VisualEffectValue()

    package var swiftDescription: String {
        var parts: [String] = []
        func add(_ name: String, _ value: some CatalogNative, _ neutral: some CatalogNative) {
            if value.encode() != neutral.encode() { parts.append(name + ": " + value.roundedDescription) }
        }
        func add(_ name: String, _ value: Double, _ neutral: Double) {
            if value != neutral { parts.append(name + ": " + NumberFormat.description(value, rounded: true)) }
        }
        add("opacity", opacity, 1)
        add("blur", blur, 0)
        add("brightness", brightness, 0)
        add("saturation", saturation, 1)
        add("contrast", contrast, 1)
        add("grayscale", grayscale, 0)
        add("hueRotation", hueRotation, Angle.zero)
        add("scale", scale, CGSize(width: 1, height: 1))
        add("offset", offset, CGSize.zero)
        add("rotation", rotation, Angle.zero)
        if rotation3D.length > 0 { parts.append("rotation3D: " + rotation3D.swiftDescription) }
        return parts.isEmpty ? "identity" : parts.joined(separator: ", ")
    }

    private func with(_ change: (inout VisualEffectValue) -> Void) -> VisualEffectValue {
        var copy = self
        change(&copy)
        return copy
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, staticMembers: ["identity": .of(identity)], properties: properties,
            methods: methods.merging(refused) { own, _ in own }),
        summary: "Effects that change no layout: opacity, scale, offset, rotation, blur…", examples: [])

    private static let properties: [String: NativeProperty] = [
        "opacity": .computed { (effect: Self) in effect.opacity }, "blur": .computed { (effect: Self) in effect.blur },
        "brightness": .computed { (effect: Self) in effect.brightness }, "saturation": .computed { (effect: Self) in effect.saturation },
        "contrast": .computed { (effect: Self) in effect.contrast }, "grayscale": .computed { (effect: Self) in effect.grayscale },
        "hueRotation": .computed { (effect: Self) in effect.hueRotation }, "scale": .computed { (effect: Self) in effect.scale },
        "offset": .computed { (effect: Self) in effect.offset }, "rotation": .computed { (effect: Self) in effect.rotation },
    ]

    private static func number(_ name: String, _ path: WritableKeyPath<Self, Double> & Sendable, label: String? = nil, adds: Bool = false)
        -> [NativeFunction]
    {
        let parameter: Parameter<Double> = label.map { .required($0) } ?? .unlabeled("amount")
        return [
            .method(name, of: Self.self, parameter) { effect, amount in
                effect.with { $0[keyPath: path] = adds ? $0[keyPath: path] + amount : $0[keyPath: path] * amount }
            }
        ]
    }

    private static let methods: [String: [NativeFunction]] = [
        "opacity": number("opacity", \.opacity), "brightness": number("brightness", \.brightness, adds: true),
        "saturation": number("saturation", \.saturation), "contrast": number("contrast", \.contrast),
        "grayscale": number("grayscale", \.grayscale, adds: true),
        "blur": [
            .method("blur", of: Self.self, .required("radius", Double.self), .defaulted("opaque", false)) { effect, radius, _ in
                effect.with { $0.blur += radius }
            }
        ],
        "hueRotation": [
            .method("hueRotation", of: Self.self, .unlabeled("angle", Angle.self)) { effect, angle in
                effect.with { $0.hueRotation.radians += angle.radians }
            }
        ],
        "rotationEffect": [
            .method("rotationEffect", of: Self.self, .unlabeled("angle", Angle.self), .defaulted("anchor", UnitPoint.center)) {
                effect, angle, anchor in
                effect.with {
                    $0.rotation.radians += angle.radians
                    $0.rotationAnchor = anchor
                }
            }
        ],
        "rotation3DEffect": [
            .method(
                "rotation3DEffect", of: Self.self, .unlabeled("angle", Angle.self), .any("axis", name: "axis"),
                .defaulted("anchor", UnitPoint.center), .defaulted("anchorZ", 0.0), .defaulted("perspective", 1.0)
            ) { effect, angle, axis, anchor, _, _ in
                effect.with {
                    $0.rotation3D += DrawingEffect.Axis3D(axis).turning(by: angle)
                    $0.rotation3DAnchor = anchor
                }
            }
        ],
        "scaleEffect": [
            .method("scaleEffect", of: Self.self, .unlabeled("scale", Double.self), .defaulted("anchor", UnitPoint.center)) {
                effect, scale, anchor in effect.scaled(scale, scale, anchor)
            },
            .method("scaleEffect", of: Self.self, .unlabeled("scale", CGSize.self), .defaulted("anchor", UnitPoint.center)) {
                effect, scale, anchor in effect.scaled(scale.width, scale.height, anchor)
            },
            .method("scaleEffect", of: Self.self, .defaulted("x", 1.0), .defaulted("y", 1.0), .defaulted("anchor", UnitPoint.center)) {
                effect, x, y, anchor in effect.scaled(x, y, anchor)
            },
        ],
        // Kept by name only: nothing else tells of them.
        "colorEffect": [
            .method("colorEffect", of: Self.self, .any(nil, name: "shader", type: "Shader"), .defaulted("isEnabled", true)) {
                effect, _, _ in effect
            }
        ],
        "distortionEffect": [sampling("distortionEffect")], "layerEffect": [sampling("layerEffect")],
        "colorInvert": [.method("colorInvert", of: Self.self) { $0 }],
        "transformEffect": [.method("transformEffect", of: Self.self, .any(nil, name: "transform")) { effect, _ in effect }],
        "projectionEffect": [.method("projectionEffect", of: Self.self, .any(nil, name: "transform")) { effect, _ in effect }],
        "offset": [
            .method("offset", of: Self.self, .unlabeled("offset", CGSize.self)) { $0.moved($1.width, $1.height) },
            .method("offset", of: Self.self, .defaulted("x", 0.0), .defaulted("y", 0.0)) { $0.moved($1, $2) },
        ],
    ]

    /// A shader that samples the view elsewhere.
    private static func sampling(_ name: String) -> NativeFunction {
        .method(
            name, of: Self.self, .any(nil, name: "shader", type: "Shader"), .required("maxSampleOffset", CGSize.self),
            .defaulted("isEnabled", true)
        ) { effect, _, _, _ in effect }
    }

    private func scaled(_ x: Double, _ y: Double, _ anchor: UnitPoint) -> VisualEffectValue {
        with {
            $0.scale = CGSize(width: $0.scale.width * x, height: $0.scale.height * y)
            $0.scaleAnchor = anchor
        }
    }

    private func moved(_ x: Double, _ y: Double) -> VisualEffectValue {
        with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }

    /// Modifiers that change layout are an error here, whatever their arguments.
    private static let refused: [String: [NativeFunction]] = {
        var result: [String: [NativeFunction]] = [:]
        for modifier in Catalog.allModifiers where modifier.receiver == "View" && methods[modifier.name] == nil {
            result[modifier.name] = modifier.overloads.map { overload in
                NativeFunction(modifier.name, overload.parameters) { (call) throws(Diagnostic) in
                    throw Diagnostic(
                        .notAllowedHere,
                        "'\(modifier.name)' is not an effect: only opacity, scale, offset, rotation and the like are allowed here",
                        at: call.span)
                }
            }
        }
        return result
    }()
}
