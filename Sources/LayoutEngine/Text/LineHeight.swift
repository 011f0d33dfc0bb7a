// SPDX-License-Identifier: GPL-3.0-or-later

/// A height of lines that does not depend on ascent and descent of the fonts in them (`AttributedString.LineHeight`, L12.12).
package enum LineHeight: Hashable, Sendable {
    /// The point size times a factor.
    case multiple(Double)
    /// Points.
    case exact(Double)
    /// The point size and as many points more.
    case leading(Double)

    /// In points, for a font of a point size; nil where that is not a length.
    func points(pointSize: Double) -> Double? {
        let points =
            switch self {
            case .multiple(let factor): pointSize * factor
            case .exact(let points): points
            case .leading(let increase): pointSize + increase
            }
        return points.isFinite && points >= 0 ? min(points, 100_000) : nil
    }
}
