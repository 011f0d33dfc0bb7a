// SPDX-License-Identifier: GPL-3.0-or-later

/// The answer of a text to a proposal, in points.
public struct TextMeasurement: Hashable, Sendable {
    /// Rounded up to a pixel.
    public var width: Double
    /// Rounded up to a pixel.
    public var height: Double
    /// From the top to the baseline of the first line (L12.6).
    public var firstBaseline: Double
    /// From the top to the baseline of the last line shown.
    public var lastBaseline: Double
    /// Lines shown; 0 for an empty text and for the proposal (0, 0).
    public var lineCount: Int
    /// Whether some of the text is not shown.
    public var isTruncated: Bool
    /// What the font was shrunk by (`minimumScaleFactor`); 1 where it was not.
    public var fontScale = 1.0

    static let zero = TextMeasurement(width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
}
