// SPDX-License-Identifier: GPL-3.0-or-later

/// What a text is set in: a text style or a size, and traits on top.
///
/// A font has no metrics of its own: those depend on the platform, the text size and the scale (`metrics(in:)`).
public struct Font: Hashable, Sendable {
    /// Where the size comes from.
    public enum Source: Hashable, Sendable {
        /// A style whose size, weight and line height follow platform and Dynamic Type.
        case style(TextStyle)
        /// A size in points that never scales. One that is not a positive number counts as 0.
        case system(size: Double)
        /// A named font. It scales with `relativeTo` (nil: body) to a whole point, unless `fixed`. Its metrics are the system font's.
        case custom(name: String, size: Double, relativeTo: TextStyle?, fixed: Bool)
    }

    /// Extra or less distance between the lines of a text style.
    public enum Leading: String, CaseIterable, Sendable {
        /// As designed, less, or more.
        case standard, tight, loose
    }

    /// Where size and shape come from.
    public var source: Source
    /// nil: the style's own weight, or regular.
    public var weight: Weight?
    /// nil: the default design.
    public var design: Design?
    /// Uses the style's emphasized weight (for a body text semibold, for a title bold), bold for sized fonts.
    public var isBold = false
    /// Is it set in italic?
    public var isItalic = false
    /// Gives all digits the same advance.
    public var isMonospacedDigit = false
    /// The room between lines.
    public var leading = Leading.standard
    /// nil: the standard width.
    public var width: Width?
    /// Multiplies size and line height, after Dynamic Type (`scaled(by:)`, `textScale`). One that is not positive or not finite counts as 1.
    public var scale = 1.0

    /// A font of a source, without traits but these.
    public init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
        self.source = source
        self.weight = weight
        self.design = design
    }

    /// The font of a text without one (L12.10): `.body` on iOS, a sized font on macOS, whose size follows the size of controls.
    public static func defaultFont(in context: FontContext) -> Font {
        guard context.platform == .macOS else { return Font(.style(.body)) }
        switch context.controlSize {
        case .mini: return Font(.system(size: 9))
        case .small: return Font(.system(size: 11))
        case .regular, .large, .extraLarge: return Font(.system(size: 13))
        }
    }
}
