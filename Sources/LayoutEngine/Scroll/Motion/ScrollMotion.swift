// SPDX-License-Identifier: GPL-3.0-or-later

/// A scroll view that moves by itself: decelerating after a gesture, or animating to where the program sent it.
public struct ScrollMotion: Hashable, Sendable {
    /// What a behaviour was asked at the end of the gesture: it is asked again when layout changes on the way (S4.7).
    public struct Question: Hashable, Sendable {
        /// The natural end within the range.
        public private(set) var proposed: CGPoint
        /// Points a second, as the hand let go.
        public let velocity: CGVector
        /// Where the view stood when the gesture began.
        public private(set) var original: CGPoint
        /// Where the finger let go; nil where no gesture asks.
        public private(set) var release: CGPoint?

        package init(proposed: CGPoint, velocity: CGVector, original: CGPoint, release: CGPoint? = nil) {
            self.proposed = proposed
            self.velocity = velocity
            self.original = original
            self.release = release
        }

        fileprivate mutating func move(by delta: CGPoint) {
            proposed += delta
            original += delta
            release? += delta
        }
    }

    package let phase: ScrollPhase
    private(set) var horizontal: MotionTrack
    private(set) var vertical: MotionTrack
    /// Where it set out, without the shift.
    private let origin: CGPoint
    /// When it began on the virtual clock; nil until the clock has seen it.
    package var began: Double?
    /// Seconds of it that are over.
    private(set) var elapsed = 0.0
    /// Those at which a layout has had the view where the motion has it: an edge that was met by then was one.
    private var confirmed = 0.0
    /// What its behaviour was asked; nil without one.
    private(set) var question: Question?
    /// The content's size when it was asked.
    private var contentSize: CGSize?
    /// How it follows a range that turns out another one; nil where something else says where it leads.
    private var course: ScrollCourse?
    /// The range that its tracks were made for, without the shift.
    private var range = CGRect.zero
    /// Where an animation leads: estimates on the way may be off (S11.11).
    var landing: ScrollRequest?
    /// By how much the view was moved since it began: by lazy content before what is seen (S11.5), or by the program (S5.13).
    private(set) var shift = CGPoint.zero

    /// An animation to where the program asked for.
    init(animating horizontal: MotionTrack, _ vertical: MotionTrack, landing: ScrollRequest) {
        phase = .animating
        origin = CGPoint(x: horizontal.position(after: 0), y: vertical.position(after: 0))
        self.horizontal = horizontal
        self.vertical = vertical
        self.landing = landing
    }

    /// What a gesture's end leads to.
    /// - Parameter question: what its behaviour was asked; nil without one.
    init(_ course: ScrollCourse, _ metrics: ScrollMetrics, asked question: Question?) {
        phase = .decelerating
        origin = course.release.position
        horizontal = course.firstTrack(.horizontal, metrics)
        vertical = course.firstTrack(.vertical, metrics)
        self.question = question
        contentSize = metrics.contentSize
        if question == nil { self.course = course }
        range.size = CGSize { metrics.maximum($0) }
    }

    subscript(_ axis: Axis) -> MotionTrack {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// Seconds until it rests; infinite where it never does.
    public var duration: Double { max(horizontal.duration, vertical.duration) }

    /// When it is over, on the virtual clock.
    public var ending: Double? { began.map { $0 + duration } }

    var isOver: Bool { began != nil && elapsed >= duration }

    /// Where it has the view.
    var position: CGPoint { CGPoint { self[$0].position(after: elapsed) } + shift }

    /// Points a second.
    var velocity: CGVector { CGVector(dx: horizontal.velocity(after: elapsed), dy: vertical.velocity(after: elapsed)) }

    /// Where it set out.
    var start: CGPoint { origin + shift }

    /// Where it leads.
    var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) + shift }

    var mayLeaveRange: Bool { horizontal.mayLeaveRange || vertical.mayLeaveRange }

    /// Does it go on for ever?
    var isEndless: Bool { duration == .infinity }

    /// Already where it leads: for those who do not wait for ever.
    var ended: ScrollMotion {
        var motion = self
        motion.horizontal = .rest(at: horizontal.end)
        motion.vertical = .rest(at: vertical.end)
        return motion
    }

    // MARK: what happens to it

    /// Time goes on to this on the virtual clock.
    mutating func advance(to clock: Double) {
        guard let began else { return }
        confirmed = elapsed
        // Its end is its end, whatever is lost in adding up.
        elapsed = clock >= began + duration ? duration : max(clock - began, 0)
    }

    /// The view was moved while it moves.
    mutating func move(by delta: CGPoint) {
        shift += delta
        question?.move(by: delta)
    }

    /// Takes over what the layout found of the range: a fling goes on to an edge that lies elsewhere.
    mutating func adapt(to metrics: ScrollMetrics) {
        let range = CGRect(origin: CGPoint { -shift[$0] }, size: CGSize { metrics.maximum($0) })
        guard let course, self.range != range else { return }
        self.range = range
        for axis in metrics.scrollAxes {
            if let contact = self[axis].contact, contact <= confirmed { continue }
            self[axis] = course.track(axis, metrics, .span(range.min(axis), range.max(axis)))
        }
    }

    /// Leads to another place, in the content as it is now, and is as far on its way as it was.
    mutating func lead(to place: CGPoint, _ metrics: ScrollMetrics) {
        for axis in metrics.scrollAxes { self[axis] = self[axis].led(to: place[axis] - shift[axis], epsilon: metrics.epsilon) }
    }

    /// Asks the behaviour again where layout changed on the way; a new answer turns the motion (S4.7).
    mutating func ask<E: Error>(again behavior: (Question) throws(E) -> CGPoint?, _ rate: DecelerationRate, _ metrics: ScrollMetrics)
        throws(E)
    {
        guard let question, let began, contentSize != metrics.contentSize else { return }
        contentSize = metrics.contentSize
        guard let answer = try behavior(question) else { return }
        let (now, goal) = (position, metrics.rounded(metrics.clamp(answer)))
        guard metrics.scrollAxes.contains(where: { goal[$0] != metrics.onPixel(end[$0]) }) else { return }
        for axis in metrics.scrollAxes {
            self[axis] = .glide(from: now[axis], to: goal[axis], end: goal[axis], rate: rate, epsilon: metrics.epsilon)
        }
        shift = .zero
        self.began = began + elapsed
        elapsed = 0
        confirmed = 0
    }
}

/// A finger that holds a scroll view (S15.3).
package struct ScrollFinger: Hashable, Sendable {
    /// Where the view would stand if it followed without resistance; distances add up here.
    var raw: CGPoint
    /// Where it stood when the finger came down.
    private(set) var origin: CGPoint

    /// The view was moved under it.
    mutating func move(by delta: CGPoint) {
        raw += delta
        origin += delta
    }
}
