// SPDX-License-Identifier: GPL-3.0-or-later

/// The key of an alignment guide on one axis. Built-in keys have a default that depends on the length alone (L6.1).
public struct AlignmentKey: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// leading or top
        case start
        case center
        /// trailing or bottom
        case end
        case firstTextBaseline
        case lastTextBaseline
        /// An AlignmentID of the user's, by its type's name.
        case custom(String)
    }

    public let axis: Axis
    public let kind: Kind
    /// The default of a custom key for the dimensions of a view; nil for built-in keys.
    public let customDefault: (@Sendable (CGSize) -> Double)?

    public init(_ axis: Axis, _ kind: Kind, customDefault: (@Sendable (CGSize) -> Double)? = nil) {
        self.axis = axis
        self.kind = kind
        self.customDefault = customDefault
    }

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.axis == b.axis && a.kind == b.kind }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(kind)
    }

    /// The guide of a view that defines none itself, in points from its start (L6.1): the baselines of a view without text lie at its bottom.
    public func defaultValue(in size: CGSize) -> Double {
        switch kind {
        case .start: 0
        case .center: size[axis] / 2
        case .end, .firstTextBaseline, .lastTextBaseline: size[axis]
        case .custom: customDefault?(size) ?? 0
        }
    }

    /// The position of the guide in a view of length 1: what lazy containers and anchors use (L10.5, L10.13).
    public var fraction: Double { defaultValue(in: CGSize(width: 1, height: 1)) }

    /// Guides of frames do not leave a container; text baselines and custom guides do (L6.2).
    public var propagatesThroughContainers: Bool {
        switch kind {
        case .start, .center, .end: false
        default: true
        }
    }
}

public struct HorizontalAlignment: Hashable, Sendable {
    public let key: AlignmentKey

    public init(_ key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(AlignmentKey(.horizontal, .start))
    public static let center = HorizontalAlignment(AlignmentKey(.horizontal, .center))
    public static let trailing = HorizontalAlignment(AlignmentKey(.horizontal, .end))
}

public struct VerticalAlignment: Hashable, Sendable {
    public let key: AlignmentKey

    public init(_ key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(AlignmentKey(.vertical, .start))
    public static let center = VerticalAlignment(AlignmentKey(.vertical, .center))
    public static let bottom = VerticalAlignment(AlignmentKey(.vertical, .end))
    public static let firstTextBaseline = VerticalAlignment(AlignmentKey(.vertical, .firstTextBaseline))
    public static let lastTextBaseline = VerticalAlignment(AlignmentKey(.vertical, .lastTextBaseline))
}

public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    public subscript(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
