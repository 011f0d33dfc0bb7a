// SPDX-License-Identifier: GPL-3.0-or-later

/// A length that grows with the reader's text size, as `@ScaledMetric` gives it (L14.2).
///
/// The value is multiplied by the ratio of the style's line height now to its line height at `large`, then rounded to the nearest
/// pixel. Platforms without Dynamic Type only round. NaN and infinity come back as they are.
package func scaledMetric(_ value: Double, relativeTo style: Font.TextStyle = .body, in context: FontContext) -> Double {
    guard value.isFinite else { return value }
    return TextPixelGrid(scale: context.displayScale).nearest(value * style.scaleFactor(in: context))
}
