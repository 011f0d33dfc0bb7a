// SPDX-License-Identifier: GPL-3.0-or-later

public enum ScrollPhase: String, CaseIterable, Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// True for every phase but idle (S8.10).
    public var isScrolling: Bool { self != .idle }
}

/// What a scroll view remembers between layouts: a value of the scene (decision 4 of the house).
public struct ScrollState: Sendable, Hashable {
    /// The offset counted from rest: 0 at the start (“p” of the rules).
    public var position = CGPoint.zero
    public var phase = ScrollPhase.idle
    /// Was it ever scrolled by the user or the platform (S6.13)?
    public var hasScrolled = false
    /// Where it is to go; resolved by the next layout, again while lazy estimates settle (S11.11).
    public var request: ScrollRequest?
    /// How the request is to be reached; nil jumps (S5.12).
    public var curve: MotionCurve?
    /// How fast the view was moving when the request turned its animation, in points a second: a spring goes on with it.
    public var velocity = CGVector.zero
    /// Does a finger or a motion go on from where the request puts the view (S5.13)?
    public var preservesVelocity = false
    /// May the layout move the offset because sizes changed (S6.12)?
    public var mayAdjust = true
    /// The finger that holds it (S15.3); layouts leave such a view where it is.
    public var finger: ScrollFinger?
    /// How it moves by itself.
    public var motion: ScrollMotion?
    /// By how much lazy content before what is seen turned out longer than estimated: the next layout moves by it (S11.5).
    var correction = CGPoint.zero
    /// What keeps its place when the content or the container changes (S5.16b, S5.31).
    public var kept: KeptPosition?
    /// The geometry of the last layout; nil before the first.
    public var geometry: ScrollGeometry?

    public init() {}

    /// Is it held, or moving? Then it follows no anchor.
    var isBusy: Bool { finger != nil || motion != nil }
    /// May it stand beyond its range (S3.9)?
    var mayLeaveRange: Bool { finger != nil || motion?.mayLeaveRange == true }
}

/// A programmatic scroll.
public enum ScrollRequest: Hashable, Sendable {
    /// scrollTo(id, anchor:): a nil anchor moves least (S5.1–S5.6).
    case view(ViewID, anchor: UnitPoint?)
    case edge(Edge)
    /// Counted from rest; an axis without a value stays (S5.30).
    case point(x: Double?, y: Double?)
}

public enum KeptPosition: Hashable, Sendable {
    /// The distance from the item's anchor point to the container's stays the same.
    case view(ViewID, anchor: UnitPoint?, distance: CGPoint)
    case edge(Edge)
}
