// SPDX-License-Identifier: GPL-3.0-or-later

public enum Axis: Int, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    public var other: Axis { self == .horizontal ? .vertical : .horizontal }

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
        public static let both: Set = [.horizontal, .vertical]

        public func contains(axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
        /// The edges at the ends of the axes.
        public var edges: Edge.Set { Edge.Set.horizontal.when(contains(.horizontal)).union(Edge.Set.vertical.when(contains(.vertical))) }

        func with(_ axis: Set, if condition: Bool) -> Set { condition ? union(axis) : self }

        /// The one axis of a one-axis set, nil for none or both.
        public var single: Axis? { self == .horizontal ? .horizontal : self == .vertical ? .vertical : nil }
    }
}
