// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import CMalloc
#endif

/// Time and memory, as the system tells them.
enum Meter {
    private static let clock = ContinuousClock()

    static func nanoseconds(_ body: () -> Void) -> Double {
        let time = clock.measure(body)
        return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
    }

    /// The shortest of several runs. What a run needs is prepared outside of the time.
    static func minimum<Prepared>(_ runs: Int, prepare: () -> Prepared, _ body: (Prepared) -> Void) -> Double {
        var best = Double.infinity
        for _ in 0..<runs {
            let prepared = prepare()
            best = min(best, nanoseconds { body(prepared) })
        }
        return best
    }

    /// Bytes that are allocated and not freed; resident pages would hide what fits into memory that was freed before. 0 where only Glibc's
    /// malloc could tell.
    static var allocatedBytes: Int {
        #if canImport(Glibc)
            let info = mallinfo2()
            return Int(info.uordblks) + Int(info.hblkhd)
        #else
            return 0
        #endif
    }
}

/// A number for a table: three digits, or all before the point.
func short(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    if value >= 100 { return String(Int(value.rounded())) }
    let scale = value >= 10 ? 10.0 : 100.0
    let scaled = (value * scale).rounded() / scale
    return scaled == scaled.rounded() ? String(Int(scaled)) : String(scaled)
}

/// A time with its unit.
func time(_ nanoseconds: Double) -> String {
    if nanoseconds >= 1e6 { return short(nanoseconds / 1e6) + " ms" }
    return nanoseconds >= 1e3 ? short(nanoseconds / 1e3) + " µs" : short(nanoseconds) + " ns"
}
