// SPDX-License-Identifier: GPL-3.0-or-later

/// An edge of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int, CaseIterable, Hashable, Sendable {
    /// The edges; leading is where reading begins.
    case top, leading, bottom, trailing

    /// The axis across which the edge lies: vertical for top and bottom.
    public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
    /// Is it the one where its axis begins: top or leading?
    public var isStart: Bool { self == .top || self == .leading }

    /// Any of the four edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each edge.
        public let rawValue: Int

        /// A set of edges by its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// One edge alone.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper edge alone.
        public static let top = Set(.top)
        /// The leading edge alone.
        public static let leading = Set(.leading)
        /// The lower edge alone.
        public static let bottom = Set(.bottom)
        /// The trailing edge alone.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}
