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
    package let elements: [Element]
    package let outer: SafeAreaSource?
    /// The innermost effect around it.
    let effect: PlacedEffect?

    /// All of its own, added up.
    var insets: EdgeInsets { elements.reduce(.zero) { $0 + $1.insets } }

    init(frame: CGRect, elements: [Element], outer: SafeAreaSource? = nil, inside effect: PlacedEffect? = nil) {
        (self.frame, self.elements, self.outer, self.effect) = (frame, elements, outer, effect)
    }

    /// By how much a view may grow on each edge into the selected regions (L11.2), by the sources from here outwards: only an edge that
    /// touches the unsafe band, or lies in it, gains. Left and right are reported as leading and trailing of a left-to-right window.
    func growths(_ context: PlacementContext, _ regions: SafeAreaRegions, pixelLength: Double) -> [Growth] {
        var grown = context.frame
        return sequence(first: self, next: \.outer).map { source in
            let insets = source.growth(of: grown, context, regions, epsilon: pixelLength / 2 + 0.001)
            grown = grown.inset(by: -insets)
            return (source, insets)
        }
    }

    package typealias Growth = (source: SafeAreaSource, insets: EdgeInsets)

    /// In the view's own coordinates: effects between the two change the lengths, and those that turn it leave nothing.
    private func growth(of rect: CGRect, _ context: PlacementContext, _ regions: SafeAreaRegions, epsilon: Double) -> EdgeInsets {
        let effects = context.effects(inside: effect)
        let unsafe = frame.inset(by: insets)
        func local(_ rect: CGRect) -> CGRect? {
            effects.first.map { $0.attachment.undrawn(rect, by: effects, turned: false) } ?? rect
        }
        guard let inner = local(unsafe), let outer = local(unsafe.inset(by: -selectable(regions))) else { return .zero }
        var growth = EdgeInsets.zero
        for edge in Edge.allCases {
            let (own, start, end) = (rect.reach(edge), inner.reach(edge), outer.reach(edge))
            // An infinite view has no far edge that could touch anything.
            guard end - start > 1e-9, start < own + epsilon, own - epsilon < end, (end - own).isFinite else { continue }
            growth[edge] = max(0, end - own)
        }
        return growth
    }

    /// How far the unsafe edges of regions, its own and those of the sources around it, reach into a rectangle of the window.
    func overlap(with rect: CGRect, _ regions: SafeAreaRegions = .all) -> EdgeInsets {
        let insets = elements.reduce(.zero) { regions.contains($1.regions) ? $0 + $1.insets : $0 }
        let safe = frame.inset(by: insets)
        var overlap = outer?.overlap(with: rect, regions) ?? .zero
        for edge in Edge.allCases where insets[edge] > 0 {
            let depth = rect.reach(edge) - safe.reach(edge)
            if depth.isFinite { overlap[edge] = max(overlap[edge], min(depth, rect.size[edge.axis])) }
        }
        return overlap
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
    /// How far it extends towards an edge.
    fileprivate func reach(_ edge: Edge) -> Double { edge.isStart ? -min(edge.axis) : max(edge.axis) }

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
