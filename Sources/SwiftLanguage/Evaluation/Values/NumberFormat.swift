// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Numbers as text.
package enum NumberFormat {
    /// As Swift prints a Double; rounded: to three decimals, still with at least one.
    package static func description(_ value: Double, rounded: Bool) -> String {
        guard rounded, value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let result = (value * 1000).rounded() / 1000
        return "\(result == 0 ? 0 : result)"
    }

    /// With a fixed number of decimals.
    package static func fixed(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 1e18 else { return "\(value)" }
        var buffer = [CChar](repeating: 0, count: 64)
        let count = withVaList([Int32(min(20, max(0, decimals))), value]) { vsnprintf(&buffer, 64, "%.*f", $0) }
        return String(decoding: buffer.prefix(max(0, min(63, Int(count)))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
