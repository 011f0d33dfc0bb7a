// SPDX-License-Identifier: GPL-3.0-or-later

extension Font {
    /// The font of a text style: it grows with the reader's text size.
    public static func style(_ style: TextStyle) -> Font { Font(.style(style)) }

    /// A text style in a design and weight, as `Font.system(_:design:weight:)`.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// A font that never scales.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// A named font that scales with a style (nil: body).
    public static func custom(_ name: String, size: Double, relativeTo style: TextStyle? = nil) -> Font {
        Font(.custom(name: name, size: size, relativeTo: style, fixed: false))
    }

    /// A named font that never scales.
    public static func custom(_ name: String, fixedSize: Double) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil, fixed: true))
    }

    /// The font in bold, or not.
    public func bold(_ isActive: Bool = true) -> Font { with { $0.isBold = isActive } }

    /// The font in italic, or not.
    public func italic(_ isActive: Bool = true) -> Font { with { $0.isItalic = isActive } }

    /// The same font in a weight, which takes the place of `bold()`; nil: as the font says.
    public func weight(_ weight: Weight?) -> Font {
        with {
            $0.weight = weight
            if weight != nil { $0.isBold = false }
        }
    }

    /// The font in a design; nil: the default one.
    public func design(_ design: Design?) -> Font { with { $0.design = design } }

    /// The font with characters of one width.
    public func monospaced(_ isActive: Bool = true) -> Font { with { $0.design = isActive ? .monospaced : nil } }

    /// The font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

    /// The font in a width; nil: the standard one.
    public func width(_ width: Width?) -> Font { with { $0.width = width } }

    /// The same font, larger or smaller by a factor.
    public func scaled(by factor: Double) -> Font { with { $0.scale = $0.validScale * factor } }

    /// The font with more or less room between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    /// The same font in another size. A text style becomes a sized font.
    public func pointSize(_ size: Double) -> Font { with { $0.source = .system(size: size) } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}
