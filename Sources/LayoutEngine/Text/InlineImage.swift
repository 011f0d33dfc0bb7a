// SPDX-License-Identifier: GPL-3.0-or-later

/// An image that stands in a line of text as a character does. Its bottom is on the baseline, a symbol's in the middle of the line.
package indirect enum InlineImage: Hashable, Sendable {
    /// As wide as a line of the run's font is high: what a symbol is in a view of its own (L3.4).
    case symbol(String)
    /// Of its own size in points, whatever the font.
    case picture(String, CGSize)

    /// The character that takes the image's place in the string.
    package static let character = "\u{FFFC}"

    func width(in metrics: FontMetrics, displayScale: Double) -> Double {
        switch self {
        case .symbol: (metrics.line * displayScale).rounded() / displayScale
        case .picture(_, let size): size.width
        }
    }

    /// How far it reaches above the baseline; nil: no further than the font.
    var ascent: Double? {
        switch self {
        case .symbol: nil
        case .picture(_, let size): size.height
        }
    }
}
