// SPDX-License-Identifier: GPL-3.0-or-later

/// What a parent offers a child, in points per axis: nil asks for the ideal, 0 for the minimum, infinity for the maximum (L1.2).
public struct ProposedViewSize: Hashable, Sendable {
    /// Across; nil: the view's ideal width is asked for.
    public var width: Double?
    /// From top to bottom; nil: the view's ideal height is asked for.
    public var height: Double?

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal by axis, in points.
    @inlinable
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// Proposes both lengths of a size.
    @inlinable
    public init(_ size: CGSize) {
        width = size.width
        height = size.height
    }

    /// A proposal by what each axis gives.
    @inline(__always)
    package init(_ length: (Axis) -> Double?) { self.init(width: length(.horizontal), height: length(.vertical)) }

    /// A proposal from its lengths along and across an axis.
    @inlinable
    public init(_ axis: Axis, along: Double?, across: Double?) {
        width = axis == .horizontal ? along : across
        height = axis == .horizontal ? across : along
    }

    /// What is proposed on an axis.
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

    /// The lengths of the proposal, and those of a size where it has none; that is worked out only where it is needed.
    @inline(__always)
    func completed(by size: @autoclosure () -> CGSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        return replacingUnspecifiedDimensions(by: size())
    }

    /// The largest square in the proposal: a length without a proposal is that of the other axis, 10 where there is none (L3.2).
    var largestSquare: CGSize {
        let side = min(width ?? height ?? 10, height ?? width ?? 10)
        return CGSize(width: side, height: side)
    }
}
