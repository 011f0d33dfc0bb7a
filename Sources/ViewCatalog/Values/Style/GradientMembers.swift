// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Gradients and images as styles and static members of ShapeStyle; gradients as views, too.
enum GradientMembers {
    static let functions: [String: [NativeFunction]] = [
        "image": [imagePaint(name: "image", label: nil)],
        "linearGradient": linear.map { renamed($0, "linearGradient") },
        "radialGradient": radial.map { renamed($0, "radialGradient") },
        "angularGradient": angular.map { renamed($0, "angularGradient") },
        "conicGradient": angular.map { renamed($0, "conicGradient") },
        "ellipticalGradient": elliptical.map { renamed($0, "ellipticalGradient") },
    ]

    private static func renamed(_ function: NativeFunction, _ name: String) -> NativeFunction {
        // As a function of ShapeStyle it takes a gradient without a label.
        let parameters = function.parameters.map {
            $0.label == "gradient" ? ParameterInfo(label: nil, name: $0.name, type: $0.type, defaultText: $0.defaultText) : $0
        }
        return NativeFunction(name, parameters, resultType: function.resultType, summary: function.summary, body: function.body)
    }

    static let linear: [NativeFunction] = Parameter.gradients.map { gradient in
        .initializer(gradient, .required("startPoint", UnitPoint.self), .required("endPoint", UnitPoint.self)) {
            style("LinearGradient", $0, start: $1, end: $2)
        }
    }

    static let radial: [NativeFunction] = Parameter.gradients.map { gradient in
        .initializer(
            gradient, .defaulted("center", UnitPoint.center), .defaulted("startRadius", 0.0), .required("endRadius", Double.self)
        ) { style("RadialGradient", $0, start: $1, extent: ($2, $3)) }
    }

    static let angular: [NativeFunction] = Parameter.gradients.flatMap { gradient -> [NativeFunction] in
        [
            .initializer(gradient, .required("center", UnitPoint.self), .defaulted("angle", Angle.zero)) {
                style("AngularGradient", $0, start: $1, extent: ($2.radians, $2.radians + 2 * .pi))
            },
            .initializer(
                gradient, .required("center", UnitPoint.self), .required("startAngle", Angle.self), .required("endAngle", Angle.self)
            ) { style("AngularGradient", $0, start: $1, extent: ($2.radians, $3.radians)) },
        ]
    }

    static let elliptical: [NativeFunction] = Parameter.gradients.map { gradient in
        .initializer(
            gradient, .defaulted("center", UnitPoint.center), .defaulted("startRadiusFraction", 0.0),
            .defaulted("endRadiusFraction", 0.5)
        ) { style("EllipticalGradient", $0, start: $1, extent: ($2, $3)) }
    }

    private static func style(
        _ kind: String, _ gradient: GradientValue, start: UnitPoint, end: UnitPoint? = nil, extent: (from: Double, to: Double)? = nil
    ) -> StyleValue {
        StyleValue(kind: kind, colors: gradient.colors, locations: gradient.locations, start: start, end: end, extent: extent)
    }

    /// An image that is repeated; drawn in the foreground's colour.
    private static func imagePaint(name: String, label: String?) -> NativeFunction {
        .make(
            name, Parameter<Value>.any(label, name: "image", type: "Image"),
            .defaulted("sourceRect", CGRect(x: 0, y: 0, width: 1, height: 1)), .defaulted("scale", 1.0)
        ) { _, _, _ in StyleValue(kind: "ImagePaint") }
    }

    /// Their type is declared in the prelude.
    private static let points = Parameter<Value>.any(
        "points", name: "points", of: .array(.named("SIMD2", genericArguments: [.named("Float")])))

    static let mesh: [NativeFunction] = [
        .initializer(
            .required("width", Int.self), .required("height", Int.self), points, .required("colors", [ColorValue].self),
            .defaulted("background", ColorValue(name: "clear", red: 0, green: 0, blue: 0, opacity: 0)),
            .defaulted("smoothsColors", true), .any("colorSpace", name: "colorSpace", type: "Gradient.ColorSpace", defaultText: ".device")
        ) { width, height, points, colors, _, _, _ in
            var style = StyleValue(kind: "MeshGradient", colors: colors)
            style.mesh = MeshValue(width: width, height: height, points: points)
            return style
        },
        .initializer(
            .required("width", Int.self), .required("height", Int.self),
            Parameter<Value>.any("locations", name: "locations", type: "MeshGradient.Locations"), .required("colors", MeshColors.self),
            .defaulted("background", ColorValue(name: "clear", red: 0, green: 0, blue: 0, opacity: 0)),
            .defaulted("smoothsColors", true), .any("colorSpace", name: "colorSpace", type: "Gradient.ColorSpace", defaultText: ".device")
        ) { _, _, _, colors, _, _, _ in StyleValue(kind: "MeshGradient", colors: colors.colors) },
    ]

    private static func type(_ name: String, _ makers: [NativeFunction], _ example: String) -> ValueTypeDeclaration {
        ValueTypeDeclaration(
            NativeType(name, conformances: ["ShapeStyle", "View"], initializers: makers, methods: ["shadow": StyleValue.shadow]),
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
        ValueTypeDeclaration(
            NativeType(
                "ImagePaint", conformances: ["ShapeStyle"], initializers: [imagePaint(name: "init", label: "image")],
                methods: StyleValue.methods),
            summary: "A style that repeats a part of an image.", examples: ["ImagePaint(image: Image(systemName: \"star\"), scale: 0.5)"]),
        GradientValue.declaration, GradientValue.Stop.declaration, MeshColors.declaration,
    ]
}

/// `MeshGradient.Colors`: those of the points of a mesh, row by row.
struct MeshColors: CatalogNative {
    static var typeName: String { "MeshGradient.Colors" }
    let colors: [ColorValue]
    var swiftDescription: String { ".colors(\(colors.literal))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            staticMembers: [
                "colors": NativeStatic(functions: [.make("colors", .unlabeled("colors", [ColorValue].self)) { MeshColors(colors: $0) }])
            ]),
        summary: "The colours of the points of a mesh.", examples: ["MeshGradient.Colors.colors([.red, .blue])"])
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
            ],
            methods: [
                "colorSpace": [
                    .method("colorSpace", of: GradientValue.self, .any(nil, name: "space", type: "Gradient.ColorSpace")) { gradient, _ in
                        gradient
                    }
                ]
            ]),
        summary: "The colours of a gradient.", examples: ["Gradient(colors: [.red, .blue])"])
}

extension Parameter where T == GradientValue {
    /// The ways to give a gradient's colours: evenly spread, as a Gradient, or by their stops.
    fileprivate static let gradients: [Parameter<GradientValue>] = [
        Parameter(ParameterInfo(label: "colors", name: "colors", type: [ColorValue].swiftType)) { (call, index) throws(Diagnostic) in
            GradientValue(colors: try call.decoded(index, name: "colors"))
        },
        .required("gradient", GradientValue.self),
        Parameter(ParameterInfo(label: "gradient", name: "gradient", type: .named("AnyGradient"))) { (call, index) throws(Diagnostic) in
            let style: StyleValue = try call.decoded(index, name: "gradient")
            return GradientValue(colors: style.colors.flatMap { [$0.mixed(.system("white"), 0.22), $0] })
        },
        Parameter(ParameterInfo(label: "stops", name: "stops", type: [GradientValue.Stop].swiftType)) { (call, index) throws(Diagnostic) in
            let stops: [GradientValue.Stop] = try call.decoded(index, name: "stops")
            return GradientValue(colors: stops.map(\.color), locations: stops.map(\.location))
        },
    ]
}
