// SPDX-License-Identifier: GPL-3.0-or-later

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

/// The line around a shape, in its frame.
package enum DrawnOutline: Sendable {
    case rectangle
    /// As wide as high, in the middle of the frame.
    case circle
    case ellipse
    /// The short sides are half circles.
    case capsule
}
