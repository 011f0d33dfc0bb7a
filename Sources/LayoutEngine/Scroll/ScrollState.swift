// SPDX-License-Identifier: GPL-3.0-or-later

/// What a scroll view is doing (S8.10).
public enum ScrollPhase: String, CaseIterable, Hashable, Sendable {
    /// At rest; held by a finger that did not move yet; dragged; slowing down; sent by the program.
    case idle, tracking, interacting, decelerating, animating

    /// True for every phase but idle (S8.10).
    public var isScrolling: Bool { self != .idle }
}

/// What a scroll view remembers between layouts: a value of the scene (wall 6 of architecture.md).
///
/// Fingers, wheels and motions never set the position: they say where they have the view, and the layout that follows brings it there over
/// all that lies between, so that it is measured (S11.24). Only requests of the program jump.
public struct ScrollState: Sendable, Hashable {
    /// The offset counted from rest: 0 at the start (“p” of the rules).
    public internal(set) var position = CGPoint.zero
    /// What it was doing at the end of the last input; its keeper sets it.
    public var phase = ScrollPhase.idle
    /// Was it ever scrolled by the user or the platform (S6.13)?
    public var hasScrolled = false
    /// Where the program wants it; resolved by the next layout, again while lazy estimates settle (S11.11).
    package internal(set) var request: ScrollRequest?
    /// How the request is to be reached; nil jumps (S5.12).
    package internal(set) var curve: MotionCurve?
    /// How fast the view was moving when the request turned its animation, in points a second: a spring goes on with it.
    var velocity = CGVector.zero
    /// Does a finger or a motion go on from where the request puts the view (S5.13)?
    var preservesVelocity = false
    /// May the layout move the offset because sizes changed (S6.12)?
    package var mayAdjust = true
    /// The finger that holds it (S15.3); layouts leave such a view where it is.
    package internal(set) var finger: ScrollFinger?
    /// How it moves by itself.
    package internal(set) var motion: ScrollMotion?
    /// Where a wheel, or the end of an animation, has the view.
    var goal: Goal?
    /// A gesture that is over: once a layout has brought the view where the hand left it, it is launched from there.
    var release: ScrollRelease?
    /// By how much lazy content before what is seen turned out longer than estimated: the next layout moves by it (S11.5).
    var correction = CGPoint.zero
    /// What keeps its place when the content or the container changes (S5.16b, S5.31).
    package var kept: KeptPosition?
    /// What was found when the last layout ended; nil before: in a pass, lazy content may be short for want of measures.
    private(set) var settled: ScrollMetrics?
    /// What the last layout found; nil before the first.
    public internal(set) var metrics: ScrollMetrics?

    enum Goal: Sendable, Hashable {
        /// Beyond the range, perhaps: the view stops at its edge.
        case place(CGPoint)
        /// Looked up again on the way.
        case request(ScrollRequest)
    }

    /// Never scrolled.
    public init() {}

    /// The geometry as the last layout left it; nil before the first.
    public var geometry: ScrollGeometry? { metrics?.geometry(at: position) }

    /// Is a gesture over that has yet to be launched?
    public var isReleased: Bool { release != nil }

    /// Is it held, does it move, or has it just been let go?
    public var isBusy: Bool { finger != nil || motion != nil || release != nil }
    /// Does something have the view somewhere? Then it follows no anchor.
    var isLed: Bool { isBusy || goal != nil }
    /// May it stand beyond its range (S3.9)?
    var mayLeaveRange: Bool { finger != nil || release != nil || motion?.mayLeaveRange == true }

    /// The end of a layout: what was asked of it is done.
    mutating func finish() {
        request = nil
        goal = nil
        settled = metrics
    }
}

/// A programmatic scroll.
public enum ScrollRequest: Hashable, Sendable {
    /// To a view: on an axis with a value by this anchor, on one without by the least movement (S5.1–S5.7).
    case view(ViewID, x: Double?, y: Double?)
    /// To the start or the end of an axis, or held there.
    case edge(Edge)
    /// Counted from rest; an axis without a value stays (S5.30).
    case point(x: Double?, y: Double?)

    /// scrollTo(id, anchor:): a nil anchor moves least.
    public static func view(_ id: ViewID, anchor: UnitPoint?) -> Self { .view(id, x: anchor?.x, y: anchor?.y) }
}

/// What stays in place while sizes change.
package enum KeptPosition: Hashable, Sendable {
    /// The distance from the item's anchor point to the container's stays the same, and it stays in sight on the axes on which it was.
    case view(ViewID, anchor: UnitPoint?, distance: CGPoint, seen: Axis.Set)
    /// The view stays at the start or the end of an axis.
    case edge(Edge)
}
