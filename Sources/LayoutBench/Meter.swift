// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
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

    /// Bytes of the process that are in memory, in whole pages: differences tell something while nothing large was freed before.
    static var residentBytes: Int {
        let file = open("/proc/self/statm", O_RDONLY)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 128)
        let length = read(file, &buffer, buffer.count)
        guard length > 0 else { return 0 }
        // The second number: resident pages.
        let fields = buffer[..<length].split(separator: UInt8(ascii: " "))
        guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
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
