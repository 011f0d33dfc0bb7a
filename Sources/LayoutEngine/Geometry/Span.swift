// SPDX-License-Identifier: GPL-3.0-or-later

extension ClosedRange<Double> {
    /// From a number to another that was worked out of what a person gave: the lower alone where the other is less or is no number, and
    /// from 0 where that is none either. `...` would trap.
    package static func span(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
        let start = lower.isNaN ? 0 : lower
        return start...(upper >= start ? upper : start)
    }
}
