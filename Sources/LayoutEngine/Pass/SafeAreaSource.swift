// SPDX-License-Identifier: GPL-3.0-or-later

/// A source of safe area in a space (L11.1): the window, a bar added by safeAreaInset, a keyboard. Sources chain outwards.
public final class SafeAreaSource {
    /// Insets of one region, in window edges: left and right, not leading and trailing.
    public struct Element: Sendable {
        /// What the insets are for.
        public var regions: SafeAreaRegions
        /// How far they reach inwards, in points; `leading` is the left edge and `trailing` the right one.
        public var insets: EdgeInsets

        /// An element by its parts.
        public init(regions: SafeAreaRegions, insets: EdgeInsets) {
            self.regions = regions
            self.insets = insets
        }
    }

    /// The rectangle whose edges the insets count from, in the window.
    let frame: CGRect
    /// Insets add up; later elements lie inside earlier ones.
    let elements: [Element]
    let outer: SafeAreaSource?

    /// All of its own, added up.
    var insets: EdgeInsets { elements.reduce(.zero) { $0 + $1.insets } }

    init(frame: CGRect, elements: [Element], outer: SafeAreaSource? = nil) {
        self.frame = frame
        self.elements = elements
        self.outer = outer
    }

    /// By how much a view with a frame may grow on each edge into the selected regions (L11.2): only an edge that touches
    /// the unsafe band, or lies in it, gains. Left and right are reported as leading and trailing of a left-to-right window.
    static func insets(at frame: CGRect, from source: SafeAreaSource?, regions: SafeAreaRegions, pixelLength: Double) -> EdgeInsets {
        var grown = frame
        let epsilon = pixelLength / 2 + 0.001
        var source = source
        while let current = source {
            current.grow(&grown, regions: regions, epsilon: epsilon)
            source = current.outer
        }
        // An infinite view has no far edge that could touch anything.
        func growth(_ from: Double, _ to: Double) -> Double { (to - from).isFinite ? to - from : 0 }
        return EdgeInsets(
            top: growth(grown.minY, frame.minY), leading: growth(grown.minX, frame.minX),
            bottom: growth(frame.maxY, grown.maxY), trailing: growth(frame.maxX, grown.maxX))
    }

    /// What the safe area at a frame consists of, in window edges.
    package struct Parts: Sendable {
        /// The window's own: the device's bars and corners.
        package var window = EdgeInsets.zero
        /// Views on the way: safeAreaInset, safeAreaPadding, navigation and tab bars.
        package var bars = EdgeInsets.zero
        /// The keyboard, above what it covers of the window's.
        package var keyboard = EdgeInsets.zero
    }

    /// - Parameter source: the innermost source around the frame.
    static func parts(at frame: CGRect, from source: SafeAreaSource?, pixelLength: Double) -> Parts {
        var parts = Parts()
        let all = insets(at: frame, from: source, regions: .all, pixelLength: pixelLength)
        var grown = frame
        var root = source
        while let current = root, let outer = current.outer {
            current.grow(&grown, regions: .all, epsilon: pixelLength / 2 + 0.001)
            root = outer
        }
        let own = insets(at: grown, from: root, regions: .all, pixelLength: pixelLength)
        for edge in Edge.allCases {
            let keyboard = root?.elements.first { $0.regions == .keyboard }?.insets[edge] ?? 0
            parts.keyboard[edge] = min(keyboard, own[edge])
            parts.window[edge] = own[edge] - parts.keyboard[edge]
            parts.bars[edge] = all[edge] - own[edge]
        }
        return parts
    }

    private func grow(_ rect: inout CGRect, regions: SafeAreaRegions, epsilon: Double) {
        let selected = selectable(regions)
        var minX = rect.minX
        var minY = rect.minY
        var maxX = rect.maxX
        var maxY = rect.maxY
        let inner = frame.inset(by: insets)
        let outer = inner.inset(by: -selected)
        if selected.top != 0, minY - epsilon < inner.minY && outer.minY < minY + epsilon { minY = min(minY, outer.minY) }
        if selected.leading != 0, minX - epsilon < inner.minX && outer.minX < minX + epsilon { minX = min(minX, outer.minX) }
        if selected.bottom != 0, inner.maxY < maxY + epsilon && maxY - epsilon < outer.maxY { maxY = max(maxY, outer.maxY) }
        if selected.trailing != 0, inner.maxX < maxX + epsilon && maxX - epsilon < outer.maxX { maxX = max(maxX, outer.maxX) }
        rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The insets of the selected regions. An element of another region with an inset blocks the ones before it on that edge (S2.7).
    private func selectable(_ regions: SafeAreaRegions) -> EdgeInsets {
        var result = EdgeInsets.zero
        for edge in Edge.allCases {
            for element in elements.reversed() where element.insets[edge] != 0 {
                guard regions.contains(element.regions) else { break }
                result[edge] += element.insets[edge]
            }
        }
        return result
    }
}

/// The kinds of safe area: what bars and the device cover, and what the keyboard covers.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// A bit for each region.
    public let rawValue: Int

    /// A set of regions by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What the device and bars cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything that is not safe: the container and the keyboard.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension CGRect {
    /// The rectangle with its edges moved inwards; leading and trailing mean left and right here.
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(x: minX + insets.leading, y: minY + insets.top, width: width - insets.horizontal, height: height - insets.vertical)
    }
}

extension EdgeInsets {
    /// The insets with leading and trailing exchanged where the direction asks for it: between window edges and a view's own.
    func flipped(_ direction: LayoutDirection) -> EdgeInsets {
        direction == .leftToRight ? self : EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }
}
