// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `GraphicsContext.Filter`: what is done to all that is drawn after it.
struct GraphicsFilter: CatalogNative {
    static var typeName: String { "GraphicsContext.Filter" }
    /// nil: it leaves no trace in a picture.
    let effect: DrawingEffect?
    private let name: String
    var swiftDescription: String { name }

    static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private static func filter<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, effect: @escaping @Sendable (repeat each T) -> DrawingEffect?
    ) -> (String, NativeStatic) {
        (
            name,
            NativeStatic(functions: [
                .make(name, repeat each parameters) { (values: repeat each T) in Self(effect: effect(repeat each values), name: name) }
            ])
        )
    }

    private static let options = Parameter<Value>.any("options", name: "options", defaultText: "[]")

    private static let filters: [(String, NativeStatic)] = [
        filter("blur", .required("radius", Double.self), options) { radius, _ in .blur(radius) },
        filter(
            "shadow", .defaulted("color", ColorValue(red: 0, green: 0, blue: 0, opacity: 0.33)), .required("radius", Double.self),
            .defaulted("x", 0.0), .defaulted("y", 0.0),
            .any("blendMode", name: "blendMode", type: "GraphicsContext.BlendMode", defaultText: ".normal"), options
        ) { color, radius, x, y, _, _ in .shadow(color, radius: radius, offset: CGSize(width: x, height: y)) },
        filter("brightness", .unlabeled("amount", Double.self)) { .color(.brightness($0)) },
        filter("contrast", .unlabeled("amount", Double.self)) { .color(.contrast($0)) },
        filter("saturation", .unlabeled("amount", Double.self)) { .color(.saturation($0)) },
        filter("grayscale", .unlabeled("amount", Double.self)) { .color(.grayscale($0)) },
        filter("hueRotation", .unlabeled("angle", Angle.self)) { .color(.hueRotation($0)) },
        filter("colorInvert", .unlabeledDefault("amount", 1.0)) { _ in .color(.invert) },
        filter("colorMultiply", .unlabeled("color", ColorValue.self)) { .color(.multiply($0)) },
        filter("projectionTransform", .any(nil, name: "matrix")) { _ in nil },
        filter(
            "alphaThreshold", .required("min", Double.self), .defaulted("max", 1.0),
            .defaulted("color", ColorValue(red: 0, green: 0, blue: 0))
        ) { _, _, _ in nil },
        filter("colorShader", .any(nil, name: "shader", type: "Shader")) { _ in nil },
        filter("distortionShader", .any(nil, name: "shader", type: "Shader"), .required("maxSampleOffset", CGSize.self)) { _, _ in nil },
        filter("layerShader", .any(nil, name: "shader", type: "Shader"), .required("maxSampleOffset", CGSize.self)) { _, _ in nil },
        ("luminanceToAlpha", .of(Self(effect: .color(.luminanceToAlpha), name: "luminanceToAlpha"))),
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, staticMembers: Dictionary(uniqueKeysWithValues: filters)),
        summary: "A filter for everything that a Canvas draws after it.", examples: ["GraphicsContext.Filter.blur(radius: 3)"])
}
