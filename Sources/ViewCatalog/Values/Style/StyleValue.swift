// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A style that is not a plain colour: a gradient, a material, `.primary`, `.tint`. Only drawing sees more of it than its name.
package struct StyleValue: CatalogNative, ViewConvertible {
    package static var typeName: String { "AnyShapeStyle" }
    /// The type: `LinearGradient`, `Material`, `HierarchicalShapeStyle`…
    package var kind: String
    /// The static member that gave it: `thinMaterial`.
    package var name: String?
    package var colors: [ColorValue]
    /// Where the colours stand, from 0 to 1; nil: evenly spread.
    package var locations: [Double]?
    package var start: UnitPoint?
    package var end: UnitPoint?
    /// The radii of a radial gradient in points, of an elliptical one as parts of the frame; the angles of an angular one in radians.
    package var extent: (from: Double, to: Double)?
    /// Where the colours of a mesh stand.
    package var mesh: MeshValue?
    /// How far below the first level a style is: `.secondary` is 1.
    package var level = 0
    /// How much of it shows, from 0 to 1.
    package var opacity = 1.0

    package init(
        kind: String, name: String? = nil, colors: [ColorValue] = [], locations: [Double]? = nil, start: UnitPoint? = nil,
        end: UnitPoint? = nil, extent: (from: Double, to: Double)? = nil
    ) {
        self.kind = kind
        self.name = name
        self.colors = colors
        self.locations = locations
        self.extent = extent
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
        uniqueKeysWithValues: levelNames.map { level in
            (level, NativeProperty(type: .named("ShapeStyle")) { receiver, _ in StyleValue.leveled(receiver, level) })
        })

    static func leveled(_ style: Value, _ name: String) -> Value {
        let level = levelNames.firstIndex(of: name) ?? 0
        if var own = StyleValue.decode(style) {
            own.level = level
            return .native(own)
        }
        if let color = ColorValue.decode(style) { return color.faded(levelOpacities[level]).encode() }
        return style
    }

    /// From the first level on.
    static let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
    /// How much of the first level's colour the levels show.
    static let levelOpacities = [1, 0.6, 0.3, 0.18, 0.1]

    package static func == (one: StyleValue, other: StyleValue) -> Bool {
        one.kind == other.kind && one.name == other.name && one.colors == other.colors && one.locations == other.locations
            && one.start == other.start && one.end == other.end && one.extent?.from == other.extent?.from
            && one.extent?.to == other.extent?.to && one.level == other.level && one.opacity == other.opacity
            && one.mesh == other.mesh
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(name)
        hasher.combine(colors)
    }

    private func faded(_ factor: Double) -> StyleValue {
        var copy = self
        copy.opacity *= min(max(factor.isNaN ? 1 : factor, 0), 1)
        return copy
    }

    /// `.tint.opacity(0.2)`; `.red.gradient.shadow(.inner(radius: 3))`: the same style, with a shadow or a mode that no picture shows.
    static let methods: [String: [NativeFunction]] = [
        "opacity": [.method("opacity", of: StyleValue.self, .unlabeled("opacity", Double.self)) { $0.faded($1) }],
        "blendMode": [.method("blendMode", of: StyleValue.self, .any(nil, name: "mode", type: "BlendMode")) { style, _ in style }],
        "shadow": shadow,
        "materialActiveAppearance": [
            .method("materialActiveAppearance", of: StyleValue.self, .any(nil, name: "appearance", type: "MaterialActiveAppearance")) {
                style, _ in style
            }
        ],
    ]

    /// Of gradients, too. `opacity` and `blendMode` are methods of views as well: `style(of:)` makes a style of what those give.
    static let shadow: [NativeFunction] = [
        .method("shadow", of: StyleValue.self, .any(nil, name: "style", type: "ShadowStyle")) { style, _ in style }
    ]

    /// What these give as static members is the current style: `.fill(.shadow(.drop(radius: 3)))`.
    static let currentStyleFunctions: [String: [NativeFunction]] = [
        "opacity": [.make("opacity", .unlabeled("opacity", Double.self)) { current.faded($0) }],
        "blendMode": [.make("blendMode", Parameter<Value>.any(nil, name: "mode", type: "BlendMode")) { _ in current }],
        "shadow": [.make("shadow", Parameter<Value>.any(nil, name: "style", type: "ShadowStyle")) { _ in current }],
    ]

    private static let current = StyleValue(kind: "ForegroundStyle", name: "foreground")

    /// `.fill(gradient.opacity(0.5))`: where a style is wanted, what a view is painted with, changed as its modifiers say that styles
    /// have as well. nil: the view is no style.
    static func style(of view: Value) -> Value? {
        guard case .native(let native) = view, let view = native as? ViewValue else { return nil }
        return style(of: view.node)
    }

    private static func style(of node: Node) -> Value? {
        if let paint = (node as? PaintNode)?.paint as? PaintAttachment { return paint.outline == nil ? paint.style : nil }
        // A gradient in a variable, shown somewhere else than where it was made.
        if let use = node as? OwnerNode { return style(of: use.content) }
        guard let layer = node as? AttachmentNode, let drawing = layer.attachment as? DrawingAttachment else { return nil }
        switch drawing.effect {
        case .opacity(let factor):
            guard let inside = style(of: layer.content) else { return nil }
            return ColorValue.decode(inside)?.faded(factor).encode() ?? StyleValue.decode(inside)?.faded(factor).encode()
        case .blend: return layer.tag?.kind == "blendMode" ? style(of: layer.content) : nil
        default: return nil
        }
    }

    /// Any style can be erased: a colour, a gradient, one of the user's own.
    private static func isStyle(_ value: Value) -> Bool {
        switch value {
        case .native(let native): CatalogTypes.conforms(native.nativeTypeName, to: "ShapeStyle")
        case .structure(let own): own.type.conformances.contains("ShapeStyle")
        default: false
        }
    }

    /// The types of these styles: members of ShapeStyle are theirs, too.
    static let declarations: [ValueTypeDeclaration] =
        kinds.map { kind in
            var conformances: Set<String> = ["ShapeStyle", "Hashable"]
            if kind == "Material" || kind == "AnyGradient" || kind == "BackgroundStyle" { conformances.insert("View") }
            let members = named.filter { $0.kind == kind }
            var statics: [String: NativeStatic] = [:]
            for style in members {
                let name = style.name ?? ""
                statics[name] = .of(style)
                // A material's own names are shorter than those of ShapeStyle: `Material.thin`.
                if kind == "Material", name.hasSuffix(kind) { statics[String(name.dropLast(kind.count))] = .of(style) }
            }
            let made = kind == "Material" || kind == "HierarchicalShapeStyle" ? nil : members.first
            return ValueTypeDeclaration(
                NativeType(
                    kind, conformances: conformances, initializers: made.map { style in [.initializer { style }] } ?? [],
                    staticMembers: statics, properties: levels, methods: methods),
                summary: "A style for drawing.",
                examples: members.first.map { ["\(kind).\($0.name ?? "")"] } ?? [])
        } + [
            ValueTypeDeclaration(
                NativeType(
                    typeName, conformances: ["ShapeStyle"],
                    initializers: [
                        NativeFunction("init", [ParameterInfo(label: nil, name: "style", type: .named("ShapeStyle"))]) { $0[0] ?? .nil }
                    ], conversion: { isStyle($0) ? $0 : nil }),
                summary: "A type-erased style.", examples: ["AnyShapeStyle(Color.red)"])
        ]
}
