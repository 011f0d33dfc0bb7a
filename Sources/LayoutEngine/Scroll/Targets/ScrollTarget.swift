// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a scroll is to end: a rectangle of the container's size in content coordinates, 0 at rest (S4.1, S4.4).
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle to bring into view, in points, in the coordinates of the scroll view's content.
    public var rect: CGRect
    /// The point of the rectangle that is to lie at the same point of the container; nil: its start.
    public var anchor: UnitPoint?

    /// A target by its parts.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour is told (S4.3).
public struct ScrollTargetContext: Sendable {
    /// The target when the gesture began.
    public var originalTarget: ScrollTarget
    /// Points per second of the content offset: positive towards larger offsets.
    public var velocity: CGVector
    /// The content without insets.
    public var contentSize: CGSize
    /// The bounds less the insets.
    public var containerSize: CGSize
    /// The axes that scroll.
    public var axes: Axis.Set
    /// As it is around the scroll view.
    public var environment: EnvironmentValues
    /// The views of the target layout, in order (S4.18).
    public var targets: [ScrollTargetView]
    /// Where the finger let go; nil when it came no way.
    public var releasePosition: CGPoint?

    /// A context by its parts, for a gesture that no finger ended.
    public init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        environment: EnvironmentValues, targets: [ScrollTargetView]
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.environment = environment
        self.targets = targets
    }

    /// The largest position of an axis.
    func maximum(_ axis: Axis) -> Double { axes.contains(axis: axis) ? max(contentSize[axis] - containerSize[axis], 0) : 0 }
}

/// A view at which scrolling may come to rest.
public struct ScrollTargetView: Hashable, Sendable {
    /// By which it is known: explicit ids first, then that of its element.
    public var ids: [ViewID]
    /// In content coordinates: 0 is where the content starts at rest.
    public var frame: CGRect

    /// A view by all its ids.
    public init(ids: [ViewID], frame: CGRect) {
        self.ids = ids
        self.frame = frame
    }

    /// The first of its ids; nil without any.
    package var id: ViewID? { ids.first }
}

/// Decides where a scroll ends. Asked at the end of a gesture and when the scroll view changes its size (S4.2).
public protocol ScrollTargetBehavior: Sendable {
    /// How a gesture slows down under this behaviour (S4.10).
    var decelerationRate: DecelerationRate { get }
    /// Changes where the scroll ends; a target that is left alone is where it would end by itself.
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext)
}
