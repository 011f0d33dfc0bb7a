// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece of a text that is set in one font.
public struct TextRun: Hashable, Sendable {
    public var string: String
    public var base: BaseFont
    /// What changes the font of this run alone.
    public var modifiers = FontModifiers.none
    /// Extra points after every character (`.tracking`), which take the place of `kerning`; nil: what the environment says, else none.
    /// One that is not finite counts as 0.
    public var tracking: Double?
    public var kerning: Double?

    /// Which font the modifiers change.
    public enum BaseFont: Hashable, Sendable {
        /// The font of the environment, else the platform's default.
        case inherited
        /// The platform's default (L12.10), whatever the environment says: `Text.font(nil)`.
        case standard
        case given(Font)
    }

    /// - Parameter font: nil: the font of the environment.
    public init(_ string: String, font: Font? = nil, tracking: Double? = nil) {
        self.string = string
        base = font.map(BaseFont.given) ?? .inherited
        self.tracking = tracking
    }

    /// Is it set as its place says?
    var isWithoutWishes: Bool {
        guard case .inherited = base, tracking == nil, kerning == nil else { return false }
        return modifiers == .none
    }
}
