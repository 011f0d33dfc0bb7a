// SPDX-License-Identifier: GPL-3.0-or-later

/// The key of an alignment guide on one axis. Built-in keys have a default that depends on the length alone (L6.1).
/// Eight bytes: every frame and every stack keeps one or two.
public struct AlignmentKey: Hashable, Sendable {
    /// Which guide it is.
    public enum Kind: Hashable, Sendable {
        /// leading or top
        case start
        /// The middle.
        case center
        /// trailing or bottom
        case end
        /// The baseline of the first line of text inside; without text the bottom.
        case firstTextBaseline
        /// The baseline of the last line of text inside; without text the bottom.
        case lastTextBaseline
        /// A user-defined AlignmentID, by the name of its type.
        case custom(String)
    }

    private enum Storage: Sendable {
        case builtIn(Axis, BuiltIn)
        case custom(Custom)
    }

    private enum BuiltIn: Sendable { case start, center, end, firstTextBaseline, lastTextBaseline }

    private final class Custom: Sendable {
        let axis: Axis
        let name: String
        let defaultValue: (@Sendable (CGSize) -> Double)?

        init(_ axis: Axis, _ name: String, _ defaultValue: (@Sendable (CGSize) -> Double)?) {
            (self.axis, self.name, self.defaultValue) = (axis, name, defaultValue)
        }
    }

    private let storage: Storage

    /// A guide of an axis; a custom one stays the same guide by its kind.
    /// `customDefault` is the default of a custom key for the dimensions of a view, 0 without one; built-in keys have their own.
    public init(_ axis: Axis, _ kind: Kind, customDefault: (@Sendable (CGSize) -> Double)? = nil) {
        switch kind {
        case .start: storage = .builtIn(axis, .start)
        case .center: storage = .builtIn(axis, .center)
        case .end: storage = .builtIn(axis, .end)
        case .firstTextBaseline: storage = .builtIn(axis, .firstTextBaseline)
        case .lastTextBaseline: storage = .builtIn(axis, .lastTextBaseline)
        case .custom(let name): storage = .custom(Custom(axis, name, customDefault))
        }
    }

    /// The axis along which the guide is a position.
    public var axis: Axis {
        switch storage {
        case .builtIn(let axis, _): axis
        case .custom(let custom): custom.axis
        }
    }

    /// Which guide it is.
    public var kind: Kind {
        switch storage {
        case .builtIn(_, .start): .start
        case .builtIn(_, .center): .center
        case .builtIn(_, .end): .end
        case .builtIn(_, .firstTextBaseline): .firstTextBaseline
        case .builtIn(_, .lastTextBaseline): .lastTextBaseline
        case .custom(let custom): .custom(custom.name)
        }
    }

    /// A user-defined guide is a closure that may read and report anything; a built-in one is known from the length.
    var isBuiltIn: Bool {
        if case .builtIn = storage { true } else { false }
    }

    /// Guides are told apart by axis and kind; the function of a custom default does not count.
    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.axis == b.axis && a.kind == b.kind }

    /// Over axis and kind.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(kind)
    }

    /// The guide of a view that defines none itself, in points from its start (L6.1): the baselines of a view without text lie at its bottom.
    public func defaultValue(in size: CGSize) -> Double {
        switch storage {
        case .builtIn(_, .start): 0
        case .builtIn(let axis, .center): size[axis] / 2
        case .builtIn(let axis, _): size[axis]
        case .custom(let custom): custom.defaultValue?(size) ?? 0
        }
    }

    /// The position of the guide in a view of length 1: what lazy containers and anchors use (L10.5, L10.13).
    package var fraction: Double { defaultValue(in: CGSize(width: 1, height: 1)) }

    /// Guides of frames do not leave a container; text baselines and custom guides do (L6.2).
    package var propagatesThroughContainers: Bool {
        switch storage {
        case .builtIn(_, .start), .builtIn(_, .center), .builtIn(_, .end): false
        default: true
        }
    }
}

/// A guide at which views are lined up from left to right: a position x.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The guide itself.
    public let key: AlignmentKey

    /// An alignment of any guide of the axis.
    public init(_ key: AlignmentKey) { self.key = key }

    /// The edge at which reading begins.
    public static let leading = HorizontalAlignment(AlignmentKey(.horizontal, .start))
    /// The middle of the width.
    public static let center = HorizontalAlignment(AlignmentKey(.horizontal, .center))
    /// The edge at which reading ends.
    public static let trailing = HorizontalAlignment(AlignmentKey(.horizontal, .end))
}

/// A guide at which views are lined up from top to bottom: a position y.
public struct VerticalAlignment: Hashable, Sendable {
    /// The guide itself.
    public let key: AlignmentKey

    /// An alignment of any guide of the axis.
    public init(_ key: AlignmentKey) { self.key = key }

    /// The upper edge.
    public static let top = VerticalAlignment(AlignmentKey(.vertical, .start))
    /// The middle of the height.
    public static let center = VerticalAlignment(AlignmentKey(.vertical, .center))
    /// The lower edge.
    public static let bottom = VerticalAlignment(AlignmentKey(.vertical, .end))
    /// The baseline of the first line of text; without text the bottom (L6.1).
    public static let firstTextBaseline = VerticalAlignment(AlignmentKey(.vertical, .firstTextBaseline))
    /// The baseline of the last line of text; without text the bottom (L6.1).
    public static let lastTextBaseline = VerticalAlignment(AlignmentKey(.vertical, .lastTextBaseline))
}

/// A guide on each axis: where a view stands in a frame, an overlay or a ZStack.
public struct Alignment: Hashable, Sendable {
    /// The guide across.
    public var horizontal: HorizontalAlignment
    /// The guide in height.
    public var vertical: VerticalAlignment

    /// An alignment of two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper corner where reading begins.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper corner where reading ends.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower corner where reading begins.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower corner where reading ends.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The guide on an axis.
    public subscript(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
