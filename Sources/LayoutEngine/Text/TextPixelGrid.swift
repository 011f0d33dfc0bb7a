// SPDX-License-Identifier: GPL-3.0-or-later

/// Rounding of text sizes and baselines to whole pixels (L1.7, L12.1).
struct TextPixelGrid: Hashable, Sendable {
    let scale: Double

    /// A scale that is not a positive number counts as 1.
    init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// Sums of advances carry errors in their last bits; a length this close to a pixel counts as that pixel.
    static let tolerance = 1e-6
    /// Below this every whole number of pixels is an Int, and rounding calls no function. A length of more stays: its pixels may be more than a
    /// Double holds.
    private static let most = 1e15

    @inline(__always)
    func up(_ length: Double) -> Double {
        let pixels = length * scale - Self.tolerance
        guard abs(pixels) < Self.most else { return length }
        let whole = Double(Int(pixels))
        return (whole < pixels ? whole + 1 : whole) / scale
    }

    func nearest(_ length: Double) -> Double { abs(length * scale) < Self.most ? (length * scale).rounded() / scale : length }
}
