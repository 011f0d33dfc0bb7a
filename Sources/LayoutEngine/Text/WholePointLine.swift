// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines of sized fonts on macOS are whole points high (L12.7): ascent and descent are rounded apart.
enum WholePointLine {
    /// The ascent to the nearest point, the descent up to 22 points rounded up and beyond to the nearest: so are all sizes that were
    /// measured, from 9 to 40 points. Where between 22 and 24 the descent turns is not known (L12.7).
    static func height(ascent: Double, descent: Double, pointSize: Double) -> Double {
        ascent.rounded() + descent.rounded(pointSize < 24 ? .up : .toNearestOrAwayFromZero)
    }
}
