// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How text is written: the width in cells, with colours or without, with line drawing or plain ASCII.
package struct OutputStyle: Sendable {
    package var width: Int
    package var color: Bool
    package var ascii: Bool
    /// The lines of the window; nil where there is none, as in a script.
    package var height: Int?
    /// Is an error broken between words where it is wider than the window? In a script each of its lines stays whole.
    package var wrapsErrors = false
    /// How many colours there are beside the sixteen that everybody has.
    package var colorDepth = ColorDepth.sixteen

    /// The pixels of a cell, where the terminal shows pictures in pixels of its own; nil elsewhere.
    package var cell: CGSize?

    package enum ColorDepth: Sendable { case sixteen, palette, full }

    package init(width: Int = 80, color: Bool = false, ascii: Bool = false, height: Int? = nil) {
        self.width = width
        self.height = height
        self.color = color
        self.ascii = ascii
    }
}
