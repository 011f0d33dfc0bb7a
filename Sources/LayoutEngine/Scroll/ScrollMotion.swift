// SPDX-License-Identifier: GPL-3.0-or-later

/// A scroll view that moves by itself: decelerating after a gesture, or animating to where the program sent it.
public struct ScrollMotion: Hashable, Sendable {
    /// What a behaviour was asked at the end of the gesture: it is asked again when layout changes on the way (S4.7).
    public struct Question: Hashable, Sendable {
        public var proposed: CGPoint
        public var velocity: CGVector
        public var original: CGPoint

        public init(proposed: CGPoint, velocity: CGVector, original: CGPoint) {
            self.proposed = proposed
            self.velocity = velocity
            self.original = original
        }
    }

    public let phase: ScrollPhase
    public var horizontal: MotionTrack
    public var vertical: MotionTrack
    /// When it began on the virtual clock; nil until the clock has seen it.
    public var began: Double?
    public var question: Question?
    /// The content's size when it was asked.
    public var contentSize: CGSize?
    /// Resolved once more at the end: estimates on the way may have been off (S11.11).
    public var landing: ScrollRequest?
    /// By how much it was moved since it began: by lazy content before what is seen (S11.5), or by the program (S5.13).
    public var shift = CGPoint.zero

    public init(_ phase: ScrollPhase, horizontal: MotionTrack, vertical: MotionTrack, began: Double? = nil) {
        self.phase = phase
        self.horizontal = horizontal
        self.vertical = vertical
        self.began = began
    }

    public subscript(_ axis: Axis) -> MotionTrack { axis == .horizontal ? horizontal : vertical }

    public var duration: Double { max(horizontal.duration, vertical.duration) }

    /// When it is over, on the virtual clock.
    public var ending: Double? { began.map { $0 + duration } }

    public func position(at clock: Double) -> CGPoint {
        let time = clock - (began ?? clock)
        return CGPoint(x: horizontal.position(after: time) + shift.x, y: vertical.position(after: time) + shift.y)
    }

    /// Points a second.
    public func velocity(at clock: Double) -> CGVector {
        let time = clock - (began ?? clock)
        return CGVector(dx: horizontal.velocity(after: time), dy: vertical.velocity(after: time))
    }

    var mayLeaveRange: Bool { horizontal.mayLeaveRange || vertical.mayLeaveRange }

    /// Does it go on for ever?
    public var isEndless: Bool { horizontal.isEndless || vertical.isEndless }

    /// Already where it leads: for those who do not wait for ever.
    public var ended: ScrollMotion {
        var motion = self
        motion.horizontal = .rest(at: horizontal.end)
        motion.vertical = .rest(at: vertical.end)
        return motion
    }
}

/// A finger that holds a scroll view (S15.3).
public struct ScrollFinger: Hashable, Sendable {
    /// Where the view would stand if it followed without resistance; distances add up here.
    public var raw: CGPoint
    /// Where it stood when the finger came down.
    public private(set) var origin: CGPoint

    public init(raw: CGPoint, origin: CGPoint) {
        self.raw = raw
        self.origin = origin
    }

    /// The view was moved under it.
    mutating func move(by delta: CGPoint) {
        raw = CGPoint(x: raw.x + delta.x, y: raw.y + delta.y)
        origin = CGPoint(x: origin.x + delta.x, y: origin.y + delta.y)
    }
}
