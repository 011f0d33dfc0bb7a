// SPDX-License-Identifier: GPL-3.0-or-later

extension ClosedRange<Double> {
    /// From one number to another, both worked out from what a person gave: the lower alone where the other is less or NaN, and from 0
    /// where the lower is NaN too. `...` would trap.
    package static func span(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
        let start = lower.isNaN ? 0 : lower
        return start...(upper >= start ? upper : start)
    }
}
