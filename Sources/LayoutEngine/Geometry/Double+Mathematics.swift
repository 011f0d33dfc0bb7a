// SPDX-License-Identifier: GPL-3.0-or-later

// The C library, by whatever name a platform has it, in one place. `rounded()` calls it too, and nothing else asks the linker for it.
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Double {
    /// e to the power of it.
    var exponential: Double { exp(self) }
    /// To the base e; NaN of a negative number, -infinity of 0.
    var naturalLogarithm: Double { log(self) }
    /// Of an angle in radians.
    var cosine: Double { cos(self) }
    /// Of an angle in radians.
    var sine: Double { sin(self) }

    func raised(to power: Double) -> Double { pow(self, power) }
}
