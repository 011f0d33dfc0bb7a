// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What modifiers outside of a view say about the colours inside it.
package struct Paintbrush: Sendable {
    package var isDark: Bool
    /// The foreground style and those of its lower levels, as far as they are given; empty: that of labels.
    package var foreground: [Value] = []
    /// nil: the accent colour of the app.
    package var tint: Value?
    private let appAccent: ColorValue
    package var background: Value?
    package var filters: [DrawingEffect.ColorFilter] = []
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Texts and images are drawn as grey bars.
    package var isRedacted = false
    /// What is asked for of all symbols, the outermost first: that they are filled, or in a circle.
    package var symbolVariants: [String] = []

    package init(isDark: Bool, resources: AppResources = AppResources()) {
        self.isDark = isDark
        appAccent = resources.accentColor
    }

    /// The colour that a screen has.
    package var ground: ColorValue.Components { isDark ? .black : .white }
    /// The colour of words.
    package var label: ColorValue.Components { isDark ? .white : .black }

    /// What an effect does to colours inside; nothing for all others.
    package mutating func take(_ effect: DrawingEffect) {
        switch effect {
        case .foreground(let styles):
            let styles = styles.filter { !Self.isForegroundItself($0) }
            foreground = styles.count == 1 ? [inPlace(styles[0])] : styles
        case .standardForeground(let style): foreground = standard(style)
        case .tint(let style): tint = style == .nil ? nil : style
        case .background(let style): background = style
        case .color(let filter): filters.append(filter)
        case .underline(let isActive): isUnderlined = isActive
        case .strikethrough(let isActive): isStruckThrough = isActive
        case .redacted(let isActive): isRedacted = isActive
        case .symbolVariant(let variant): symbolVariants.append(variant)
        default: break
        }
    }

    /// What is given outside stays; a lower level that is given there is one of this style.
    private func standard(_ style: Value) -> [Value] {
        guard let outer = foreground.first else { return [style] }
        guard foreground.count == 1, let level = Self.level(of: outer) else { return foreground }
        return [StyleValue.leveled(style, StyleValue.levelNames[level])]
    }

    /// A lower level means that of the style around, where there is one.
    private func inPlace(_ style: Value) -> Value {
        guard let outer = foreground.first, let level = Self.level(of: style) else { return style }
        return level < foreground.count ? foreground[level] : StyleValue.leveled(outer, StyleValue.levelNames[level])
    }

    /// nil for a style of its own.
    private static func level(of style: Value) -> Int? {
        if let color = ColorValue.decode(style), color.opacity == 1 { return color.name == "secondary" ? 1 : nil }
        guard let own = StyleValue.decode(style), own.kind == "HierarchicalShapeStyle" else { return nil }
        return own.name.flatMap { StyleValue.levelNames.firstIndex(of: $0) }
    }

    private static func isForegroundItself(_ style: Value) -> Bool { StyleValue.decode(style)?.kind == "ForegroundStyle" }

    // MARK: styles as paint

    /// What a style paints in a frame; nil and values that are not styles: the foreground.
    package func paint(_ style: Value?, in frame: CGRect) -> DrawnPaint { filtered(resolved(style, frame, depth: 0)) }

    /// What a mesh paints in a frame: small patches of one colour each; empty for any other style.
    package func patches(_ style: Value?, in frame: CGRect) -> [(outline: DrawnShape, color: ColorValue.Components)] {
        guard let style = style.flatMap(StyleValue.decode), let mesh = style.mesh else { return [] }
        let colors = style.colors.map { filtered(resolved($0, frame, 1)).color.faded(style.opacity) }
        return mesh.patches(in: frame, colors)
    }

    private func filtered(_ paint: DrawnPaint) -> DrawnPaint {
        filters.isEmpty ? paint : paint.mapped { color in filters.reversed().reduce(color) { $0.filtered($1) } }
    }

    private func resolved(_ style: Value?, _ frame: CGRect, depth: Int) -> DrawnPaint {
        guard depth < 8 else { return .color(label) }
        guard let style, style != .nil else { return level(0, frame, depth) }
        if let color = ColorValue.decode(style) { return resolved(color, frame, depth) }
        if let own = StyleValue.decode(style) { return resolved(own, frame, depth) }
        if let gradient = GradientValue.decode(style) {
            return resolved(
                StyleValue(
                    kind: "LinearGradient", colors: gradient.colors, locations: gradient.locations, start: .top, end: .bottom), frame, depth
            )
        }
        return level(0, frame, depth)
    }

    private func resolved(_ color: ColorValue, _ frame: CGRect, _ depth: Int) -> DrawnPaint {
        switch color.name {
        case "primary": return .color(label.faded(color.opacity))
        case "secondary": return level(1, frame, depth).mapped { $0.faded(color.opacity) }
        case "accentColor": return accent(frame, depth).mapped { $0.faded(color.opacity) }
        default: return .color(color.components(isDark: isDark))
        }
    }

    /// A tint that is the accent colour itself is that of the app.
    private func accent(_ frame: CGRect, _ depth: Int) -> DrawnPaint {
        guard let tint else { return .color(appAccent.components(isDark: isDark)) }
        var outer = self
        outer.tint = nil
        return outer.resolved(tint, frame, depth: depth + 1)
    }

    /// The tint of a line: a gradient goes along it.
    package func tintAlongLine(in frame: CGRect, isMirrored: Bool) -> DrawnPaint {
        guard let gradient = tint.flatMap(GradientValue.decode) else { return accent(frame, 0) }
        let style = StyleValue(
            kind: "LinearGradient", colors: gradient.colors, locations: gradient.locations, start: isMirrored ? .trailing : .leading,
            end: isMirrored ? .leading : .trailing)
        return paint(.native(style), in: frame)
    }

    /// The foreground style, or one below it.
    private func level(_ level: Int, _ frame: CGRect, _ depth: Int) -> DrawnPaint {
        var outer = self
        outer.foreground = []
        if level < foreground.count { return outer.resolved(foreground[level], frame, depth: depth + 1) }
        let opacity = StyleValue.levelOpacities[min(level, StyleValue.levelOpacities.count - 1)]
        if let first = foreground.first { return outer.resolved(first, frame, depth: depth + 1).mapped { $0.faded(opacity) } }
        if level == 0 { return .color(label) }
        let grey = isDark ? ColorValue.Components(hex: 0xEBEBF5) : ColorValue.Components(hex: 0x3C3C43)
        return .color(grey.faded(opacity))
    }

    private func resolved(_ style: StyleValue, _ frame: CGRect, _ depth: Int) -> DrawnPaint {
        guard style.opacity < 1 else { return opaque(style, frame, depth) }
        return opaque(style, frame, depth).mapped { $0.faded(style.opacity) }
    }

    private func opaque(_ style: StyleValue, _ frame: CGRect, _ depth: Int) -> DrawnPaint {
        if style.kind == "BackgroundStyle", style.level > 0, background == nil {
            // The grounds of the system alternate rather than fade.
            return .color(style.level == 1 ? secondaryGround : ColorValue.Components(hex: isDark ? 0x2C2C2E : 0xFFFFFF))
        }
        let opacity = StyleValue.levelOpacities[min(style.level, StyleValue.levelOpacities.count - 1)]
        return unleveled(style, frame, depth).mapped { $0.faded(opacity) }
    }

    private func unleveled(_ style: StyleValue, _ frame: CGRect, _ depth: Int) -> DrawnPaint {
        if !style.colors.isEmpty { return gradient(style, frame) }
        switch style.kind {
        case "Material": return .color(material(style.name ?? ""))
        case "HierarchicalShapeStyle": return level(StyleValue.levelNames.firstIndex(of: style.name ?? "") ?? 0, frame, depth)
        case "TintShapeStyle": return accent(frame, depth)
        case "BackgroundStyle": return background.map { resolved($0, frame, depth: depth + 1) } ?? .color(ground)
        case "BoxBackgroundStyle": return background.map { resolved($0, frame, depth: depth + 1) } ?? .color(secondaryGround)
        case "SeparatorShapeStyle": return .color(separator)
        case "FillShapeStyle": return .color(ColorValue.Components(hex: 0x787880, opacity: isDark ? 0.32 : 0.16))
        case "PlaceholderTextShapeStyle": return .color((isDark ? ColorValue.Components(hex: 0xEBEBF5) : .init(hex: 0x3C3C43)).faded(0.3))
        case "LinkShapeStyle": return .color(ColorValue.system("blue").components(isDark: isDark))
        case "SelectionShapeStyle": return accent(frame, depth).mapped { $0.faded(0.3) }
        default: return level(0, frame, depth)
        }
    }

    /// The ground of boxes on the ground of a screen.
    private var secondaryGround: ColorValue.Components { ColorValue.Components(hex: isDark ? 0x1C1C1E : 0xF2F2F7) }

    package var separator: ColorValue.Components {
        isDark ? ColorValue.Components(hex: 0x545458, opacity: 0.6) : ColorValue.Components(hex: 0x3C3C43, opacity: 0.29)
    }

    /// What a material shows over the ground of the screen; what lies behind it is not blurred.
    private func material(_ name: String) -> ColorValue.Components {
        let opacities = [
            "ultraThinMaterial": 0.45, "thinMaterial": 0.6, "regularMaterial": 0.75, "thickMaterial": 0.87, "ultraThickMaterial": 0.94,
            "bar": 0.9,
        ]
        return ColorValue.Components(hex: isDark ? 0x252527 : 0xF4F4F6, opacity: opacities[name] ?? 0.75)
    }

    private func gradient(_ style: StyleValue, _ frame: CGRect) -> DrawnPaint {
        var colors = style.colors.map { resolved($0, frame, 1).color }
        func place(_ point: UnitPoint) -> CGPoint {
            CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        let center = place(style.start ?? .center)
        let kind: DrawnGradient.Kind
        switch style.kind {
        case "RadialGradient": kind = .radial(center, from: style.extent?.from ?? 0, to: style.extent?.to ?? frame.width / 2, stretch: 1)
        case "EllipticalGradient":
            let (from, to) = style.extent ?? (0, 0.5)
            kind = .radial(center, from: from * frame.width, to: to * frame.width, stretch: frame.height / max(frame.width, 1e-9))
        case "AngularGradient": kind = .angular(center, from: style.extent?.from ?? 0, to: style.extent?.to ?? 2 * .pi)
        case "AnyGradient":
            colors = [colors[0].mixed(with: .white.faded(colors[0].opacity), by: 0.22), colors[0]]
            kind = .linear(place(.top), place(.bottom))
        default: kind = .linear(place(style.start ?? .topLeading), place(style.end ?? .bottomTrailing))
        }
        let last = Double(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            let own = style.locations.flatMap { index < $0.count ? $0[index] : nil }
            return DrawnGradient.Stop(location: min(max(own ?? Double(index) / last, 0), 1), color: color)
        }
        return .gradient(DrawnGradient(kind: kind, stops: Self.tinted(stops.sorted { $0.location < $1.location })))
    }

    /// Colours are mixed by how much of them is seen: what is clear has the colour of its neighbour, on either side.
    private static func tinted(_ stops: [DrawnGradient.Stop]) -> [DrawnGradient.Stop] {
        stops.indices.flatMap { index -> [DrawnGradient.Stop] in
            let stop = stops[index]
            guard stop.color.opacity == 0 else { return [stop] }
            let neighbours = [index > 0 ? stops[index - 1] : nil, index + 1 < stops.count ? stops[index + 1] : nil]
            let seen = neighbours.compactMap { $0 }.filter { $0.color.opacity > 0 }
            return seen.isEmpty ? [stop] : seen.map { DrawnGradient.Stop(location: stop.location, color: $0.color.faded(0)) }
        }
    }
}
