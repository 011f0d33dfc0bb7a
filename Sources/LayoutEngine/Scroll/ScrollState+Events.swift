// SPDX-License-Identifier: GPL-3.0-or-later

/// What the user, the program and time do to a scroll view (S15.2–S15.10). Each is a function of the state and of what the last layout
/// found; before the first layout nothing happens.
extension ScrollState {
    // MARK: the user

    /// A finger comes down: it stops a motion, with the edge that this was to keep, and starts where it catches the view (S3.16).
    public mutating func touch() {
        guard finger == nil, let metrics else { return }
        finger = ScrollFinger(raw: metrics.raw(position), origin: metrics.clamp(position))
        if motion != nil { (motion, kept) = (nil, nil) }
    }

    /// The finger moves, and comes down first if none is. Distances add up; less is shown of them past an edge (S15.3). As long as nothing
    /// is moved, what is kept is kept (S5.16b).
    public mutating func drag(by delta: CGPoint) {
        touch()
        guard let metrics else { return }
        finger?.raw += metrics.along(delta)
        if let finger, metrics.shown(finger.raw) != position { kept = nil }
    }

    /// The finger goes up; where the view goes from there is decided by `launch` (S15.4). Without a finger nothing happens.
    /// - Parameter velocity: in points a second of the content offset.
    public mutating func lift(velocity: CGVector) {
        guard let finger else { return }
        release = ScrollRelease(position: position, original: finger.origin, velocity: velocity)
        (self.finger, motion) = (nil, nil)
    }

    /// A wheel turns: one frame that ends at rest, without rubber band; then `launch` decides (S15.2).
    public mutating func wheel(by delta: CGPoint) {
        guard let metrics else { return }
        let (start, place) = (metrics.clamp(position), metrics.clamp(position) + metrics.along(delta))
        if motion != nil || metrics.clamp(place) != position { kept = nil }
        goal = .place(place)
        release = ScrollRelease(position: start, original: start, velocity: .zero)
        (finger, motion) = (nil, nil)
    }

    /// After the layout: the gesture that is over goes on, springs back or rests.
    /// - Parameters:
    ///   - rate: how gestures slow down under the view's behaviour (S4.10).
    ///   - behavior: answers with the place to rest at, or nil where there is none to be asked.
    /// - Returns: the outcome; nil while no gesture is over.
    public mutating func launch<E: Error>(
        rate: DecelerationRate = .normal, asking behavior: (ScrollMotion.Question) throws(E) -> CGPoint?
    ) throws(E) -> ScrollLaunch? {
        guard var release, let metrics else { return nil }
        release.position = position
        let launch = try ScrollLaunch(release, metrics, rate: rate, asking: behavior)
        self.release = nil
        if launch.motion.duration > 0 { (motion, kept) = (launch.motion, nil) }
        return launch
    }

    // MARK: the program

    /// The program wants the view somewhere; the next layout finds out where that is.
    /// - Parameters:
    ///   - request: a place, an edge, or a view in the content.
    ///   - curve: how the view is to get there; nil jumps.
    ///   - preservesVelocity: does a finger or a motion go on from there (S5.13)?
    public mutating func ask(_ request: ScrollRequest, curve: MotionCurve?, preservesVelocity: Bool = false) {
        self.request = request
        self.curve = curve
        self.preservesVelocity = preservesVelocity
        // An animation that is turned keeps its velocity (physics.md, 5).
        velocity = motion?.phase == .animating ? motion?.velocity ?? .zero : .zero
        kept = nil
    }

    /// Puts the view elsewhere at once: a behaviour's answer to another size (S4.2).
    public mutating func jump(to place: CGPoint) { position = place }

    // MARK: time

    /// The motion begins, on a virtual clock that shows this.
    public mutating func begin(at clock: Double) { motion?.began = clock }

    /// Time goes on to what the clock shows: the next layout brings the view where its motion has it then.
    public mutating func advance(to clock: Double) { motion?.advance(to: clock) }

    /// Decides where a motion leads from here on, now that more is known of the content: an animation to where its target is (S11.11), a
    /// deceleration to what its behaviour says (S4.7). How often this is done is part of how it moves: once a frame.
    public mutating func redirect<E: Error>(
        rate: DecelerationRate, asking behavior: (ScrollMotion.Question) throws(E) -> CGPoint?, locate: (ViewID) -> CGRect?
    ) throws(E) {
        guard let metrics, var motion else { return }
        if let landing = motion.landing, let place = place(of: landing, from: motion.start, metrics, locate) {
            motion.lead(to: place, metrics)
        }
        try motion.ask(again: behavior, rate, metrics)
        self.motion = motion
    }

    /// After the layout: a motion that is over is gone. An animation lands where its target has turned out to be: a layout more.
    /// - Returns: is it over?
    public mutating func arrive() -> Bool {
        guard let motion, motion.isOver else { return false }
        self.motion = nil
        if let landing = motion.landing { goal = .request(landing) }
        return true
    }

    /// What would go on for ever is where it leads.
    package mutating func endEndless() {
        if motion?.isEndless == true { motion = motion?.ended }
    }
}
