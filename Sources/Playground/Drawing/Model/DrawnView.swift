// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A view as the pictures need it: where it is and what to call it.
package struct DrawnView: Sendable {
    package var name: String
    /// What a Text says, or an id.
    package var label: String?
    /// `VStack`, `Text`.
    package var kind: String
    /// Points, window coordinates.
    package var frame: CGRect
    /// The root's is 0; what lies in a view has more than that.
    package var depth: Int
    package var style: DrawnStyle
    /// The line around it, if it is a shape.
    package var outline: DrawnOutline?
    /// What it is filled with, as a preview shows it; nil for what has no ground of its own.
    package var fill: DrawnPaint?
    /// The text in it as the engine set it.
    package var text: DrawnText?
    /// Its layer in the snapshot; -1 for none.
    package var layer = -1
    /// The part of the window in which the view can be seen; nil where nothing clips it.
    package var clip: CGRect?

    package init(
        name: String, label: String? = nil, kind: String = "", frame: CGRect, depth: Int = 0, style: DrawnStyle = .leaf,
        outline: DrawnOutline? = nil, fill: DrawnPaint? = nil, text: DrawnText? = nil, layer: Int = -1, clip: CGRect? = nil
    ) {
        self.name = name
        self.label = label
        self.kind = kind
        self.frame = frame
        self.depth = depth
        self.style = style
        self.outline = outline
        self.fill = fill
        self.text = text
        self.layer = layer
        self.clip = clip
    }
}
