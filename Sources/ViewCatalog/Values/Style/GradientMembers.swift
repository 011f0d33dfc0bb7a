// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Gradients as views, styles and static members of ShapeStyle.
enum GradientMembers {
    static let functions: [String: [NativeFunction]] = [
        "linearGradient": linear.map { renamed($0, "linearGradient") },
        "radialGradient": radial.map { renamed($0, "radialGradient") },
        "angularGradient": angular.map { renamed($0, "angularGradient") },
        "ellipticalGradient": elliptical.map { renamed($0, "ellipticalGradient") },
    ]

    private static func renamed(_ function: NativeFunction, _ name: String) -> NativeFunction {
        // As a function of ShapeStyle it takes a gradient without a label.
        let parameters = function.parameters.map {
            $0.label == "gradient" ? ParameterInfo(label: nil, name: $0.name, type: $0.type, defaultText: $0.defaultText) : $0
        }
        return NativeFunction(name, parameters, resultType: function.resultType, summary: function.summary, body: function.body)
    }

    static let linear: [NativeFunction] = [
        .initializer(.required("colors", [ColorValue].self), .required("startPoint", UnitPoint.self), .required("endPoint", UnitPoint.self))
        {
            StyleValue(kind: "LinearGradient", colors: $0, start: $1, end: $2)
        },
        .initializer(
            .required("gradient", GradientValue.self), .required("startPoint", UnitPoint.self), .required("endPoint", UnitPoint.self)
        ) {
            StyleValue(kind: "LinearGradient", colors: $0.colors, locations: $0.locations, start: $1, end: $2)
        },
        .initializer(
            .required("stops", [GradientValue.Stop].self), .required("startPoint", UnitPoint.self), .required("endPoint", UnitPoint.self)
        ) {
            StyleValue(kind: "LinearGradient", colors: $0.map(\.color), locations: $0.map(\.location), start: $1, end: $2)
        },
    ]

    static let radial: [NativeFunction] = [
        .initializer(
            .required("colors", [ColorValue].self), .defaulted("center", UnitPoint.center), .defaulted("startRadius", 0.0),
            .required("endRadius", Double.self)
        ) { colors, center, from, to in StyleValue(kind: "RadialGradient", colors: colors, start: center, extent: (from, to)) },
        .initializer(
            .required("gradient", GradientValue.self), .required("center", UnitPoint.self), .required("startRadius", Double.self),
            .required("endRadius", Double.self)
        ) { gradient, center, from, to in
            StyleValue(
                kind: "RadialGradient", colors: gradient.colors, locations: gradient.locations, start: center, extent: (from, to))
        },
    ]

    static let angular: [NativeFunction] = [
        .initializer(.required("colors", [ColorValue].self), .required("center", UnitPoint.self), .defaulted("angle", Angle.zero)) {
            colors, center, angle in
            StyleValue(kind: "AngularGradient", colors: colors, start: center, extent: (angle.radians, angle.radians + 2 * .pi))
        },
        .initializer(.required("gradient", GradientValue.self), .required("center", UnitPoint.self), .defaulted("angle", Angle.zero)) {
            gradient, center, angle in
            StyleValue(
                kind: "AngularGradient", colors: gradient.colors, locations: gradient.locations, start: center,
                extent: (angle.radians, angle.radians + 2 * .pi))
        },
    ]

    static let elliptical: [NativeFunction] = [
        .initializer(
            .required("colors", [ColorValue].self), .defaulted("center", UnitPoint.center), .defaulted("startRadiusFraction", 0.0),
            .defaulted("endRadiusFraction", 0.5)
        ) { colors, center, from, to in StyleValue(kind: "EllipticalGradient", colors: colors, start: center, extent: (from, to)) },
        .initializer(
            .required("gradient", GradientValue.self), .defaulted("center", UnitPoint.center), .defaulted("startRadiusFraction", 0.0),
            .defaulted("endRadiusFraction", 0.5)
        ) { gradient, center, from, to in
            StyleValue(
                kind: "EllipticalGradient", colors: gradient.colors, locations: gradient.locations, start: center, extent: (from, to))
        },
    ]

    static let mesh: [NativeFunction] = [
        .initializer(
            .required("width", Int.self), .required("height", Int.self), .required("points", [SIMD2Value].self),
            .required("colors", [ColorValue].self),
            .defaulted("background", ColorValue(name: "clear", red: 0, green: 0, blue: 0, opacity: 0)),
            .defaulted("smoothsColors", true)
        ) { _, _, _, colors, _, _ in StyleValue(kind: "MeshGradient", colors: colors) }
    ]

    private static func type(_ name: String, _ makers: [NativeFunction], _ example: String) -> ValueTypeDeclaration {
        ValueTypeDeclaration(
            NativeType(name, conformances: ["ShapeStyle", "View"], initializers: makers),
            summary: "A gradient: as a view it takes its proposal.",
            examples: [example])
    }

    static let declarations = [
        type("LinearGradient", linear, "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"),
        type("RadialGradient", radial, "RadialGradient(colors: [.red, .blue], endRadius: 50)"),
        type("EllipticalGradient", elliptical, "EllipticalGradient(colors: [.red, .blue])"),
        type("AngularGradient", angular, "AngularGradient(colors: [.red, .blue], center: .center)"),
        type(
            "MeshGradient", mesh,
            "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])"),
        GradientValue.declaration, GradientValue.Stop.declaration,
    ]
}

/// `Gradient(colors:)`.
struct GradientValue: CatalogNative {
    static var typeName: String { "Gradient" }
    var colors: [ColorValue]
    var locations: [Double]?
    var swiftDescription: String { "Gradient(colors: \(colors.literal))" }

    /// `Gradient.Stop`.
    struct Stop: CatalogNative {
        static var typeName: String { "Gradient.Stop" }
        var color: ColorValue
        var location: Double
        var swiftDescription: String { "Gradient.Stop(color: \(color.literal), location: \(location.literal))" }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                initializers: [
                    .initializer(.required("color", ColorValue.self), .required("location", Double.self)) { Stop(color: $0, location: $1) }
                ]),
            summary: "A colour at a place of a gradient.", examples: ["Gradient.Stop(color: .red, location: 0.5)"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["ShapeStyle"],
            initializers: [
                .initializer(.required("colors", [ColorValue].self)) { GradientValue(colors: $0) },
                .initializer(.required("stops", [Stop].self)) { GradientValue(colors: $0.map(\.color), locations: $0.map(\.location)) },
            ]),
        summary: "The colours of a gradient.", examples: ["Gradient(colors: [.red, .blue])"])
}
