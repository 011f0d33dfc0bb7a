// SPDX-License-Identifier: GPL-3.0-or-later

/// A point of a rectangle in fractions of its size: (0, 0) is top-leading, (1, 1) bottom-trailing. Values outside 0…1 lie outside.
public struct UnitPoint: Hashable, Sendable {
    /// 0 at the leading edge, 1 at the trailing one.
    public var x: Double
    /// 0 at the top, 1 at the bottom.
    public var y: Double

    /// A point by its fractions of the width and the height; outside of 0 to 1 it lies outside of the rectangle.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The corner where both axes begin, the same point as `topLeading`.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The fraction on an axis.
    @inlinable
    public subscript(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}
