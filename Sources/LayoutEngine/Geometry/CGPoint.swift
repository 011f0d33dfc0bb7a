// SPDX-License-Identifier: GPL-3.0-or-later

/// A point in points, in the space that its holder names; x grows to the right, y down.
public struct CGPoint: Hashable, Sendable {
    /// To the right, in points.
    public var x: Double
    /// Downwards, in points.
    public var y: Double

    /// The origin.
    public static let zero = CGPoint(x: 0, y: 0)

    /// A point by its coordinates, in points.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// A point from its coordinates along and across an axis.
    package init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// A point by what each axis gives.
    @inline(__always)
    package init(_ coordinate: (Axis) -> Double) { self.init(x: coordinate(.horizontal), y: coordinate(.vertical)) }

    /// The coordinate along an axis.
    @inlinable
    public subscript(_ axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

    static func += (point: inout CGPoint, delta: CGPoint) {
        point.x += delta.x
        point.y += delta.y
    }
}

/// A distance with a direction, such as a velocity in points per second; x grows to the right, y down.
public struct CGVector: Hashable, Sendable {
    /// The part along x.
    public var dx: Double
    /// The part along y.
    public var dy: Double

    /// No distance at all.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// A vector by its parts.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// The coordinate along an axis.
    public subscript(_ axis: Axis) -> Double {
        get { axis == .horizontal ? dx : dy }
        set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
    }
}
