// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `GraphicsContext.Shading`: what paths are filled with.
struct GraphicsShading: CatalogNative {
    static var typeName: String { "GraphicsContext.Shading" }

    private enum Kind: Hashable {
        /// nil: the foreground style.
        case style(Value?)
        case linear(GradientValue, CGPoint, CGPoint)
        case radial(GradientValue, CGPoint, from: Double, to: Double)
        case conic(GradientValue, CGPoint, Angle)
    }

    private let kind: Kind

    var swiftDescription: String { "shading" }

    /// The style that paints so in a canvas: its gradients are told by points of the canvas, before the transform.
    func style(in size: CGSize, _ transform: CGAffineTransformValue, _ scale: Double) -> Value? {
        func place(_ point: CGPoint) -> UnitPoint {
            let moved = transform.applied(to: point)
            return UnitPoint(x: moved.x / max(size.width, 1e-9), y: moved.y / max(size.height, 1e-9))
        }
        func gradient(
            _ kind: String, _ colors: GradientValue, _ start: CGPoint, _ end: CGPoint? = nil, _ extent: (from: Double, to: Double)? = nil
        ) -> Value {
            .native(
                StyleValue(
                    kind: kind, colors: colors.colors, locations: colors.locations, start: place(start), end: end.map(place), extent: extent
                ))
        }
        switch kind {
        case .style(let style): return style
        case .linear(let colors, let start, let end): return gradient("LinearGradient", colors, start, end)
        case .radial(let colors, let center, let from, let to):
            return gradient("RadialGradient", colors, center, nil, (from * scale, to * scale))
        case .conic(let colors, let center, let angle):
            return gradient("AngularGradient", colors, center, nil, (angle.radians, angle.radians + 2 * .pi))
        }
    }

    private static func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Self {
        Self(kind: .style(ColorValue(red: red, green: green, blue: blue, opacity: opacity).encode()))
    }

    private static let space = Parameter<Value>.any(nil, name: "colorSpace", type: "Color.RGBColorSpace", defaultText: ".sRGB")
    private static let options = Parameter<Value>.any(
        "options", name: "options", type: "GraphicsContext.GradientOptions", defaultText: "[]")

    private static let statics: [String: NativeStatic] = [
        "foreground": .of(Self(kind: .style(nil))),
        "backdrop": .of(Self(kind: .style(nil))),
        "color": NativeStatic(functions: [
            .make("color", .unlabeled("color", ColorValue.self)) { Self(kind: .style($0.encode())) },
            .make("color", space, .required("white", Double.self), .defaulted("opacity", 1.0)) { color($1, $1, $1, $2) },
            .make(
                "color", space, .required("red", Double.self), .required("green", Double.self), .required("blue", Double.self),
                .defaulted("opacity", 1.0)
            ) { color($1, $2, $3, $4) },
        ]),
        "style": NativeStatic(functions: [
            .make("style", Parameter<Value>.any(nil, name: "style", type: "ShapeStyle")) { Self(kind: .style($0)) }
        ]),
        "palette": NativeStatic(functions: [.make("palette", .unlabeled("array", [Self].self)) { $0.first ?? Self(kind: .style(nil)) }]),
        "linearGradient": NativeStatic(functions: [
            .make(
                "linearGradient", .unlabeled("gradient", GradientValue.self), .required("startPoint", CGPoint.self),
                .required("endPoint", CGPoint.self), options
            ) { gradient, start, end, _ in Self(kind: .linear(gradient, start, end)) }
        ]),
        "radialGradient": NativeStatic(functions: [
            .make(
                "radialGradient", .unlabeled("gradient", GradientValue.self), .required("center", CGPoint.self),
                .required("startRadius", Double.self), .required("endRadius", Double.self), options
            ) { gradient, center, from, to, _ in Self(kind: .radial(gradient, center, from: from, to: to)) }
        ]),
        "conicGradient": NativeStatic(functions: [
            .make(
                "conicGradient", .unlabeled("gradient", GradientValue.self), .required("center", CGPoint.self),
                .defaulted("angle", Angle(degrees: 0)), options
            ) { gradient, center, angle, _ in Self(kind: .conic(gradient, center, angle)) }
        ]),
        "tiledImage": NativeStatic(functions: [
            .make(
                "tiledImage", Parameter<Value>.any(nil, name: "image", type: "Image"), .defaulted("origin", CGPoint.zero),
                .defaulted("sourceRect", CGRect(x: 0, y: 0, width: 1, height: 1)), .defaulted("scale", 1.0)
            ) { _, _, _, _ in Self(kind: .style(nil)) }
        ]),
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, staticMembers: statics), summary: "What the paths of a Canvas are filled with.",
        examples: ["GraphicsContext.Shading.color(.red)"])
}
