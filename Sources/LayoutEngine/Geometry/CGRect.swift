// SPDX-License-Identifier: GPL-3.0-or-later

/// A rectangle in points, in the space that its holder names.
public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public static let zero = CGRect(origin: .zero, size: .zero)

    @inlinable
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    public var width: Double { size.width }
    public var height: Double { size.height }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    public func min(_ axis: Axis) -> Double { origin[axis] }
    public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    public func offsetBy(x: Double, y: Double) -> CGRect {
        CGRect(origin: CGPoint(x: origin.x + x, y: origin.y + y), size: size)
    }

    /// The common part; an empty rectangle at the nearest place where there is none.
    public func intersection(_ other: CGRect) -> CGRect {
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        return CGRect(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: CGRect) -> CGRect {
        let left = Swift.min(minX, other.minX)
        let top = Swift.min(minY, other.minY)
        return CGRect(x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
    }

    /// Do the two share more than an edge?
    public func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    public func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
