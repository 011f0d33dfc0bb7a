// SPDX-License-Identifier: GPL-3.0-or-later

/// A rectangle in points, in the space that its holder names.
public struct CGRect: Hashable, Sendable {
    /// The upper left corner: the least x and y.
    public var origin: CGPoint
    /// How far it reaches from there, to the right and down, in points. Lengths may be negative: nothing normalises them.
    public var size: CGSize

    /// The empty rectangle at the origin.
    public static let zero = CGRect(origin: .zero, size: .zero)

    /// A rectangle by its corner and size.
    @inlinable
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its corner and lengths, in points.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    /// The length across.
    public var width: Double { size.width }
    /// The length from top to bottom.
    public var height: Double { size.height }
    /// The left edge.
    public var minX: Double { origin.x }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// Halfway between the left and the right edge.
    package var midX: Double { origin.x + size.width / 2 }
    /// Halfway between the upper and the lower edge.
    package var midY: Double { origin.y + size.height / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }
    /// Has it no area?
    package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// The edge at the start of an axis: the left one, or the upper one.
    public func min(_ axis: Axis) -> Double { origin[axis] }
    /// The edge at the end of an axis: the right one, or the lower one.
    public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// The rectangle moved by a distance in points: x to the right, y down.
    public func offsetBy(x: Double, y: Double) -> CGRect { CGRect(origin: CGPoint(x: origin.x + x, y: origin.y + y), size: size) }

    /// The common part; an empty rectangle at the nearest place where there is none.
    package func intersection(_ other: CGRect) -> CGRect {
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        return CGRect(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
    }

    /// The smallest rectangle that holds both.
    package func union(_ other: CGRect) -> CGRect {
        let left = Swift.min(minX, other.minX)
        let top = Swift.min(minY, other.minY)
        return CGRect(x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
    }

    /// Do the two share more than an edge?
    package func overlaps(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }

    /// Is a point inside? The left and upper edges are, the others are not.
    package func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
}
