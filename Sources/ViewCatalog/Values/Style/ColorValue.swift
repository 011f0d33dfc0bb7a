// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Color`: a view that takes its proposal and a style. Red, green, blue and opacity from 0 to 1.
package struct ColorValue: CatalogNative, ViewConvertible {
    package static var typeName: String { "Color" }
    /// The name of a system colour; nil for one made of components.
    package var name: String?
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double
    /// The components in dark appearance; nil: the same.
    package var dark: Components?

    /// Red, green, blue and opacity from 0 to 1.
    package struct Components: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var opacity: Double

        package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }

    /// What is seen of it in an appearance.
    package func components(isDark: Bool) -> Components {
        guard isDark, let dark else { return Components(red: red, green: green, blue: blue, opacity: opacity) }
        return Components(red: dark.red, green: dark.green, blue: dark.blue, opacity: dark.opacity * opacity)
    }

    /// From 0 to 255, as tables have them.
    init(
        name: String? = nil, light: (Double, Double, Double), dark: (Double, Double, Double)?, opacity: Double = 1, darkOpacity: Double = 1
    ) {
        self.init(name: name, red: light.0 / 255, green: light.1 / 255, blue: light.2 / 255, opacity: opacity)
        self.dark = dark.map { Components(red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255, opacity: darkOpacity) }
    }

    /// A colour of the system by its name.
    package static func system(_ name: String) -> ColorValue {
        named.first { $0.name == name }?.value ?? ColorValue(red: 0, green: 0, blue: 0)
    }

    package init(name: String? = nil, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    package var swiftDescription: String {
        (name ?? "Color(red: \(red), green: \(green), blue: \(blue))") + (opacity == 1 || name == "clear" ? "" : ".opacity(\(opacity))")
    }
    package var literal: String { name == nil ? swiftDescription : "." + swiftDescription }

    func view(of value: Value, tag: ViewTag) -> ViewValue {
        let paint = Self.paints[self] ?? PaintAttachment(style: value)
        return ViewValue(node: PaintNode(paint, tag: tag), typeName: "ModifiedContent", name: tag.name, layers: 1)
    }

    /// The paint of each colour of the system. Much of a scene has such a colour: all of that shares one.
    private static let paints = Dictionary(uniqueKeysWithValues: named.map { ($0.value, PaintAttachment(style: $0.value.encode())) })

    /// The colours of the system, in light and in dark appearance.
    static let named: [(name: String, value: ColorValue)] =
        [
            ("red", (255, 59, 48), (255, 69, 58)), ("orange", (255, 149, 0), (255, 159, 10)), ("yellow", (255, 204, 0), (255, 214, 10)),
            ("green", (52, 199, 89), (48, 209, 88)), ("mint", (0, 199, 190), (99, 230, 226)), ("teal", (48, 176, 199), (64, 200, 224)),
            ("cyan", (50, 173, 230), (100, 210, 255)), ("blue", (0, 122, 255), (10, 132, 255)), ("indigo", (88, 86, 214), (94, 92, 230)),
            ("purple", (175, 82, 222), (191, 90, 242)), ("pink", (255, 45, 85), (255, 55, 95)), ("brown", (162, 132, 94), (172, 142, 104)),
            ("white", (255, 255, 255), (255, 255, 255)), ("gray", (142, 142, 147), (142, 142, 147)), ("black", (0, 0, 0), (0, 0, 0)),
            ("primary", (0, 0, 0), (255, 255, 255)), ("secondary", (60, 60, 67), (235, 235, 245)),
            ("accentColor", (0, 122, 255), (10, 132, 255)),
        ].map { ($0.0, ColorValue(name: $0.0, light: $0.1, dark: $0.2)) }
        + [("clear", ColorValue(name: "clear", red: 0, green: 0, blue: 0, opacity: 0))]

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["View", "ShapeStyle", "Hashable"], initializers: makers,
            staticMembers: Dictionary(uniqueKeysWithValues: named.map { ($0.name, NativeStatic.of($0.value)) }),
            properties: StyleValue.levels.merging(
                [
                    "gradient": .computed { (color: ColorValue) in StyleValue(kind: "AnyGradient", colors: [color]) },
                    "description": .computed { (color: ColorValue) in color.swiftDescription },
                    "cgColor": .computed { (color: ColorValue) in SystemColor?.some(SystemColor(name: "UIColor", color: color)) },
                ]
            ) { $1 },
            methods: [
                "shadow": [.method("shadow", of: ColorValue.self, .any(nil, name: "style", type: "ShadowStyle")) { color, _ in color }],
                "opacity": [.method("opacity", of: ColorValue.self, .unlabeled("opacity", Double.self)) { $0.faded($1) }],
                "mix": [
                    .method(
                        "mix", of: ColorValue.self, .required("with", ColorValue.self), .required("by", Double.self),
                        .any("in", name: "colorSpace", type: "Gradient.ColorSpace", defaultText: ".perceptual")
                    ) { color, other, fraction, _ in color.mixed(other, fraction) }
                ],
                "exposureAdjust": [.method("exposureAdjust", of: ColorValue.self, .unlabeled("stops", Double.self)) { color, _ in color }],
                "headroom": [.method("headroom", of: ColorValue.self, .unlabeled("headroom", Double?.self)) { color, _ in color }],
            ]),
        summary: "A colour: as a view it takes its proposal, 10 where that is nil.",
        examples: ["Color.red", "Color(red: 0.5, green: 0.2, blue: 1).opacity(0.5)"])

    private static let makers: [NativeFunction] = [
        .initializer(
            .required("red", Double.self), .required("green", Double.self), .required("blue", Double.self), .defaulted("opacity", 1.0)
        ) {
            ColorValue(red: $0, green: $1, blue: $2, opacity: $3)
        },
        .initializer(
            .any(nil, name: "colorSpace", type: "Color.RGBColorSpace"), .required("red", Double.self), .required("green", Double.self),
            .required("blue", Double.self),
            .defaulted("opacity", 1.0)
        ) {
            ColorValue(red: $1, green: $2, blue: $3, opacity: $4)
        },
        .initializer(
            .any(nil, name: "colorSpace", type: "Color.RGBColorSpace"), .required("white", Double.self), .defaulted("opacity", 1.0)
        ) { ColorValue(red: $1, green: $1, blue: $1, opacity: $2) },
        .initializer(.required("cgColor", SystemColor.self)) { $0.color },
        .initializer(.unlabeled("color", ColorValue.self)) { $0 },
        .initializer(.required("white", Double.self), .defaulted("opacity", 1.0)) { ColorValue(red: $0, green: $0, blue: $0, opacity: $1) },
        .initializer(
            .required("hue", Double.self), .required("saturation", Double.self), .required("brightness", Double.self),
            .defaulted("opacity", 1.0)
        ) {
            ColorValue(hue: $0, saturation: $1, brightness: $2, opacity: $3)
        },
        NativeFunction(
            "init",
            [
                ParameterInfo(label: nil, name: "name", type: .named("String")),
                ParameterInfo(label: "bundle", name: "bundle", type: .optional(.named("Bundle")), defaultText: "nil"),
            ], resultType: swiftType
        ) { call in asset(String.decode(call[0] ?? .nil) ?? "", call.resources).encode() },
        .initializer(.required("uiColor", SystemColor.self)) { $0.color },
        .initializer(.required("nsColor", SystemColor.self)) { $0.color },
        .initializer(.unlabeled("color", SystemColor.self)) { $0.color },
        .initializer(.unlabeled("color", ColorValue.self)) { $0 },
    ]

    /// A colour of the app's asset catalogues by its name; a grey where there is no colour of that name.
    static func asset(_ name: String, _ resources: AppResources) -> ColorValue {
        guard let asset = resources.colors[name] else { return ColorValue(red: 0.5, green: 0.5, blue: 0.5) }
        var color = asset.light
        color.dark = asset.dark.map { Components(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity) }
        return color
    }

    init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        func component(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    func faded(_ factor: Double) -> ColorValue {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    func mixed(_ other: ColorValue, _ fraction: Double) -> ColorValue {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return ColorValue(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: mix(opacity, other.opacity))
    }
}
