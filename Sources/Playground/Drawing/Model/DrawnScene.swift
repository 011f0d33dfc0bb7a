// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// All that a picture shows. The renderers read only this.
package struct DrawnScene: Sendable {
    package var window: CGSize
    /// Leading is left, trailing right (they are mirrored when this is filled).
    package var safeArea: EdgeInsets
    /// Is the keyboard on the screen? Then it covers the bottom.
    var hasKeyboard = false
    /// Tree order, parents first; later ones lie in front.
    package var views: [DrawnView]
    package var scrolls: [DrawnScroll]
    /// What paddings add, and the distances between neighbours in stacks.
    package var paddings: [Padding] = []
    package var gaps: [Gap] = []
    /// Styles behind and before views, and lines inside their edges, from back to front.
    package var grounds: [Ground] = []
    package var borders: [Ground] = []
    /// What to show: the window, or a view's frame with some margin; window coordinates.
    package var focusRect: CGRect
    /// Pixels per point.
    package var scale: Double
    /// A device's or a view's name; may be empty.
    package var title: String

    package struct Padding: Sendable {
        package var outer: CGRect
        package var inner: CGRect
        package var clip: CGRect?
    }

    package struct Ground: Sendable {
        package var rect: CGRect
        package var paint: DrawnPaint
        package var clip: CGRect?
    }

    package struct Gap: Sendable {
        package var rect: CGRect
        package var axis: Axis
        package var clip: CGRect?
    }

    /// What covers an edge of the window.
    func cover(_ edge: Edge) -> String { edge == .bottom && hasKeyboard ? "keyboard" : "safe area" }

    package init(
        window: CGSize, safeArea: EdgeInsets = .zero, views: [DrawnView], scrolls: [DrawnScroll] = [], focusRect: CGRect? = nil,
        scale: Double = 3, title: String = ""
    ) {
        self.window = window
        self.safeArea = safeArea
        self.views = views
        self.scrolls = scrolls
        self.focusRect = focusRect ?? CGRect(origin: .zero, size: window)
        self.scale = scale
        self.title = title
    }

    /// The window as a rectangle in its own coordinates, without the impossible numbers.
    var windowRect: CGRect { Self.drawable(CGRect(origin: .zero, size: window)) ?? .zero }

    /// What is shown, always finite.
    package var shownRect: CGRect { Self.drawable(focusRect) ?? windowRect }

    /// Does the picture show the whole window?
    var showsWindow: Bool { shownRect == windowRect }

    /// A rectangle whose edges are all finite: NaN has no picture, a negative size is none, the infinite ends far away.
    package static func drawable(_ rect: CGRect) -> CGRect? {
        let edges = [rect.minX, rect.minY, rect.width, rect.height]
        if edges.contains(where: \.isNaN) { return nil }
        let left = clamped(rect.minX)
        let top = clamped(rect.minY)
        return CGRect(x: left, y: top, width: min(max(0, rect.width), farthest), height: min(max(0, rect.height), farthest))
    }

    private static let farthest = 1e12

    private static func clamped(_ value: Double) -> Double { min(max(value, -farthest), farthest) }
}
