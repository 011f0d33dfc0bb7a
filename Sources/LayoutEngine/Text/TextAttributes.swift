// SPDX-License-Identifier: GPL-3.0-or-later

/// How a text is set as a whole: what the environment says about texts.
public struct TextAttributes: Hashable, Sendable {
    /// The font of runs without one. nil: the platform's default (L12.10).
    public var font: Font?
    /// What changes the font of every run, whichever it is.
    var fontModifiers = FontModifiers.none
    /// Extra points after every character of runs without their own, as in `TextRun`.
    public var tracking: Double?
    /// Extra points after every character; nil: none. Tracking takes its place.
    public var kerning: Double?
    /// The most lines shown, at least 1; nil: no limit (L12.3).
    public var lineLimit: Int?
    /// The text is at least as high as this many lines (`reservesSpace`, the lower bound of a range); 0: nothing reserved.
    var minimumLines = 0
    /// Where the last line is cut.
    public var truncationMode = TextTruncationMode.tail
    /// How far a text may shrink that would be truncated otherwise (L12.4). 1 or more: not at all; 0 or less: very far.
    public var minimumScaleFactor = 1.0
    /// Extra points between lines; negative or not finite counts as 0.
    public var lineSpacing = 0.0
    /// The height of every line; nil: what the fonts in it ask for (L12.12).
    package var lineHeight: LineHeight?
    /// Where shorter lines stand within the widest (L12.8). No effect on the size.
    public var alignment = TextAlignment.leading
    /// Kept for inspection; closer letters are not modelled.
    public var allowsTightening = false
    /// Nil: as written.
    public var textCase: TextCase?

    /// As an empty environment has them.
    public init() {}
}

/// Where a text that does not fit is cut (`Text.TruncationMode`).
public enum TextTruncationMode: String, Sendable, CaseIterable {
    /// At the start, in the middle, at the end.
    case head, middle, tail
}

/// The alignment of lines in a text (`multilineTextAlignment`).
public enum TextAlignment: String, Sendable, CaseIterable {
    /// At the leading edge, in the middle, at the trailing edge.
    case leading, center, trailing
}

/// A change of case before a text is set (`Text.Case`).
public enum TextCase: String, Sendable, CaseIterable {
    /// All in capitals, or all in small letters.
    case uppercase, lowercase
}
