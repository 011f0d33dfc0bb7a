// SPDX-License-Identifier: GPL-3.0-or-later

/// The vertical metrics of a font in a context, in points (L12.7).
public struct FontMetrics: Hashable, Sendable {
    /// The size after scaling, from 0 to 100,000; a size that is not a positive number counts as 0.
    public let pointSize: Double
    /// From the baseline up to the top of the line.
    public let ascent: Double
    /// From the baseline down to the bottom of the line, positive.
    public let descent: Double
    /// The height of capital letters.
    public let capHeight: Double
    /// Ascent + descent, never rounded: what the distances to neighbours are made of (L7.4).
    package let unroundedLine: Double
    /// The height of one line before it is rounded up to a pixel. On macOS a whole point for sized fonts, at least that for text styles.
    public let line: Double
    /// From one line to the next: the style's line height, or `line` for a sized font.
    package let pitch: Double
    /// The L of L7.4: what the style's line height is above `unroundedLine`, never negative; 0 for sized fonts.
    package let leading: Double
    /// From the top to the first baseline, rounded to a pixel, on macOS to a point (L12.6).
    public let firstBaseline: Double
    /// The weight that the text is set in, after all modifiers.
    public let weight: Font.Weight
    /// Added to the advance of every character, in points.
    public let tracking: Double
}

extension Font {
    /// The metrics of this font. Cheap: a few table look-ups and multiplications.
    public func metrics(in context: FontContext) -> FontMetrics {
        let (size, lineHeight) = size(in: context)
        let isMac = context.platform == .macOS
        let ascent = size * (isMac ? 1980 : 1950) / 2048
        let descent = size * (isMac ? 432 : 494) / 2048
        let unrounded = ascent + descent
        let whole = isMac ? Self.wholePoints(ascent: ascent, descent: descent, pointSize: size) : unrounded
        let line = lineHeight == nil ? whole : max(whole, unrounded)
        let pitch = lineHeight.map { max(0, $0 + leading.adjustment) } ?? line
        let weight = weight(in: context)
        return FontMetrics(
            pointSize: size, ascent: ascent, descent: descent, capHeight: size * (design == .serif ? 1444 : 1443) / 2048,
            unroundedLine: unrounded, line: line, pitch: pitch, leading: lineHeight == nil ? 0 : max(0, pitch - unrounded),
            firstBaseline: isMac ? ascent.rounded() : TextPixelGrid(scale: context.displayScale).nearest(ascent),
            weight: weight, tracking: tracking(pointSize: size, weight, on: context.platform))
    }

    /// Lines of sized fonts on macOS are whole points high (L12.7): the ascent to the nearest point, the descent up to 22 points rounded up
    /// and beyond to the nearest, as all sizes are that were measured, from 9 to 40 points. Where between 22 and 24 it turns is not known.
    private static func wholePoints(ascent: Double, descent: Double, pointSize: Double) -> Double {
        ascent.rounded() + descent.rounded(pointSize < 24 ? .up : .toNearestOrAwayFromZero)
    }

    /// The size in points and, for a text style, its line height.
    private func size(in context: FontContext) -> (size: Double, lineHeight: Double?) {
        let (size, lineHeight) = unscaledSize(in: context)
        if scale == 1 { return (size, lineHeight) }
        return (Self.valid(size * validScale), lineHeight.map { $0 * validScale })
    }

    private func unscaledSize(in context: FontContext) -> (size: Double, lineHeight: Double?) {
        switch source {
        case .style(let style):
            let entry = TextStyleTable.entry(style, in: context)
            return (entry.size, entry.lineHeight)
        case .system(let size), .custom(_, let size, _, fixed: true):
            return (Self.valid(size), nil)
        case .custom(_, let size, let style, fixed: false):
            let factor = (style ?? .body).scaleFactor(in: context)
            return (factor == 1 ? Self.valid(size) : (Self.valid(size) * factor).rounded(), nil)
        }
    }

    /// Sizes beyond any screen would only overflow later sums.
    private static func valid(_ size: Double) -> Double { size > 0 ? min(size, 100_000) : 0 }

    private func weight(in context: FontContext) -> Weight {
        var weight = self.weight ?? .regular
        if case .style(let style) = source {
            weight = self.weight ?? style.weight(on: context.platform)
            if isBold { weight = max(weight, style.emphasizedWeight(on: context.platform)) }
        } else if isBold {
            weight = max(weight, .bold)
        }
        return context.legibilityBold ? weight.legible : weight
    }

    /// Only the system's own fonts have tracking.
    private func tracking(pointSize: Double, _ weight: Weight, on platform: Platform) -> Double {
        if case .custom = source { return 0 }
        return SystemTracking.points(forSize: pointSize, weight: weight, design: design, on: platform)
    }
}

extension Font.Leading {
    /// What tight and loose take from or add to the line height of a text style, in points [C].
    var adjustment: Double {
        switch self {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}

extension Font.Weight {
    /// The weight that bold text of the accessibility settings gives [C].
    var legible: Font.Weight {
        switch self {
        case .ultraLight, .thin, .light: .medium
        case .regular: .semibold
        case .medium: .bold
        case .semibold: .heavy
        case .bold, .heavy, .black: .black
        }
    }
}
