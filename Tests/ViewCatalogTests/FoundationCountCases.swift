// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Counts of bytes, capitals of a language, dates that are read, and functions of the names that Foundation's have.
    static let countCases = ##"""
        func t() -> String { [0, 1, 999, 1000, 1500, 999_999, 123_456_789, -2000].map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }.joined(separator: "|") + [1023, 1500, 5_000_000_000].map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .memory) }.joined(separator: "|") }
        //= Zero KB|1 byte|999 bytes|1 KB|2 KB|1,000 KB|123.5 MB|-2 KB1,023 bytes|1 KB|4.66 GB
        ----
        func t() -> String {
            let f = ByteCountFormatter()
            f.allowedUnits = [.useMB, .useKB]
            f.countStyle = .binary
            let first = f.string(fromByteCount: 1_234_567)
            f.includesUnit = false
            f.allowedUnits = .useKB
            let second = f.string(fromByteCount: 123_000)
            f.includesUnit = true
            f.zeroPadsFractionDigits = true
            f.allowsNonnumericFormatting = false
            return "\(first)|\(second)|\(f.string(fromByteCount: 0))|\(f.string(fromByteCount: 2_000_000))"
        }
        //= 1.2 MB|120|0 KB|1953 KB
        ----
        func t() -> String { let tr = Locale(identifier: "tr"); return "\("title".uppercased(with: tr)) \("TITLE".lowercased(with: tr)) \("hello".uppercased(with: nil)) \("istanbul city".capitalized(with: Locale(identifier: "en_US")))" }
        //= TİTLE tıtle HELLO Istanbul City
        ----
        func t() -> String { let d = try! Date("2024-01-02T00:00:00Z", strategy: .iso8601); let bad = try? Date("x", strategy: .iso8601); return "\(d.timeIntervalSince1970) \(bad == nil)" }
        //= 1704153600.0 true
        ----
        func pow<T: BinaryInteger>(_ a: T, _ b: T) -> T { var r: T = 1; var n = b; while n > 0 { r *= a; n -= 1 }; return r }
        func max<T>(_ a: T, _ b: T, by key: (T) -> Int) -> T { max(key(a), key(b)) == key(a) ? a : b }
        func t() -> String { let n = 3; return "\(pow(2, 3)) \(pow(n, 2)) \(max("a", "bcd", by: \.count)) \(max(3, 7)) \(max("a", "b"))" }
        //= 8 9 bcd 7 b
        """##
}
