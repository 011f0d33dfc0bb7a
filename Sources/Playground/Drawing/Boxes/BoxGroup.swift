// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A view, or a chain of nested views with one and the same box, as it is drawn: once.
struct BoxGroup {
    /// Outermost first.
    var views: [DrawnView]
    var rect: CellRect
    /// A text is its words without a box: the lines that the engine set, each in a row; or one row, where only the words are known.
    var isInline = false
    /// The words by row, from `rect.top` on; empty where only the label is known.
    var lines: [String] = []

    var front: DrawnView { views[views.count - 1] }
    var style: DrawnStyle { front.style }
    var ink: BoxInk { BoxInk(style: style, fill: front.fill) }
    var isOpaque: Bool { style.isOpaque }
}
