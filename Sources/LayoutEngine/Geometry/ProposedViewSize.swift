// SPDX-License-Identifier: GPL-3.0-or-later

/// What a parent offers a child, in points per axis: nil asks for the ideal, 0 for the minimum, infinity for the maximum (L1.2).
public struct ProposedViewSize: Hashable, Sendable {
    public var width: Double?
    public var height: Double?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    @inlinable
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    @inlinable
    public init(_ size: CGSize) {
        width = size.width
        height = size.height
    }

    /// A proposal from its lengths along and across an axis.
    @inlinable
    public init(_ axis: Axis, along: Double?, across: Double?) {
        width = axis == .horizontal ? along : across
        height = axis == .horizontal ? across : along
    }

    @inlinable
    public subscript(_ axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal with 10 points, or another size, in place of nil (L1.2).
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The largest square in the proposal: a length without a proposal is that of the other axis, 10 where there is none (L3.2).
    var largestSquare: CGSize {
        let side = min(width ?? height ?? 10, height ?? width ?? 10)
        return CGSize(width: side, height: side)
    }
}
