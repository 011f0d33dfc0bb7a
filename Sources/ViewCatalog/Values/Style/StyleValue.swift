// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A style that is no plain colour: a gradient, a material, `.primary`, `.tint`. Only drawing sees more of it than its name.
package struct StyleValue: CatalogNative, ViewConvertible {
    package static var typeName: String { "AnyShapeStyle" }
    /// The type: `LinearGradient`, `Material`, `HierarchicalShapeStyle`…
    package var kind: String
    /// The static member that gave it: `thinMaterial`.
    package var name: String?
    package var colors: [ColorValue]
    package var start: UnitPoint?
    package var end: UnitPoint?
    package var opacity = 1.0

    package init(kind: String, name: String? = nil, colors: [ColorValue] = [], start: UnitPoint? = nil, end: UnitPoint? = nil) {
        self.kind = kind
        self.name = name
        self.colors = colors
        self.start = start
        self.end = end
    }

    package var nativeTypeName: String { kind }
    package var swiftDescription: String { name ?? kind }
    package var literal: String { name.map { "." + $0 } ?? kind }

    func view(of value: Value, tag: ViewTag) -> ViewValue {
        ViewValue(node: PaintNode(PaintAttachment(style: value), tag: tag), typeName: "ModifiedContent", name: tag.name, layers: 1)
    }

    /// Styles by the names of their static members on ShapeStyle.
    static let named: [StyleValue] = [
        ("Material", ["ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"]),
        ("HierarchicalShapeStyle", ["tertiary", "quaternary", "quinary"]),
        ("TintShapeStyle", ["tint"]), ("BackgroundStyle", ["background", "windowBackground"]), ("ForegroundStyle", ["foreground"]),
        ("SelectionShapeStyle", ["selection"]), ("SeparatorShapeStyle", ["separator"]), ("FillShapeStyle", ["fill"]),
        ("PlaceholderTextShapeStyle", ["placeholder"]), ("LinkShapeStyle", ["link"]),
    ].flatMap { kind, names in names.map { StyleValue(kind: kind, name: $0) } }

    static let kinds = [
        "Material", "HierarchicalShapeStyle", "TintShapeStyle", "BackgroundStyle", "ForegroundStyle", "SelectionShapeStyle",
        "SeparatorShapeStyle", "FillShapeStyle", "PlaceholderTextShapeStyle", "LinkShapeStyle", "AnyGradient",
    ]

    /// `.background.secondary`: the same style, fainter.
    static let levels: [String: NativeProperty] = Dictionary(
        uniqueKeysWithValues: ["primary", "secondary", "tertiary", "quaternary", "quinary"].map { level in
            (level, NativeProperty(type: .named("ShapeStyle")) { receiver, _ in receiver })
        })

    /// `.red.gradient.shadow(.inner(radius: 3))`: the same style, with a shadow that no picture shows.
    static let shadowed: [String: [NativeFunction]] = [
        "shadow": [.method("shadow", of: StyleValue.self, .any(nil, name: "style", type: "ShadowStyle")) { style, _ in style }]
    ]

    /// The types of these styles: members of ShapeStyle are theirs, too.
    static let declarations: [ValueTypeDeclaration] =
        kinds.map { kind in
            var conformances: Set<String> = ["ShapeStyle", "Hashable"]
            if kind == "Material" || kind == "AnyGradient" || kind == "BackgroundStyle" { conformances.insert("View") }
            let members = named.filter { $0.kind == kind }
            var statics: [String: NativeStatic] = [:]
            for style in members { statics[style.name ?? ""] = .of(style) }
            return ValueTypeDeclaration(
                NativeType(kind, conformances: conformances, staticMembers: statics, properties: levels, methods: shadowed),
                summary: "A style of drawing.",
                examples: members.first.map { ["\(kind).\($0.name ?? "")"] } ?? [])
        } + [
            ValueTypeDeclaration(
                NativeType(
                    typeName, conformances: ["ShapeStyle"],
                    initializers: [
                        NativeFunction("init", [ParameterInfo(label: nil, name: "style", type: .named("ShapeStyle"))]) { $0[0] ?? .nil }
                    ]),
                summary: "Any style.", examples: ["AnyShapeStyle(Color.red)"])
        ]
}
