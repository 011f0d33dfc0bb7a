// SPDX-License-Identifier: GPL-3.0-or-later

/// One of the two directions of layout.
public enum Axis: Int, CaseIterable, Hashable, Sendable {
    /// From side to side, and from top to bottom.
    case horizontal, vertical

    /// The axis across.
    public var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Any of the two axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each axis.
        public let rawValue: Int

        /// A set of axes by its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// One axis alone.
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
        /// The axes for which a condition holds.
        init(where isSo: (Axis) -> Bool) { rawValue = (isSo(.horizontal) ? 1 : 0) | (isSo(.vertical) ? 2 : 0) }

        /// The horizontal axis alone.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis alone.
        public static let vertical = Set(.vertical)
        /// Both axes.
        public static let both: Set = [.horizontal, .vertical]

        /// Is an axis one of them?
        public func contains(axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
        /// The edges at the ends of the axes.
        package var edges: Edge.Set { (contains(.horizontal) ? Edge.Set.horizontal : []).union(contains(.vertical) ? .vertical : []) }

        /// The one axis of a one-axis set, nil for none or both.
        package var single: Axis? { self == .horizontal ? .horizontal : self == .vertical ? .vertical : nil }
    }
}
