// SPDX-License-Identifier: GPL-3.0-or-later

/// An edge of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
    public var isStart: Bool { self == .top || self == .leading }

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.top, .leading, .bottom, .trailing]

        /// The same edges, or none.
        func when(_ condition: Bool) -> Set { condition ? self : [] }
    }
}
