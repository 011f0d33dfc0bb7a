// SPDX-License-Identifier: GPL-3.0-or-later

/// A line of a text as it is drawn. Lengths in points, from the top left of the text's frame; nothing is rounded.
public struct TextLine: Hashable, Sendable {
    /// What is seen: without the spaces that end the line, with "…" where it was cut.
    public var string: String
    /// The left edge within the text's width, by alignment.
    public var x: Double
    /// The width of `string`.
    public var width: Double
    /// The top of the line.
    public var y: Double
    /// The baseline of the line.
    public var baseline: Double
    /// Of the line, in points.
    public var height: Double
    /// The same in pieces of one run each, for texts of several fonts.
    public var fragments: [TextFragment]

    /// A line by all its parts.
    package init(string: String, x: Double, width: Double, y: Double, baseline: Double, height: Double, fragments: [TextFragment]) {
        self.string = string
        self.x = x
        self.width = width
        self.y = y
        self.baseline = baseline
        self.height = height
        self.fragments = fragments
    }
}

/// A piece of a line that belongs to one run.
public struct TextFragment: Hashable, Sendable {
    /// The position of the run in `TextLayout.runs`.
    public var run: Int
    /// The characters of the piece.
    public var string: String
    /// The left edge within the text's width.
    public var x: Double
    /// Of the piece, in points.
    public var width: Double

    /// A fragment by all its parts.
    package init(run: Int, string: String, x: Double, width: Double) {
        self.run = run
        self.string = string
        self.x = x
        self.width = width
    }
}
