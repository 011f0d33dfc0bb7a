// SPDX-License-Identifier: GPL-3.0-or-later

// `rounded()` calls the C library's mathematics, which nothing else of this module asks the linker for.
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Rounding of text sizes and baselines to whole pixels (L1.7, L12.1).
struct TextPixelGrid: Hashable, Sendable {
    let scale: Double

    /// A scale that is not a positive number counts as 1.
    init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// Sums of advances carry errors in their last bits; a length this close to a pixel counts as that pixel.
    static let tolerance = 1e-6

    func up(_ length: Double) -> Double {
        // Adding 0 turns the -0 that rounding up gives into 0.
        (length * scale - Self.tolerance).rounded(.up) / scale + 0
    }

    func nearest(_ length: Double) -> Double {
        (length * scale).rounded() / scale
    }
}
