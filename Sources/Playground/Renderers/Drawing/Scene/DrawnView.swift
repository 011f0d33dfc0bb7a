// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How a view is drawn, not what it is: many kinds share a style.
package enum DrawnStyle: String, Sendable, CaseIterable {
    /// Draws nothing itself: what lies behind shows through.
    case container
    /// Anything else that fills its frame.
    case leaf
    case text, scroll, spacer, shape, control, image

    /// Does a view of this style hide what lies behind it?
    package var isOpaque: Bool { self != .container && self != .scroll && self != .spacer }
    package var isContainer: Bool { self == .container || self == .scroll }
}

/// A view as the pictures need it: where it is and what to call it.
package struct DrawnView: Sendable {
    package var name: String
    /// What a Text says, or an id.
    package var label: String?
    /// `VStack`, `Text`.
    package var kind: String
    /// Points, window coordinates.
    package var frame: CGRect
    /// The root's is 0, a child's one more than its parent's.
    package var depth: Int
    package var style: DrawnStyle
    /// A SwiftUI colour name (`red`), if the view has one.
    package var color: String?
    /// The part of the window in which the view can be seen; nil where nothing clips it.
    package var clip: CGRect?

    package init(
        name: String, label: String? = nil, kind: String = "", frame: CGRect, depth: Int = 0, style: DrawnStyle = .leaf,
        color: String? = nil, clip: CGRect? = nil
    ) {
        self.name = name
        self.label = label
        self.kind = kind
        self.frame = frame
        self.depth = depth
        self.style = style
        self.color = color
        self.clip = clip
    }
}
