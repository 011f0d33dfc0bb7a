// SPDX-License-Identifier: GPL-3.0-or-later

/// An animation of one number from where it is to where it is to be: a timing curve, or a spring of mass 1, delayed, sped up or repeated
/// (P4–P6). Modifiers work from the inside out: `.delay(1).speed(2)` waits half a second.
public indirect enum MotionCurve: Hashable, Sendable {
    /// Seconds; 0 is there at once.
    case timing(TimingCurve, duration: Double)
    /// `velocity` is in ways per second, towards the end.
    case spring(stiffness: Double, damping: Double, velocity: Double = 0)
    /// Waits for a number of seconds first.
    case delayed(MotionCurve, by: Double)
    /// Time runs faster by a factor; with 0 it never arrives.
    case sped(MotionCurve, times: Double)
    /// `count` runs, nil for ever; every second one goes back where it autoreverses. It is set to its end when they are over.
    case repeated(MotionCurve, count: Int?, autoreverses: Bool)

    /// Animation.default as documented: response 0.55, damping fraction 1 (provisional).
    public static let standard = MotionCurve.spring(response: 0.55, dampingFraction: 1)
    /// What the system animates by itself, such as a tap on the status bar.
    public static let system = MotionCurve.timing(.easeInOut, duration: 0.3)

    /// Apple's published conversion; a response of 0 is infinitely stiff.
    public static func spring(response: Double, dampingFraction: Double, velocity: Double = 0) -> MotionCurve {
        let root = 2 * Double.pi / max(response, 0.001)
        return .spring(stiffness: root * root, damping: 2 * max(dampingFraction, 0.01) * root, velocity: velocity)
    }

    /// A bounce below 0 damps more than critically.
    public static func spring(duration: Double, bounce: Double, velocity: Double = 0) -> MotionCurve {
        let bounce = min(max(bounce, -0.99), 0.99)
        return .spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
    }

    /// The same curve taken up in motion, `ways` of the whole way a second; only springs know velocity.
    func pushed(by ways: Double) -> MotionCurve {
        switch self {
        case .spring(let stiffness, let damping, let velocity): .spring(stiffness: stiffness, damping: damping, velocity: velocity + ways)
        case .sped(let curve, let factor) where factor > 0: .sped(curve.pushed(by: ways / factor), times: factor)
        default: self
        }
    }

    /// The curve that this one changes; nil where it changes none.
    fileprivate var inner: MotionCurve? {
        switch self {
        case .timing, .spring: nil
        case .delayed(let curve, _), .sped(let curve, _), .repeated(let curve, _, _): curve
        }
    }

    /// When the motion counts as done, though a spring still swings: its response, or the timing curve's end.
    package var logicalDuration: Double {
        switch self {
        case .timing(_, let duration): duration
        case .spring(let stiffness, _, _): stiffness > 0 ? 2 * Double.pi / stiffness.squareRoot() : 0
        case .delayed(let curve, let time): time + curve.logicalDuration
        case .sped(let curve, let factor): factor > 0 ? curve.logicalDuration / factor : .infinity
        case .repeated(let curve, let count, _): count.map { Double($0) * curve.logicalDuration } ?? .infinity
        }
    }
}

/// An animation along a way of a certain length, which decides when a spring seems still.
struct MotionCourse: Hashable, Sendable {
    private let curve: MotionCurve
    /// That of the curve which this one changes; empty where it changes none.
    private let inner: [MotionCourse]
    /// Seconds until it rests; infinite where it never does.
    let duration: Double

    init(_ curve: MotionCurve, distance: Double, epsilon: Double) {
        self.curve = curve
        inner = curve.inner.map { [MotionCourse($0, distance: distance, epsilon: epsilon)] } ?? []
        let whole = inner.first?.duration ?? 0
        switch curve {
        case .timing(_, let time): duration = max(time, 0)
        case .spring(let stiffness, let damping, let velocity):
            let limit = epsilon * stiffness.squareRoot()
            duration = RestSearch.time { time in
                let (place, speed) = Self.spring(time, stiffness, damping, velocity)
                return abs(place * distance) <= epsilon && abs(speed * distance) <= limit
            }
        case .delayed(_, let time): duration = max(time + whole, 0)
        case .sped(_, let factor): duration = factor > 0 ? whole / factor : .infinity
        case .repeated(_, let count, _): duration = whole > 0 ? whole * (count.map { Double(max($0, 1)) } ?? .infinity) : 0
        }
    }

    /// What is left of the way after a time: 1 at the start, 0 at the end; a spring may go past it.
    func remaining(after time: Double) -> Double {
        if time >= duration { return 0 }
        func inside(_ time: Double) -> Double { inner.first?.remaining(after: time) ?? 0 }
        switch curve {
        case .timing(let curve, let duration): return duration > 0 ? 1 - curve.value(at: time / duration) : 0
        case .spring(let stiffness, let damping, let velocity): return Self.spring(time, stiffness, damping, velocity).place
        case .delayed(_, let delay): return inside(time - delay)
        case .sped(_, let factor): return inside(time * max(factor, 0))
        case .repeated(_, _, let autoreverses):
            let whole = inner.first?.duration ?? 0
            let run = (time / whole).rounded(.down)
            let into = time - run * whole
            return inside(autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? whole - into : into)
        }
    }

    /// The damped oscillator that starts at 1, in closed form.
    private static func spring(_ time: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double) -> (
        place: Double, speed: Double
    ) {
        let time = max(time, 0)
        let decay = damping / 2
        let difference = stiffness - decay * decay
        let push = -velocity
        if abs(difference) < 1e-6 * stiffness {
            let fall = (-decay * time).exponential
            let slope = push + decay
            return (fall * (1 + slope * time), fall * (slope - decay * (1 + slope * time)))
        }
        if difference > 0 {
            let frequency = difference.squareRoot()
            let fall = (-decay * time).exponential
            let (c, s) = ((frequency * time).cosine, (frequency * time).sine)
            let b = (push + decay) / frequency
            return (fall * (c + b * s), fall * ((b * frequency - decay) * c - (frequency + decay * b) * s))
        }
        let root = (-difference).squareRoot()
        let (p, q) = (-decay + root, -decay - root)
        let cp = (push - q) / (p - q)
        let cq = 1 - cp
        let (first, second) = ((p * time).exponential, (q * time).exponential)
        return (cp * first + cq * second, cp * p * first + cq * q * second)
    }
}

/// Finds when a motion has come to rest: the first time, to a thousandth of a frame, after which it seems still.
enum RestSearch {
    private static let step = 1.0 / 120
    private static let limit = 36_000

    static func time(_ isAtRest: (Double) -> Bool) -> Double {
        if isAtRest(0) { return 0 }
        for index in 1...limit where isAtRest(Double(index) * step) {
            return (Double(index - 1) * step...Double(index) * step).halved(20, where: isAtRest).upperBound
        }
        return Double(limit) * step
    }
}
