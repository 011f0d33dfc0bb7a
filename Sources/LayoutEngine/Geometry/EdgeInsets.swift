// SPDX-License-Identifier: GPL-3.0-or-later

/// Distances from the edges inwards, in points; leading and trailing follow the layout direction. Negative values reach outwards.
public struct EdgeInsets: Hashable, Sendable {
    /// From the upper edge inwards.
    public var top: Double
    /// From the leading edge inwards.
    public var leading: Double
    /// From the lower edge inwards.
    public var bottom: Double
    /// From the trailing edge inwards.
    public var trailing: Double

    /// No inset at all.
    public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Insets by edge, in points; a negative one reaches outwards.
    @inlinable
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same length on each of the edges, 0 on the others.
    public init(_ edges: Edge.Set, _ length: Double) {
        self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length).masked(edges)
    }

    /// Leading and trailing together.
    public var horizontal: Double { leading + trailing }
    /// Top and bottom together.
    public var vertical: Double { top + bottom }

    /// The sum of the two insets of an axis.
    @inlinable
    public func total(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }

    /// The inset at the start of an axis: leading or top.
    @inlinable
    public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

    /// The inset at the end of an axis: trailing or bottom.
    @inlinable
    public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    /// The inset of an edge.
    public subscript(_ edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The insets of the named edges, 0 on the others.
    package func masked(_ edges: Edge.Set) -> EdgeInsets {
        var result = EdgeInsets.zero
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = self[edge] }
        return result
    }

    static prefix func - (insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
    }

    /// The insets of both, edge by edge.
    public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
    }
}
