// SPDX-License-Identifier: GPL-3.0-or-later

extension ClosedRange<Double> {
    /// From one number to another, both worked out from what a person gave: the lower alone where the other is less or NaN, and from 0
    /// where the lower is NaN too. `...` would trap.
    package static func span(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
        let start = lower.isNaN ? 0 : lower
        return start...(upper >= start ? upper : start)
    }

    /// The part in which a condition begins to hold that, once it holds, holds for all larger numbers: halved a number of times.
    func halved(_ count: Int, where holds: (Double) -> Bool) -> ClosedRange<Double> {
        var (low, high) = (lowerBound, upperBound)
        for _ in 0..<count {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle }
        }
        return low...high
    }
}
