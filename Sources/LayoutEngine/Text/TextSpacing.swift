// SPDX-License-Identifier: GPL-3.0-or-later

/// The distances a text prefers to its neighbours in a vertical stack, in points (L7.4). Horizontally it has no preference.
package struct TextSpacing: Hashable, Sendable {
    /// Between a plain view and this text below it.
    let aboveText: Double
    /// Between this text and a plain view below it.
    let belowText: Double
    /// Between a text and this text below it: the lower text decides.
    let textToText: Double

    /// The distances for a font. Those to plain views are not rounded beyond the gap they contain.
    init(metrics: FontMetrics, displayScale: Double) {
        let grid = TextPixelGrid(scale: displayScale)
        let gap = grid.up(0.1 * metrics.unroundedLine)
        aboveText = metrics.descent + gap
        belowText = max(metrics.unroundedLine + gap - metrics.capHeight, metrics.descent + gap)
        textToText = grid.up(metrics.leading)
    }
}
