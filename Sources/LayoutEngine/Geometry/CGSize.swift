// SPDX-License-Identifier: GPL-3.0-or-later

/// A size in points. Layout answers may be infinite (an infinite proposal to a Color, L1.4), never NaN.
public struct CGSize: Hashable, Sendable {
    /// The length across.
    public var width: Double
    /// The length from top to bottom.
    public var height: Double

    /// No length on either axis.
    public static let zero = CGSize(width: 0, height: 0)

    /// A size by its lengths, in points.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The length along an axis.
    @inlinable
    public subscript(_ axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A size by what each axis gives.
    @inline(__always)
    package init(_ length: (Axis) -> Double) { self.init(width: length(.horizontal), height: length(.vertical)) }

    /// As wide and as high as the larger of both.
    @inline(__always)
    func union(_ other: CGSize) -> CGSize { CGSize(width: max(width, other.width), height: max(height, other.height)) }

    /// A size from its lengths along and across an axis.
    @inlinable
    public init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}
