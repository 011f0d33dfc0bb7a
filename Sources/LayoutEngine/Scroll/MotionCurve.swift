// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// An animation of one number from where it is to where it is to be: a timing curve, or a spring of mass 1 (physics.md, 4–6).
public enum MotionCurve: Hashable, Sendable {
    case timing(TimingCurve, duration: Double)
    case spring(stiffness: Double, damping: Double)

    /// Animation.default as documented: response 0.55, damping fraction 1 (provisional).
    public static let standard = MotionCurve.spring(response: 0.55, dampingFraction: 1)

    /// Apple's published conversion; a response of 0 is infinitely stiff.
    public static func spring(response: Double, dampingFraction: Double) -> MotionCurve {
        let root = 2 * Double.pi / max(response, 0.001)
        return .spring(stiffness: root * root, damping: 2 * max(dampingFraction, 0.01) * root)
    }

    /// A bounce below 0 damps more than critically.
    public static func spring(duration: Double, bounce: Double) -> MotionCurve {
        let bounce = min(max(bounce, -0.99), 0.99)
        return .spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// What is left of the way after a time: 1 at the start, 0 at the end; a spring may go past it.
    func remaining(after time: Double) -> Double {
        switch self {
        case .timing(let curve, let duration): duration > 0 ? 1 - curve.value(at: time / duration) : 0
        case .spring(let stiffness, let damping): Self.spring(time, stiffness, damping).place
        }
    }

    /// When a way of a length is over.
    func duration(distance: Double, epsilon: Double) -> Double {
        switch self {
        case .timing(_, let duration): return max(duration, 0)
        case .spring(let stiffness, let damping):
            let limit = epsilon * stiffness.squareRoot()
            return RestSearch.time { time in
                let (place, speed) = Self.spring(time, stiffness, damping)
                return abs(place * distance) <= epsilon && abs(speed * distance) <= limit
            }
        }
    }

    /// The damped oscillator that starts at 1 without speed, in closed form.
    private static func spring(_ time: Double, _ stiffness: Double, _ damping: Double) -> (place: Double, speed: Double) {
        let time = max(time, 0)
        let natural = stiffness.squareRoot()
        let decay = damping / 2
        let difference = natural * natural - decay * decay
        if abs(difference) < 1e-6 * stiffness {
            let fall = exp(-natural * time)
            return (fall * (1 + natural * time), -fall * natural * natural * time)
        }
        if difference > 0 {
            let frequency = difference.squareRoot()
            let fall = exp(-decay * time)
            let (c, s) = (cos(frequency * time), sin(frequency * time))
            return (fall * (c + decay / frequency * s), -fall * (natural * natural / frequency) * s)
        }
        let root = (-difference).squareRoot()
        let (a, b) = (-decay + root, -decay - root)
        let (ca, cb) = (-b / (a - b), a / (a - b))
        return (ca * exp(a * time) + cb * exp(b * time), ca * a * exp(a * time) + cb * b * exp(b * time))
    }
}

/// Finds when a motion has come to rest: the first time, to a thousandth of a frame, after which it seems still.
enum RestSearch {
    private static let step = 1.0 / 120
    private static let limit = 36_000

    static func time(_ isAtRest: (Double) -> Bool) -> Double {
        if isAtRest(0) { return 0 }
        for index in 1...limit where isAtRest(Double(index) * step) {
            var (low, high) = (Double(index - 1) * step, Double(index) * step)
            for _ in 0..<20 {
                let middle = (low + high) / 2
                if isAtRest(middle) { high = middle } else { low = middle }
            }
            return high
        }
        return Double(limit) * step
    }
}
