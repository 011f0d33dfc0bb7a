// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A view, or a chain of nested views with one and the same box, as it is drawn: once.
struct BoxGroup {
    /// Outermost first.
    var views: [DrawnView]
    var rect: CellRect
    /// A text too low for a box of its own is just its words, in one row.
    var isInline = false

    var front: DrawnView { views[views.count - 1] }
    var style: DrawnStyle { front.style }
    var ink: BoxInk { BoxInk(style: style, color: front.color) }
    var isOpaque: Bool { style.isOpaque }
}
