// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A scroll view's own marks: where it cuts its content and how much lies beyond. Its box comes from the DrawnView of the same name.
package struct DrawnScroll: Sendable {
    package var name: String
    /// The layout frame (S2.2's F), window coordinates.
    package var frame: CGRect
    /// What it draws and clips to (B): the frame and the safe areas it extends under.
    package var bounds: CGRect
    /// The content, of which `bounds` shows a part.
    package var contentFrame: CGRect
    /// From the edges of `bounds`; leading is left, trailing right (they are mirrored when this is filled).
    package var insets: EdgeInsets
    /// The thumbs that are shown now (S9.4); none at rest.
    package var indicators: [CGRect]
    package var contentOffset: CGPoint
    /// How far the offset can go.
    package var range: CGRect
    /// False with scrollClipDisabled: no edge is torn then.
    package var clips: Bool

    package init(
        name: String, frame: CGRect, bounds: CGRect, contentFrame: CGRect, insets: EdgeInsets = .zero, indicators: [CGRect] = [],
        contentOffset: CGPoint = .zero, range: CGRect = .zero, clips: Bool = true
    ) {
        self.name = name
        self.frame = frame
        self.bounds = bounds
        self.contentFrame = contentFrame
        self.insets = insets
        self.indicators = indicators
        self.contentOffset = contentOffset
        self.range = range
        self.clips = clips
    }

    /// How much content lies beyond an edge of the bounds; 0 where it ends before.
    package func hidden(_ edge: Edge) -> Double {
        let length =
            switch edge {
            case .top: bounds.minY - contentFrame.minY
            case .bottom: contentFrame.maxY - bounds.maxY
            case .leading: bounds.minX - contentFrame.minX
            case .trailing: contentFrame.maxX - bounds.maxX
            }
        // Less than half a point is rounding, not content.
        return length >= 0.5 ? length : 0
    }
}
