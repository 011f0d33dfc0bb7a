// SPDX-License-Identifier: GPL-3.0-or-later

/// Rounding of text sizes and baselines to whole pixels (L1.7, L12.1).
struct TextPixelGrid: Hashable, Sendable {
    let scale: Double

    /// A scale that is not a positive number counts as 1.
    init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// Sums of advances carry errors in their last bits; a length this close to a pixel counts as that pixel.
    static let tolerance = 1e-6

    @inline(__always)
    func up(_ length: Double) -> Double { pixels(length) / scale }

    /// How many whole pixels a length is rounded up to; never -0.
    @inline(__always)
    func pixels(_ length: Double) -> Double {
        let pixels = length * scale - Self.tolerance
        // Below this every whole number of pixels is an Int, and rounding calls no function.
        guard abs(pixels) < 1e15 else { return pixels.rounded(.up) }
        let whole = Double(Int(pixels))
        return whole < pixels ? whole + 1 : whole
    }

    func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
