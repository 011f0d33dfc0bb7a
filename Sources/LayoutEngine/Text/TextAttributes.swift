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
    var minimumLines: Int
    /// Where the last line is cut.
    public var truncationMode: TextTruncationMode
    /// How far a text may shrink that would be truncated otherwise (L12.4). 1 or more: not at all; 0 or less: very far.
    public var minimumScaleFactor: Double
    /// Extra points between lines; negative or not finite counts as 0.
    public var lineSpacing: Double
    /// The height of every line; nil: what the fonts in it ask for (L12.12).
    package var lineHeight: LineHeight?
    /// Where shorter lines stand within the widest (L12.8). No effect on the size.
    public var alignment: TextAlignment
    /// Kept for inspection; closer letters are not modelled.
    public var allowsTightening: Bool
    /// Nil: as written.
    public var textCase: TextCase?

    /// Attributes; without arguments as an empty environment has them.
    public init(
        font: Font? = nil, lineLimit: Int? = nil, minimumLines: Int = 0, truncationMode: TextTruncationMode = .tail,
        minimumScaleFactor: Double = 1, lineSpacing: Double = 0, alignment: TextAlignment = .leading, allowsTightening: Bool = false,
        textCase: TextCase? = nil
    ) {
        self.font = font
        self.lineLimit = lineLimit
        self.minimumLines = minimumLines
        self.truncationMode = truncationMode
        self.minimumScaleFactor = minimumScaleFactor
        self.lineSpacing = lineSpacing
        self.alignment = alignment
        self.allowsTightening = allowsTightening
        self.textCase = textCase
    }
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
