// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece of a text that is set in one font.
public struct TextRun: Hashable, Sendable {
    /// The characters, as written.
    public var string: String
    package var base: BaseFont
    /// What changes the font of this run alone.
    package var modifiers = FontModifiers.none
    /// Extra points after every character (`.tracking`), which take the place of `kerning`; nil: what the environment says, else none.
    /// One that is not finite counts as 0.
    public var tracking: Double?
    /// Extra points after every character; nil: what the environment says.
    public var kerning: Double?
    /// How far the characters stand above the baseline.
    package var baselineOffset = 0.0
    /// What is shown in the place of the run's one character.
    package private(set) var image: InlineImage?

    /// Which font the modifiers change. Most runs have none of their own: it is kept in a box, as an image is.
    package enum BaseFont: Hashable, Sendable {
        /// The font of the environment, else the platform's default.
        case inherited
        /// The platform's default (L12.10), whatever the environment says: `Text.font(nil)`.
        case standard
        indirect case given(Font)
    }

    /// A piece of text. Without a `font` it is set in that of the environment.
    public init(_ string: String, font: Font? = nil, tracking: Double? = nil) {
        self.string = string
        base = font.map(BaseFont.given) ?? .inherited
        self.tracking = tracking
    }

    /// An image in a text, in the font of its place.
    package init(_ image: InlineImage) {
        self.init(InlineImage.character)
        self.image = image
    }

    /// Is it set as its place says?
    var isWithoutWishes: Bool {
        guard case .inherited = base, tracking == nil, kerning == nil, baselineOffset == 0, image == nil else { return false }
        return modifiers == .none
    }
}
