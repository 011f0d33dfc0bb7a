// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece of a text that is set in one font.
public struct TextRun: Hashable, Sendable {
    public var string: String
    /// nil: the font of the environment, else the platform's default.
    public var font: Font?
    /// nil: as the font says.
    public var weight: Font.Weight?
    /// nil: as the font says.
    public var isBold: Bool?
    /// nil: as the font says.
    public var isItalic: Bool?
    /// Extra points after every character (`.tracking` or `.kerning`). One that is not finite counts as 0.
    public var tracking: Double

    public init(
        _ string: String, font: Font? = nil, weight: Font.Weight? = nil, isBold: Bool? = nil, isItalic: Bool? = nil,
        tracking: Double = 0
    ) {
        self.string = string
        self.font = font
        self.weight = weight
        self.isBold = isBold
        self.isItalic = isItalic
        self.tracking = tracking
    }
}
