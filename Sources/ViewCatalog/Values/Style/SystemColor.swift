// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIColor` and `NSColor`: the system's colours by name.
struct SystemColor: CatalogNative {
    static var typeName: String { "UIColor" }
    let name: String
    let color: ColorValue
    var swiftDescription: String { name }
    var literal: String { "." + name }

    private typealias RGB = (Double, Double, Double)

    private static let table: [(name: String, light: RGB, dark: RGB?)] = [
        ("systemBackground", (255, 255, 255), (0, 0, 0)), ("secondarySystemBackground", (242, 242, 247), (28, 28, 30)),
        ("tertiarySystemBackground", (255, 255, 255), (44, 44, 46)), ("systemGroupedBackground", (242, 242, 247), (0, 0, 0)),
        ("secondarySystemGroupedBackground", (255, 255, 255), (28, 28, 30)),
        ("tertiarySystemGroupedBackground", (242, 242, 247), (44, 44, 46)), ("label", (0, 0, 0), (255, 255, 255)),
        ("secondaryLabel", (60, 60, 67), (235, 235, 245)), ("tertiaryLabel", (60, 60, 67), (235, 235, 245)),
        ("quaternaryLabel", (60, 60, 67), (235, 235, 245)), ("placeholderText", (60, 60, 67), (235, 235, 245)),
        ("separator", (60, 60, 67), (84, 84, 88)), ("opaqueSeparator", (198, 198, 200), (56, 56, 58)),
        ("link", (0, 122, 255), (9, 132, 255)), ("systemFill", (120, 120, 128), (120, 120, 128)),
        ("secondarySystemFill", (120, 120, 128), (120, 120, 128)), ("tertiarySystemFill", (118, 118, 128), (118, 118, 128)),
        ("quaternarySystemFill", (116, 116, 128), (118, 118, 128)), ("systemGray", (142, 142, 147), (142, 142, 147)),
        ("systemGray2", (174, 174, 178), (99, 99, 102)), ("systemGray3", (199, 199, 204), (72, 72, 74)),
        ("systemGray4", (209, 209, 214), (58, 58, 60)), ("systemGray5", (229, 229, 234), (44, 44, 46)),
        ("systemGray6", (242, 242, 247), (28, 28, 30)), ("lightGray", (170, 170, 170), nil), ("darkGray", (85, 85, 85), nil),
        ("magenta", (255, 0, 255), nil), ("darkText", (0, 0, 0), nil), ("lightText", (255, 255, 255), nil),
        ("tintColor", (0, 122, 255), (10, 132, 255)), ("groupTableViewBackground", (242, 242, 247), (0, 0, 0)),
    ]

    /// The names that only the Mac has.
    private static let tableOfMac: [(name: String, light: RGB, dark: RGB?)] = [
        ("windowBackgroundColor", (236, 236, 236), (50, 50, 50)), ("underPageBackgroundColor", (150, 150, 150), (40, 40, 40)),
        ("controlBackgroundColor", (255, 255, 255), (30, 30, 30)), ("textBackgroundColor", (255, 255, 255), (30, 30, 30)),
        ("controlColor", (255, 255, 255), (101, 101, 101)), ("controlAccentColor", (0, 122, 255), (10, 132, 255)),
        ("labelColor", (0, 0, 0), (255, 255, 255)), ("secondaryLabelColor", (60, 60, 67), (235, 235, 245)),
        ("tertiaryLabelColor", (60, 60, 67), (235, 235, 245)), ("quaternaryLabelColor", (60, 60, 67), (235, 235, 245)),
        ("quinaryLabel", (60, 60, 67), (235, 235, 245)), ("placeholderTextColor", (60, 60, 67), (235, 235, 245)),
        ("linkColor", (0, 104, 218), (65, 156, 255)), ("separatorColor", (60, 60, 67), (84, 84, 88)),
        ("gridColor", (230, 230, 230), (26, 26, 26)), ("textColor", (0, 0, 0), (255, 255, 255)),
        ("headerTextColor", (0, 0, 0), (255, 255, 255)), ("windowFrameTextColor", (0, 0, 0), (255, 255, 255)),
        ("controlTextColor", (0, 0, 0), (255, 255, 255)), ("disabledControlTextColor", (0, 0, 0), (255, 255, 255)),
        ("selectedControlTextColor", (0, 0, 0), (255, 255, 255)), ("selectedTextColor", (0, 0, 0), (255, 255, 255)),
        ("unemphasizedSelectedTextColor", (0, 0, 0), (255, 255, 255)), ("selectedMenuItemTextColor", (255, 255, 255), nil),
        ("alternateSelectedControlTextColor", (255, 255, 255), nil), ("selectedControlColor", (179, 215, 255), (63, 99, 139)),
        ("selectedTextBackgroundColor", (179, 215, 255), (63, 99, 139)), ("selectedContentBackgroundColor", (0, 99, 225), (0, 88, 208)),
        ("unemphasizedSelectedTextBackgroundColor", (220, 220, 220), (70, 70, 70)),
        ("unemphasizedSelectedContentBackgroundColor", (220, 220, 220), (70, 70, 70)), ("findHighlightColor", (255, 255, 0), nil),
        ("keyboardFocusIndicatorColor", (0, 103, 244), (26, 169, 255)), ("scrubberTexturedBackground", (255, 255, 255), nil),
        ("highlightColor", (255, 255, 255), (180, 180, 180)), ("shadowColor", (0, 0, 0), nil),
    ]

    /// How much those show that are seen through.
    private static let opacities: [String: Double] = [
        "secondaryLabel": 0.6, "tertiaryLabel": 0.3, "quaternaryLabel": 0.18, "placeholderText": 0.3, "separator": 0.29,
        "systemFill": 0.2, "secondarySystemFill": 0.16, "tertiarySystemFill": 0.12, "quaternarySystemFill": 0.08,
        "secondaryLabelColor": 0.6, "tertiaryLabelColor": 0.3, "quaternaryLabelColor": 0.18, "quinaryLabel": 0.1, "separatorColor": 0.29,
        "placeholderTextColor": 0.3, "disabledControlTextColor": 0.25, "keyboardFocusIndicatorColor": 0.5, "lightText": 0.6,
    ]

    private static let all: [SystemColor] = namedByUse + namedAsColor

    private static let namedByUse: [SystemColor] = [table, tableOfMac].joined().map { row in
        SystemColor(name: row.name, color: ColorValue(light: row.light, dark: row.dark, opacity: opacities[row.name] ?? 1))
    }

    /// The names of Color, too: `UIColor.red`, and as `systemRed`.
    private static let namedAsColor: [SystemColor] = ColorValue.named.flatMap { color in
        [
            SystemColor(name: color.name, color: color.value),
            SystemColor(name: "system" + color.name.prefix(1).uppercased() + color.name.dropFirst(), color: color.value),
        ]
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["NSColor", "ColorResource", "CGColor"], conformances: ["Hashable"],
            initializers: [
                NativeFunction(
                    "init",
                    [
                        ParameterInfo(label: "name", name: "name", type: .named("String")),
                        ParameterInfo(label: "bundle", name: "bundle", type: .named("Bundle")),
                    ], resultType: swiftType
                ) { call in
                    let name = String.decode(call[0] ?? .nil) ?? ""
                    return SystemColor(name: name, color: ColorValue.asset(name, call.resources)).encode()
                },
                named([]),
                named([
                    ParameterInfo(label: "in", name: "bundle", type: .optional(.named("Bundle"))),
                    ParameterInfo(label: "compatibleWith", name: "traits", type: .optional(.named("UITraitCollection"))),
                ]),
                .initializer(.unlabeled("color", ColorValue.self)) { SystemColor(name: "UIColor", color: $0) },
                .initializer(.required("resource", SystemColor.self)) { $0 },
                dynamic(nil), dynamic("dynamicProvider"),
                components("red"), components("displayP3Red"),
                grey("white"), grey("gray"), .initializer(.required("cgColor", SystemColor.self)) { $0 },
                .initializer(
                    .required("hue", Double.self), .required("saturation", Double.self), .required("brightness", Double.self),
                    .required("alpha", Double.self)
                ) { SystemColor(name: "UIColor", color: ColorValue(hue: $0, saturation: $1, brightness: $2, opacity: $3)) },
            ],
            staticMembers: Dictionary(all.map { ($0.name, NativeStatic.of($0)) }) { first, _ in first },
            properties: [
                // What `UIColor.getRed` and its kin take apart: red, green, blue and opacity, in light appearance.
                "_components": .computed { (color: SystemColor) in color.components },
                "cgColor": .computed { (color: SystemColor) in color }, "ciColor": .computed { (color: SystemColor) in color },
                "components": .computed { (color: SystemColor) in [Double]?.some(color.components) },
                "alpha": .computed { (color: SystemColor) in color.color.opacity },
            ],
            methods: [
                "resolvedColor": [
                    .method("resolvedColor", of: SystemColor.self, .required("with", TraitCollectionValue.self)) { $0.resolved(with: $1) }
                ],
                "withAlphaComponent": [
                    .method("withAlphaComponent", of: SystemColor.self, .unlabeled("alpha", Double.self)) { color, alpha in
                        var faded = color.color
                        faded.opacity = alpha
                        return SystemColor(name: "UIColor", color: faded)
                    }
                ],
            ]),
        summary: "A colour of the system, for Color(uiColor:).",
        examples: ["Color(uiColor: .systemBackground)", "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"])

    /// `UIColor(red:green:blue:alpha:)`; the wider colour space is not told apart, as it is not for a Color.
    private static func components(_ red: String) -> NativeFunction {
        .initializer(
            .required(red, Double.self), .required("green", Double.self), .required("blue", Double.self), .required("alpha", Double.self)
        ) { SystemColor(name: "UIColor", color: ColorValue(red: $0, green: $1, blue: $2, opacity: $3)) }
    }

    /// `UIColor(white:alpha:)`, `CGColor(gray:alpha:)`
    private static func grey(_ label: String) -> NativeFunction {
        .initializer(.required(label, Double.self), .required("alpha", Double.self)) {
            SystemColor(name: "UIColor", color: ColorValue(red: $0, green: $0, blue: $0, opacity: $1))
        }
    }

    /// In one appearance.
    private func resolved(with traits: TraitCollectionValue) -> SystemColor {
        let seen = color.components(isDark: traits.style == .dark)
        return SystemColor(name: name, color: ColorValue(red: seen.red, green: seen.green, blue: seen.blue, opacity: seen.opacity))
    }

    /// `UIColor(named:)`: nil where no asset catalogue has that colour.
    private static func named(_ others: [ParameterInfo]) -> NativeFunction {
        let name = ParameterInfo(label: "named", name: "name", type: .named("String"))
        return NativeFunction("init", [name] + others, resultType: .optional(swiftType)) { call in
            let name = String.decode(call[0] ?? .nil) ?? ""
            guard call.resources.colors[name] != nil else { return .nil }
            return SystemColor(name: name, color: ColorValue.asset(name, call.resources)).encode()
        }
    }

    private var components: [Double] { [color.red, color.green, color.blue, color.opacity] }

    /// `UIColor { traits in … }`: the colours that the closure gives in light and in dark appearance.
    private static func dynamic(_ label: String?) -> NativeFunction {
        let type = TypeSyntax.function(parameters: [.named("UITraitCollection")], result: swiftType)
        return NativeFunction("init", [ParameterInfo(label: label, name: "dynamicProvider", type: type)], resultType: swiftType) {
            (call) throws(Diagnostic) in
            guard case .function(let provider)? = call[0] else { return .nil }
            func color(_ style: TraitCollectionValue.Style) throws(Diagnostic) -> ColorValue {
                let traits = TraitCollectionValue(style: style).encode()
                return try SystemColor.expect(try call.machine.call(provider, [traits], in: call.context)).color
            }
            var both = try color(.light)
            let dark = try color(.dark)
            both.name = nil
            both.dark = ColorValue.Components(red: dark.red, green: dark.green, blue: dark.blue, opacity: dark.opacity)
            return SystemColor(name: "UIColor", color: both).encode()
        }
    }
}

/// `UITraitCollection`, as far as a colour asks for it.
struct TraitCollectionValue: CatalogNative {
    static var typeName: String { "UITraitCollection" }
    let style: Style
    var swiftDescription: String { "UITraitCollection(userInterfaceStyle: .\(style.caseName))" }

    /// `UIUserInterfaceStyle`
    enum Style: CatalogEnum {
        case unspecified, light, dark
        static var typeName: String { "UIUserInterfaceStyle" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Style.self), summary: "Light or dark.", examples: ["UIUserInterfaceStyle.dark"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [.initializer(.required("userInterfaceStyle", Style.self)) { TraitCollectionValue(style: $0) }],
            staticMembers: [
                "current": NativeStatic(value: { context in
                    context.read { TraitCollectionValue(in: CatalogHost.environment(at: $0.site)).encode() }
                })
            ],
            properties: ["userInterfaceStyle": .computed { (traits: TraitCollectionValue) in traits.style }]),
        summary: "The traits that a colour may depend on: the appearance.", examples: ["UITraitCollection(userInterfaceStyle: .dark)"])
}

extension TraitCollectionValue {
    /// Those of a place.
    init(in environment: EnvironmentValues) { self.init(style: environment[CatalogKeys.colorScheme] == .dark ? .dark : .light) }
}
